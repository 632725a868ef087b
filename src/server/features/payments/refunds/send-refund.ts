import { z } from 'zod';
import type { RefundFailure } from '#shared/payments/refund-failures.ts';
import type { Context } from '#server/context.ts';
import { finishRefund } from './finish-refund.ts';
import { GatewayFailure, type FailureKind, type Gateway } from '../gateways/gateway.ts';
import { gatewayOf } from '../gateways/gateways.ts';
import { failRefund, findRefund, resetRefund, takeRefund, type RefundRow } from './refund.queries.ts';
import { refundTask } from './request-refund.ts';
import type { PaymentSubjects } from '../subject.ts';

export const refundJob = { task: refundTask, payload: z.object({ refundId: z.int() }) } as const;

const failureOf: Record<FailureKind, RefundFailure> = {
  refused: 'refused',
  unreached: 'not_reached',
  unclear: 'answer_unknown',
};

/** How long a gateway that repeats refunds safely remembers their keys, with a reserve. */
const repeatableForMs = 20 * 60 * 60_000;

/**
 * Sends a refund through its gateway; run by the worker. At most gateways a second call may send the money twice. The
 * call is retried only when the gateway certainly has not received it, or repeats refunds safely; otherwise an
 * administrator has to check.
 * @throws when the job is to be retried
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
  const askedAt = (await takeRefund(db, refundId, now())) ?? repeatableSince(gateway, refund, now());
  if (!askedAt) return failRefund(db, refundId, { failure: 'answer_unknown' });
  try {
    await gateway.refund({
      refundId,
      key: `refund-${refundId}-${askedAt.getTime()}`,
      providerId: refund.provider_id,
      amount: refund.amount_minor,
      currency: refund.currency_code,
    });
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn('A gateway did not refund', { refund: refundId, kind: error.kind, error: error.message });
    const failed = { failure: failureOf[error.kind], answer: error.message };
    if (error.kind === 'unclear' && gateway.repeatsRefundsSafely) throw error;
    if (error.kind !== 'unreached') return failRefund(db, refundId, failed);
    // A repetition may follow an unclear attempt, so it keeps its key.
    if (!gateway.repeatsRefundsSafely) await resetRefund(db, refundId, failed);
    throw error;
  }
  await finishRefund(context, subjects, { refundId });
}

/** When a refund was sent whose key its gateway still remembers; undefined: it must not be sent again. */
function repeatableSince(gateway: Gateway, { asked_at: askedAt }: RefundRow, now: Date): Date | undefined {
  const isRemembered = askedAt !== null && now.getTime() - askedAt.getTime() < repeatableForMs;
  return gateway.repeatsRefundsSafely && isRemembered ? askedAt : undefined;
}
