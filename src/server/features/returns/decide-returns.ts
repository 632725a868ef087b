import { conflict, fieldError, notFound } from '#shared/errors.ts';
import { plainAmount } from '#shared/money/money.ts';
import { complaintSteps, type ComplaintState } from '#shared/returns/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { requestRefund } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { findComplaint, moveComplaintRow } from './complaint.queries.ts';
import { queueComplaintMoved, queueWithdrawalDecided, queueWithdrawalSettled } from './mails.ts';
import { lockReturnedOrder } from './returned-order.queries.ts';
import { decideWithdrawalRow, findWithdrawal, settleWithdrawalRow } from './withdrawal.queries.ts';

interface Decision {
  readonly id: number;
  readonly actorId: number;
}

/**
 * @returns its id; nothing when somebody else decided meanwhile
 * @throws not_found (404), FieldError on `decision` (422): a refusal needs a reason
 */
export async function decideWithdrawal(
  context: Context,
  { id, actorId }: Decision,
  { isAccepted, decision }: { isAccepted: boolean; decision: string },
): Promise<number[]> {
  if (!isAccepted && decision === '') throw fieldError('decision', 'reason_missing');
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    const before = await findWithdrawal(tx, id);
    if (!before) throw notFound();
    if (!(await decideWithdrawalRow(tx, id, { isAccepted, decision, actorId, at }))) return [];
    const after = (await findWithdrawal(tx, id))!;
    await recordAudit(
      tx,
      [
        {
          actorId,
          action: isAccepted ? 'approve' : 'reject',
          entity: 'withdrawal',
          entityId: id,
          before: { state: before.state },
          after: { state: after.state, reason: decision },
        },
      ],
      at,
    );
    await queueWithdrawalDecided(context, tx, after);
    return [id];
  });
}

/**
 * The goods are back: begins to send the money.
 * @returns its id; nothing when it doesn't wait for that any more
 * @throws not_found (404), conflict (409) when nothing was paid, FieldError on `amount` (422)
 */
export async function settleWithdrawal(context: Context, { id, actorId }: Decision, amount: number): Promise<number[]> {
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    const found = await findWithdrawal(tx, id);
    if (!found) throw notFound();
    // Orders are locked before their payments, and what is settled is settled once.
    await lockReturnedOrder(tx, found.order_id);
    const withdrawal = (await findWithdrawal(tx, id))!;
    if (withdrawal.state !== 'accepted') return [];
    const subject = { kind: 'order', id: withdrawal.order_id } as const;
    const { bank_account: bankAccount } = withdrawal;
    const { refundId } = await requestRefund(tx, { subject, amount, reason: 'withdrawal', actorId, bankAccount, at });
    await settleWithdrawalRow(tx, id, { refundId, at });
    await recordAudit(
      tx,
      [
        {
          actorId,
          action: 'send_back',
          entity: 'withdrawal',
          entityId: id,
          before: { state: 'accepted' },
          after: { state: 'settled', amount: `${plainAmount(amount)} ${withdrawal.currency_code}` },
        },
      ],
      at,
    );
    await queueWithdrawalSettled(context, tx, withdrawal, amount);
    return [id];
  });
}

/**
 * @returns its id; nothing when somebody else moved it meanwhile
 * @throws not_found (404), conflict (409) for a way that there isn't, FieldError on `decision` (422)
 */
export async function moveComplaint(
  context: Context,
  { id, actorId }: Decision,
  { to, decision }: { to: ComplaintState; decision: string },
): Promise<number[]> {
  if ((to === 'refused' || to === 'accepted') && decision === '') throw fieldError('decision', 'reason_missing');
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    const before = await findComplaint(tx, id);
    if (!before) throw notFound();
    if (!complaintSteps[before.state].includes(to)) throw conflict();
    if (!(await moveComplaintRow(tx, id, { from: before.state, to, decision, actorId, at }))) return [];
    await recordAudit(
      tx,
      [
        {
          actorId,
          action: to === 'accepted' ? 'approve' : to === 'refused' ? 'reject' : 'change',
          entity: 'complaint',
          entityId: id,
          before: { state: before.state },
          after: { state: to, ...(decision !== '' && { reason: decision }) },
        },
      ],
      at,
    );
    await queueComplaintMoved(context, tx, (await findComplaint(tx, id))!);
    return [id];
  });
}
