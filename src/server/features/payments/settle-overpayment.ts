import { plainAmount } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { lockWaitingOverpayment, type WaitingOverpaymentRow } from './admin-payment.queries.ts';
import { finishLocked } from './finish-refund.ts';
import { hasGateway } from './gateways/gateway-of.ts';
import { findPayment } from './payment.queries.ts';
import { getLockedRefund, insertRefund } from './refund.queries.ts';
import { queueRefund } from './request-refund.ts';
import type { PaymentSubjects } from './subject.ts';

interface Decision {
  readonly ids: readonly number[];
  readonly actorId: number;
}

/**
 * An administrator says that money that came for nothing was sent back: a refund that is done, of which the subject hears.
 * What a gateway can send, or was asked to, is left out.
 * @returns ids of those that waited for it
 */
export async function settleOverpayment(
  context: Context,
  subjects: PaymentSubjects,
  { ids, actorId }: Decision,
): Promise<number[]> {
  const { db, now } = context;
  const settled: number[] = [];
  for (const id of new Set(ids)) {
    const known = await findPayment(db, id);
    if (!known || hasGateway(context, known.provider)) continue;
    // One by one: each locks a thing of its own, and two such lists might meet in another order.
    const isSettled = await db.transaction().execute(async (tx) => {
      await subjects[known.subject_kind].lock(tx, known.subject_id);
      const [waiting] = await lockWaitingOverpayment(tx, [id]);
      if (!waiting) return false;
      const at = now();
      const amount = waiting.amount_minor;
      const refundId = await insertRefund(tx, { paymentId: id, amount, reason: 'overpayment', actorId, at });
      await finishLocked(tx, subjects, await getLockedRefund(tx, refundId), { at, actorId });
      await audit(tx, [waiting], { actorId, at });
      return true;
    });
    if (isSettled) settled.push(id);
  }
  return settled;
}

/**
 * Has money that came for nothing sent back through its gateway, once; it is settled when it has left. Transfers and
 * cash are left out.
 * @returns ids of those that are on their way
 */
export async function refundOverpayment(context: Context, { ids, actorId }: Decision): Promise<number[]> {
  const { db, now } = context;
  return db.transaction().execute(async (tx) => {
    const at = now();
    const waiting = await lockWaitingOverpayment(tx, ids);
    const sent = waiting.filter(({ provider }) => hasGateway(context, provider));
    for (const { id, amount_minor: amount } of sent)
      await queueRefund(tx, await insertRefund(tx, { paymentId: id, amount, reason: 'overpayment', actorId, at }));
    await audit(tx, sent, { actorId, at });
    return sent.map(({ id }) => id);
  });
}

async function audit(
  tx: Tx,
  payments: readonly WaitingOverpaymentRow[],
  { actorId, at }: { actorId: number; at: Date },
): Promise<void> {
  await recordAudit(
    tx,
    payments.map(({ id, amount_minor, currency_code }) => ({
      actorId,
      action: 'send_back',
      entity: 'payment',
      entityId: id,
      after: { amount: `${plainAmount(amount_minor)} ${currency_code}` },
    })),
    at,
  );
}
