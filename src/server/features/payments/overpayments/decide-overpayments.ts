import { plainAmount } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { deletePayment, lockWaitingOverpayment, type WaitingOverpaymentRow } from '../admin/admin-payment.queries.ts';
import { hasGateway } from '../gateways/gateways.ts';
import { findPayment, type PaymentRow } from '../payment.queries.ts';
import { finishLocked } from '../refunds/finish-refund.ts';
import { insertRequested } from '../refunds/approval/insert-requested.ts';
import { getLockedRefund } from '../refunds/refund.queries.ts';
import { queueRefund } from '../refunds/request-refund.ts';
import type { PaymentSubjects } from '../subject.ts';

interface Decision {
  readonly ids: readonly number[];
  readonly actorId: number;
}

/**
 * An administrator confirms that overpayments were sent back: each becomes a completed refund, and its subject is
 * notified. Overpayments that a gateway can refund, or is refunding, are skipped. One above the limit becomes a refund
 * that waits for a second administrator.
 */
export async function settleOverpayments(
  context: Context,
  subjects: PaymentSubjects,
  { ids, actorId }: Decision,
): Promise<Settled> {
  const held: number[] = [];
  const decided = await decideEach(context, subjects, ids, async (tx, waiting, payment) => {
    if (hasGateway(context, payment.provider)) return false;
    const at = context.now();
    const { refundId, isHeld } = await request(tx, waiting, { actorId, at });
    if (isHeld) {
      held.push(waiting.id);
      return false;
    }
    await finishLocked(tx, subjects, await getLockedRefund(tx, refundId), { at, actorId });
    await auditSentBack(tx, [waiting], { actorId, at });
    return true;
  });
  return { decided, held };
}

interface Settled {
  readonly decided: number[];
  /** Those that wait for a second administrator now. */
  readonly held: number[];
}

function request(
  tx: Tx,
  { id: paymentId, amount_minor: amount, currency_code: currency }: WaitingOverpaymentRow,
  by: { readonly actorId: number; readonly at: Date },
) {
  return insertRequested(tx, { paymentId, amount, currency, reason: 'overpayment', ...by });
}

/**
 * Deletes overpayments that an administrator recorded by mistake, unless they were sent back.
 * @returns ids of the deleted overpayments
 */
export function deleteOverpayments(
  context: Context,
  subjects: PaymentSubjects,
  { ids, actorId }: Decision,
): Promise<number[]> {
  const at = context.now();
  return decideEach(context, subjects, ids, (tx, waiting, payment) =>
    deleteWaiting(tx, subjects, { waiting, payment, actorId, at }),
  );
}

/**
 * Deletes an overpayment that was recorded by hand or by a bank statement, within the caller's transaction, which holds
 * the subject's lock.
 * @returns false when it was sent back, or is about to be
 */
export async function deleteOverpayment(
  tx: Tx,
  subjects: PaymentSubjects,
  { id, actorId, at }: { readonly id: number; readonly actorId: number; readonly at: Date },
): Promise<boolean> {
  const payment = await findPayment(tx, id);
  const [waiting] = await lockWaitingOverpayment(tx, [id]);
  return payment !== undefined && waiting !== undefined
    ? deleteWaiting(tx, subjects, { waiting, payment, actorId, at })
    : false;
}

interface Deletion {
  readonly waiting: WaitingOverpaymentRow;
  readonly payment: PaymentRow;
  readonly actorId: number;
  readonly at: Date;
}

async function deleteWaiting(
  tx: Tx,
  subjects: PaymentSubjects,
  { waiting, payment, actorId, at }: Deletion,
): Promise<boolean> {
  if (!waiting.is_written_down) return false;
  const { id, amount_minor: amount } = waiting;
  const { subject_kind: kind, subject_id: subjectId, variable_symbol } = payment;
  await subjects[kind].overpaymentCancelled(tx, subjectId, { amount, at, actorId });
  await deletePayment(tx, id);
  const before = { amount: amountOf(waiting), variable_symbol };
  await recordAudit(tx, [{ actorId, action: 'delete', entity: 'payment', entityId: id, before }], at);
  return true;
}

/**
 * Refunds overpayments through their gateway, at most once; they are settled when the refund is sent. Transfers and
 * cash are skipped. Those above the limit wait for a second administrator first.
 */
export async function refundOverpayments(context: Context, { ids, actorId }: Decision): Promise<Settled> {
  const { db, now } = context;
  return db.transaction().execute(async (tx) => {
    const at = now();
    const waiting = await lockWaitingOverpayment(tx, ids);
    const [sent, held]: [WaitingOverpaymentRow[], number[]] = [[], []];
    for (const each of waiting.filter(({ provider }) => hasGateway(context, provider))) {
      const { refundId, isHeld } = await request(tx, each, { actorId, at });
      if (isHeld) held.push(each.id);
      else {
        await queueRefund(tx, refundId);
        sent.push(each);
      }
    }
    await auditSentBack(tx, sent, { actorId, at });
    return { decided: sent.map(({ id }) => id), held };
  });
}

/**
 * Runs each in its own transaction, which locks the subject, then the overpayment. Skips overpayments that are no
 * longer waiting.
 */
async function decideEach(
  { db }: Context,
  subjects: PaymentSubjects,
  ids: readonly number[],
  decide: (tx: Tx, waiting: WaitingOverpaymentRow, payment: PaymentRow) => Promise<boolean>,
): Promise<number[]> {
  const decided: number[] = [];
  for (const id of new Set(ids)) {
    const payment = await findPayment(db, id);
    if (!payment) continue;
    const isDecided = await db.transaction().execute(async (tx) => {
      await subjects[payment.subject_kind].lock(tx, payment.subject_id);
      const [waiting] = await lockWaitingOverpayment(tx, [id]);
      return waiting !== undefined && (await decide(tx, waiting, payment));
    });
    if (isDecided) decided.push(id);
  }
  return decided;
}

async function auditSentBack(
  tx: Tx,
  payments: readonly WaitingOverpaymentRow[],
  { actorId, at }: { actorId: number; at: Date },
): Promise<void> {
  const entries = payments.map((payment) => ({
    actorId,
    action: 'send_back' as const,
    entity: 'payment' as const,
    entityId: payment.id,
    after: { amount: amountOf(payment) },
  }));
  await recordAudit(tx, entries, at);
}

/** The format of audit entries: `1499.00 CZK`. */
function amountOf({ amount_minor: amount, currency_code: currency }: WaitingOverpaymentRow): string {
  return `${plainAmount(amount)} ${currency}`;
}
