import type { FastifyInstance } from 'fastify';
import { paymentsContract } from '#shared/payments/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { mountComgateWebhook } from './comgate-webhook.routes.ts';
import { getTestPayment, playTestPayment } from './play-test-payment.ts';
import type { PaymentSubjects } from './subject.ts';

export function mountPayments(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  mountCalls(app, 'payments', paymentsContract, {
    getTest: async ({ params: { key } }) => getTestPayment(context, subjects, key),
    playTest: async ({ params: { key }, body: { outcome } }) => playTestPayment(context, subjects, key, outcome),
  });
  if (context.config.comgate) mountComgateWebhook(app, context, subjects);
}
