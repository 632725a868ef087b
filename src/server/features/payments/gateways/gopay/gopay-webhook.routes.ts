import type { FastifyInstance } from 'fastify';
import { CodedError } from '#shared/errors.ts';
import type { MountedPayments } from '../gateway.ts';

/** Where GoPay sends notifications; each payment tells it when it is created. */
export const noticePath = '/api/payments/gopay/notice';

/** GoPay sends few; somebody who guesses ids sends many. GoPay sends again what is refused. */
const mostPerMinute = 300;

/**
 * GoPay's notifications: a GET with the payment's id, unsigned and without a state. They are only a hint to query the
 * payment. The answer does not reveal whether there is such a payment. After anything but 200 GoPay sends it again.
 */
export function mountGopayWebhook(app: FastifyInstance, { applyWebhook }: MountedPayments): void {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    noticePath,
    { schema: { hide: true }, config: { rateLimit: { max: mostPerMinute, timeWindow: 60_000 } } },
    async ({ query: { id } }, reply) => {
      void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      if (typeof id !== 'string' || !/^\d{1,20}$/.test(id)) return reply.code(400).send('id');
      try {
        await applyWebhook({ provider: 'gopay', providerId: id, raw: {} });
      } catch (error) {
        if (error instanceof CodedError && error.code === 'too_many_requests') return reply.code(429).send('too many');
        // Already logged.
        return reply.code(500).send('try again');
      }
      return reply.send('OK');
    },
  );
}
