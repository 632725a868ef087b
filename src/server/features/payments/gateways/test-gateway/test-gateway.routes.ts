import type { FastifyInstance } from 'fastify';
import { paymentsContract } from '#shared/payments/contract.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import type { MountedPayments } from '../gateway.ts';
import { getTestPayment, playTestPayment } from './play-test-payment.ts';

/** The calls of the test gateway's page. */
export function mountTestGateway(app: FastifyInstance, payments: MountedPayments): void {
  mountCalls(app, 'payments', paymentsContract, {
    getTest: async ({ params: { key } }) => getTestPayment(payments, key),
    playTest: async ({ params: { key }, body: { outcome } }) => playTestPayment(payments, key, outcome),
  });
}
