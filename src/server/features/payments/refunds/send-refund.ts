import { z } from 'zod';
import type { RefundFailure } from '#shared/payments/refund-failures.ts';
import type { Context } from '#server/context.ts';
import { finishRefund } from './finish-refund.ts';
import { GatewayFailure, type FailureKind } from '../gateways/gateway.ts';
import { gatewayOf } from '../gateways/gateways.ts';
import { failRefund, findRefund, resetRefund, takeRefund } from './refund.queries.ts';
import { refundTask } from './request-refund.ts';
import type { PaymentSubjects } from '../subject.ts';

export const refundJob = { task: refundTask, payload: z.object({ refundId: z.int() }) } as const;

const failureOf: Record<FailureKind, RefundFailure> = {
  refused: 'refused',
  unreached: 'not_reached',
  unclear: 'answer_unknown',
};

/**
 * Sends a refund through its gateway; run by the worker. Gateways are not idempotent: a second call may send the
 * money twice. The call is retried only when the gateway certainly has not received it; otherwise an administrator
 * has to check.
 * @throws when the gateway was not reached, so that the job is retried
 */
export async function sendRefund(
  context: Context,
  subjects: PaymentSubjects,
  { refundId }: z.output<typeof refundJob.payload>,
): Promise<void> {
  const { db, log, now } = context;
  const refund = await findRefund(db, refundId);
  if (refund?.state !== 'waiting' || !refund.provider_id) return;
  const gateway = gatewayOf(context, refund.provider);
  if (!gateway) return failRefund(db, refundId, { failure: 'not_configured' });
  if (!(await takeRefund(db, refundId, now()))) return failRefund(db, refundId, { failure: 'answer_unknown' });
  try {
    await gateway.refund({
      refundId,
      providerId: refund.provider_id,
      amount: refund.amount_minor,
      currency: refund.currency_code,
    });
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn('A gateway did not refund', { refund: refundId, kind: error.kind, error: error.message });
    const failed = { failure: failureOf[error.kind], answer: error.message };
    if (error.kind !== 'unreached') return failRefund(db, refundId, failed);
    await resetRefund(db, refundId, failed);
    throw error;
  }
  await finishRefund(context, subjects, { refundId });
}
