import { cashToCome, conflict, fieldError, notFound } from '#shared/errors.ts';
import { plainAmount } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import {
  awaitsCash,
  findRestRefund,
  getReturnedGoods,
  linesReturnedTwice,
  lockOrder,
  returnUnsentGoods,
  type OrderRow,
} from '#server/features/orders/index.ts';
import { paidOf, requestRefund } from '#server/features/payments/index.ts';
import { releasePieces, writeOff } from '#server/features/stock/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { requireAccount } from './check-account.ts';
import { queueWithdrawalDecided, type UnneededReturn } from './mails.ts';
import { awaitsRefund } from './return-policy.ts';
import { recordRefund } from './settle-withdrawal.ts';
import { decideWithdrawalRow, findWithdrawal, type WithdrawalRow } from './withdrawal.queries.ts';
import { valueOfWithdrawal } from './value-of-return.ts';

export interface Decision {
  readonly id: number;
  readonly actorId: number;
}

/**
 * Accepts or refuses a withdrawal. Unsent goods are taken back and refunded at once; those of a cancelled order are
 * back already; otherwise the shop waits for the goods.
 * @returns its id; nothing when somebody else decided meanwhile
 * @throws not_found (404), conflict (409) for goods that were returned otherwise or a refusal after the order was
 * cancelled, FieldError on `decision` (422): a refusal needs a reason
 */
export async function decideWithdrawal(
  context: Context,
  { id, actorId }: Decision,
  { isAccepted, decision }: { isAccepted: boolean; decision: string },
): Promise<number[]> {
  if (!isAccepted && decision === '') throw fieldError('decision', 'reason_missing');
  return context.db.transaction().execute(async (tx) => {
    const { withdrawal: before, order } = await lockWithdrawal(tx, id);
    const at = context.now();
    if (!(await decideWithdrawalRow(tx, id, { isAccepted, decision, actorId, at }))) return [];
    // Cancelling has already returned goods and money.
    if (!isAccepted && order.state === 'cancelled') throw conflict();
    const after = { state: isAccepted ? 'accepted' : 'refused', reason: decision };
    const action = isAccepted ? 'approve' : 'reject';
    const { state } = before;
    await recordAudit(tx, [{ actorId, action, entity: 'withdrawal', entityId: id, before: { state }, after }], at);
    const taken = isAccepted ? await returnUnsent(context, tx, before, order, { actorId, at }) : undefined;
    await queueWithdrawalDecided(context, tx, (await findWithdrawal(tx, id))!, taken);
    if (taken) await recordRefund(context, tx, id, taken.refundId, at);
    return [id];
  });
}

async function returnUnsent(
  context: Context,
  tx: Tx,
  { id, bank_account: bankAccount }: WithdrawalRow,
  { id: orderId, state }: OrderRow,
  { actorId, at }: { actorId: number; at: Date },
): Promise<UnneededReturn | undefined> {
  const { amount, content, isAll } = await getRefundable(tx, id, orderId);
  const withdrawn = { lines: content.lines, amount, isAll, withdrawalId: id, bankAccount, actorId, at };
  const taken = await returnUnsentGoods(context, tx, orderId, withdrawn);
  return taken && { ...taken, why: state === 'cancelled' ? 'order_cancelled' : 'unsent' };
}

/**
 * The caller holds the order's lock.
 * @throws conflict (409) when pieces were returned before
 */
async function getRefundable(tx: Tx, id: number, orderId: number) {
  const goods = await getReturnedGoods(tx, orderId);
  const worth = valueOfWithdrawal(goods, id);
  const twice = linesReturnedTwice(goods);
  if (worth.content.lines.some(({ line_id }) => twice.includes(line_id))) throw conflict();
  return worth;
}

interface MoneyBack {
  /** Minor units; 0 when nothing is left to refund. */
  readonly amount: number;
  readonly isBackToStock: boolean;
  /** The account for a transfer. Missing: the one entered by the buyer; empty: the one that the money came from. */
  readonly bankAccount?: string | undefined;
}

/**
 * Records that the goods are back: they return to the stock or are written off, and their refund is requested, at
 * most their value. The withdrawal is settled once the refund was sent.
 * @returns its id; nothing when it no longer waits for its goods
 * @throws not_found (404), cash_to_come (409), conflict (409) when nothing was paid or its goods were returned
 * otherwise, FieldError on `amount` or `bank_account` (422)
 */
export async function refundWithdrawal(
  context: Context,
  { id, actorId }: Decision,
  { amount, isBackToStock, bankAccount }: MoneyBack,
): Promise<number[]> {
  requireAccount(context.config.shop, bankAccount ?? '');
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    const { withdrawal, order } = await lockWithdrawal(tx, id);
    if (!awaitsRefund(withdrawal)) return [];
    if (awaitsCash(order)) throw cashToCome();
    const worth = await getRefundable(tx, id, order.id);
    if (amount > worth.amount) throw fieldError('amount', 'over_worth');
    const subject = { kind: 'order', id: order.id } as const;
    const { content } = worth;
    let refundId: number | null;
    if (amount > 0) {
      const account = { bankAccount: bankAccount ?? withdrawal.bank_account };
      const refund = { subject, amount, reason: 'withdrawal', content, actorId, at, ...account };
      ({ refundId } = await requestRefund(tx, refund));
    } else {
      const { paid, refunded } = await paidOf(tx, subject);
      if (worth.amount > 0 && paid > refunded) throw fieldError('amount', 'invalid');
      refundId = await findRestRefund(tx, order.id);
    }
    await (isBackToStock ? releasePieces : writeOff)(tx, content.lines);
    const after = { amount: `${plainAmount(amount)} ${withdrawal.currency_code}`, back_to_stock: isBackToStock };
    await recordAudit(tx, [{ actorId, action: 'send_back', entity: 'withdrawal', entityId: id, after }], at);
    await recordRefund(context, tx, id, refundId, at);
    return [id];
  });
}

/**
 * Locks the order before its withdrawal.
 * @throws not_found (404)
 */
async function lockWithdrawal(tx: Tx, id: number): Promise<{ withdrawal: WithdrawalRow; order: OrderRow }> {
  const found = await findWithdrawal(tx, id);
  if (!found) throw notFound();
  const order = (await lockOrder(tx, found.order_id))!;
  return { withdrawal: (await findWithdrawal(tx, id))!, order };
}
