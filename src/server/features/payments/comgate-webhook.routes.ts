import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import type { PaymentSubjects } from './subject.ts';
import { applyWebhook } from './apply-webhook.ts';

/** What is kept of a webhook; its `secret` is not, nor what names the buyer. */
const keptFields = ['status', 'price', 'curr', 'label', 'refId', 'method', 'test', 'fee'];
const longestValue = 100;
const bodyLimit = 16_384;
/** Comgate sends few; somebody who tries out numbers many. What is turned away is sent again. */
const mostPerMinute = 300;

/**
 * Comgate's background notifications: a form, unsigned. They are taken as a hint to ask; the answer is the same whether
 * there is such a payment or not. A error of ours makes Comgate send it again.
 */
export function mountComgateWebhook(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  app.register(async (route) => {
    route.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    route.post<{ Body: Record<string, string> | undefined }>(
      '/api/payments/comgate/notice',
      { schema: { hide: true }, config: { rateLimit: { max: mostPerMinute, timeWindow: 60_000 } } },
      async ({ body = {} }, reply) => {
        void reply.header('cache-control', 'no-store').type('application/x-www-form-urlencoded; charset=utf-8');
        const providerId = body.transId ?? '';
        if (!/^[\w-]{4,40}$/.test(providerId)) return reply.code(400).send('code=1400&message=transId');
        try {
          await applyWebhook(context, subjects, {
            provider: 'comgate',
            providerId,
            claimed: body.status === 'PAID' ? 'paid' : undefined,
            raw: Object.fromEntries(
              keptFields.flatMap((field) => {
                const value = body[field];
                return value === undefined ? [] : [[field, value.slice(0, longestValue)]];
              }),
            ),
          });
        } catch {
          // Logged where it happened.
          return reply.code(500).send('code=1500&message=try%20again');
        }
        return reply.send('code=0&message=OK');
      },
    );
  });
}
