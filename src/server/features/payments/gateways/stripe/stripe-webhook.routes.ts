import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CodedError } from '#shared/errors.ts';
import type { MountedPayments } from '../gateway.ts';
import { parseJson } from '../send-request.ts';
import { isSignedByStripe } from './stripe-signature.ts';

const bodyLimit = 262_144;
/** Stripe sends few and repeats what is refused. */
const mostPerMinute = 300;

const webhook = z.object({
  id: z.string().max(100),
  type: z.string().max(100),
  data: z.object({ object: z.object({ id: z.string().max(200), object: z.string().max(50) }) }),
});

/**
 * Stripe's webhooks: signed JSON. Even so they are only a hint to query the session, because they come late and in any
 * order. Events of other objects are accepted and change nothing. After anything but 2xx Stripe sends it again.
 */
export function mountStripeWebhook(app: FastifyInstance, { context, applyWebhook }: MountedPayments): void {
  app.register(async (route) => {
    // The signature is of the bytes as they came.
    route.removeContentTypeParser('application/json');
    route.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    route.post<{ Body: unknown }>(
      '/api/payments/stripe/notice',
      { schema: { hide: true }, config: { rateLimit: { max: mostPerMinute, timeWindow: 60_000 } } },
      async ({ body, headers }, reply) => {
        void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const header = headers['stripe-signature'];
        const key = { secret: context.config.gateways.stripe!.webhookSecret, now: context.now() };
        if (!isSignedByStripe(bytes, Array.isArray(header) ? header[0] : header, key))
          return reply.code(400).send('signature');
        const event = webhook.safeParse(parseJson(bytes.toString('utf8')));
        if (!event.success) return reply.code(400).send('event');
        const { id, type, data } = event.data;
        if (data.object.object !== 'checkout.session') return reply.send('OK');
        try {
          await applyWebhook({ provider: 'stripe', providerId: data.object.id, raw: { event: id, type } });
        } catch (error) {
          if (error instanceof CodedError && error.code === 'too_many_requests')
            return reply.code(429).send('too many');
          // Already logged.
          return reply.code(500).send('try again');
        }
        return reply.send('OK');
      },
    );
  });
}
