import { conflict, fieldError, notFound } from '#shared/errors.ts';
import { plainAmount } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { getGoodsBack, linesBackTwice, lockOrder, takeBack } from '#server/features/orders/index.ts';
import { paidOf, requestRefund } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { queueWithdrawalDecided } from './mails.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import {
  decideWithdrawalRow,
  findWithdrawal,
  setRefundOfWithdrawal,
  type WithdrawalRow,
} from './withdrawal.queries.ts';
import { worthOfWithdrawal } from './worth-of-return.ts';

export interface Decision {
  readonly id: number;
  readonly actorId: number;
}

/**
 * Accepts or refuses a withdrawal. Goods that haven't left are taken back at once, with the money; all others are waited
 * for.
 * @returns its id; nothing when somebody else decided meanwhile
 * @throws not_found (404), conflict (409) for goods that went back otherwise, FieldError on `decision` (422): a refusal
 *   needs a reason
 */
export async function decideWithdrawal(
  context: Context,
  { id, actorId }: Decision,
  { isAccepted, decision }: { isAccepted: boolean; decision: string },
): Promise<number[]> {
  if (!isAccepted && decision === '') throw fieldError('decision', 'reason_missing');
  return context.db.transaction().execute(async (tx) => {
    const before = await lockWithdrawal(tx, id);
    const at = context.now();
    if (!(await decideWithdrawalRow(tx, id, { isAccepted, decision, actorId, at }))) return [];
    const after = { state: isAccepted ? 'accepted' : 'refused', reason: decision };
    const action = isAccepted ? 'approve' : 'reject';
    const { state } = before;
    await recordAudit(tx, [{ actorId, action, entity: 'withdrawal', entityId: id, before: { state }, after }], at);
    const taken = isAccepted ? await takeUnsent(context, tx, before, { actorId, at }) : undefined;
    await queueWithdrawalDecided(context, tx, (await findWithdrawal(tx, id))!, taken !== undefined);
    if (taken) await goBack(context, tx, id, taken.refundId, at);
    return [id];
  });
}

async function takeUnsent(
  context: Context,
  tx: Tx,
  { id, order_id: orderId, bank_account: bankAccount }: WithdrawalRow,
  { actorId, at }: { actorId: number; at: Date },
) {
  const { amount, content, isAll } = await worthOf(tx, id, orderId);
  const withdrawn = { lines: content.lines, amount, isAll, withdrawalId: id, bankAccount, actorId, at };
  return takeBack(context, tx, orderId, withdrawn);
}

/** The order is locked. @throws conflict (409): pieces go back once */
async function worthOf(tx: Tx, id: number, orderId: number) {
  const goods = await getGoodsBack(tx, orderId);
  const worth = worthOfWithdrawal(goods, id);
  const twice = linesBackTwice(goods);
  if (worth.content.lines.some(({ line_id }) => twice.includes(line_id))) throw conflict();
  return worth;
}

/**
 * The goods are back: begins to send the money. The withdrawal is settled once that has left.
 * @param amount minor units; 0 where nothing of what was paid is left to go back
 * @returns its id; nothing when it doesn't wait for that any more
 * @throws not_found (404), conflict (409) when nothing was paid or its goods went back otherwise, FieldError on `amount` (422)
 */
export async function refundWithdrawal(context: Context, { id, actorId }: Decision, amount: number): Promise<number[]> {
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal.state !== 'accepted' || withdrawal.refund_id !== null) return [];
    const subject = { kind: 'order', id: withdrawal.order_id } as const;
    const { bank_account: bankAccount } = withdrawal;
    const refundId = amount === 0 ? null : await askForRefund(tx, id, { subject, amount, bankAccount, actorId, at });
    if (refundId === null) {
      const { paid, refunded } = await paidOf(tx, subject);
      if (paid > refunded) throw fieldError('amount', 'invalid');
    }
    const after = { amount: `${plainAmount(amount)} ${withdrawal.currency_code}` };
    await recordAudit(tx, [{ actorId, action: 'send_back', entity: 'withdrawal', entityId: id, after }], at);
    await goBack(context, tx, id, refundId, at);
    return [id];
  });
}

async function askForRefund(
  tx: Tx,
  id: number,
  refund: { subject: { kind: 'order'; id: number }; amount: number; bankAccount: string; actorId: number; at: Date },
): Promise<number> {
  const { content } = await worthOf(tx, id, refund.subject.id);
  return (await requestRefund(tx, { reason: 'withdrawal', content, ...refund })).refundId;
}

/** Waits for the refund, or is settled where there is none. */
async function goBack(context: Context, tx: Tx, id: number, refundId: number | null, at: Date): Promise<void> {
  if (refundId === null) await settleWithdrawal(context, tx, id, at);
  else await setRefundOfWithdrawal(tx, id, refundId);
}

/** Orders are locked before what belongs to them. @throws not_found (404) */
async function lockWithdrawal(tx: Tx, id: number): Promise<WithdrawalRow> {
  const found = await findWithdrawal(tx, id);
  if (!found) throw notFound();
  await lockOrder(tx, found.order_id);
  return (await findWithdrawal(tx, id))!;
}
