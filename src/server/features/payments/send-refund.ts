import { z } from 'zod';
import { refundFailures } from '#shared/payments/refund-failures.ts';
import type { Context } from '#server/context.ts';
import { finishRefund } from './finish-refund.ts';
import { GatewayFailure } from './gateways/gateway.ts';
import { gatewayOf } from './gateways/gateway-of.ts';
import { failRefund, findRefund, giveBackRefund, takeRefund } from './refund.queries.ts';
import { refundTask } from './request-refund.ts';
import type { PaymentSubjects } from './subject.ts';

export const refundJob = { task: refundTask, payload: z.object({ refundId: z.int() }) } as const;

/**
 * The worker's part of a refund. A gateway that is asked twice may send the money twice, so it is asked anew only when
 * it certainly knows nothing of it; when nobody knows, a person has to look.
 * @throws when the gateway wasn't reached, so that the job is tried again
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
  if (!gateway) return failRefund(db, refundId, refundFailures.not_configured);
  if (!(await takeRefund(db, refundId, now()))) return failRefund(db, refundId, refundFailures.answer_unknown);
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
    if (error.kind !== 'unreached') return failRefund(db, refundId, error.message);
    await giveBackRefund(db, refundId, error.message);
    throw error;
  }
  await finishRefund(context, subjects, { refundId });
}
