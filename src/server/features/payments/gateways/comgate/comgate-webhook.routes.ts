import type { FastifyInstance } from 'fastify';
import { CodedError } from '#shared/errors.ts';
import { acceptForms, type FormFields } from '#server/platform/calls/accept-forms.ts';
import type { MountedPayments } from '../gateway.ts';

/** Fields of a webhook that are stored: neither its `secret` nor the buyer's data. */
const storedFields = ['status', 'price', 'curr', 'label', 'refId', 'method', 'test', 'fee'];
const longestValue = 100;
const bodyLimit = 16_384;
/** Comgate sends few; somebody who guesses ids sends many. Comgate retries what is refused. */
const mostPerMinute = 300;

/**
 * Comgate's background notifications: a form, unsigned. They are only a hint to query the payment. The answer does not
 * reveal whether there is such a payment. After a 500 Comgate sends the notification again.
 */
export function mountComgateWebhook(app: FastifyInstance, { applyWebhook }: MountedPayments): void {
  app.register(async (route) => {
    acceptForms(route, bodyLimit);
    route.post<{ Body: FormFields | undefined }>(
      '/api/payments/comgate/notice',
      { schema: { hide: true }, config: { rateLimit: { max: mostPerMinute, timeWindow: 60_000 } } },
      async ({ body = {} }, reply) => {
        void reply.header('cache-control', 'no-store').type('application/x-www-form-urlencoded; charset=utf-8');
        const providerId = body.transId ?? '';
        if (!/^[\w-]{4,40}$/.test(providerId)) return reply.code(400).send('code=1400&message=transId');
        try {
          await applyWebhook({
            provider: 'comgate',
            providerId,
            claimed: body.status === 'PAID' ? 'paid' : undefined,
            raw: Object.fromEntries(
              storedFields.flatMap((field) => {
                const value = body[field];
                return value === undefined ? [] : [[field, value.slice(0, longestValue)]];
              }),
            ),
          });
        } catch (error) {
          if (error instanceof CodedError && error.code === 'too_many_requests')
            return reply.code(429).send('code=1500&message=too%20many');
          // Already logged.
          return reply.code(500).send('code=1500&message=try%20again');
        }
        return reply.send('code=0&message=OK');
      },
    );
  });
}
