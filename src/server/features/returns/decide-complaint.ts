import { conflict, fieldError, notFound } from '#shared/errors.ts';
import { plainAmount } from '#shared/money/money.ts';
import type { ComplaintState } from '#shared/returns/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { getReturnedGoods, lockOrder, recordOrderEvent } from '#server/features/orders/index.ts';
import { writeOff } from '#server/features/stock/index.ts';
import { requestRefund } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { requireAccount } from './check-account.ts';
import { findComplaint, moveComplaintRow } from './complaint.queries.ts';
import type { Decision } from './decide-withdrawal.ts';
import { queueComplaintMoved } from './mails.ts';
import { awaitsRefund, canMoveComplaint } from './return-policy.ts';
import { contentOfComplaint, valueOfComplaint } from './value-of-return.ts';

/**
 * @returns its id; nothing when somebody else moved it meanwhile
 * @throws not_found (404), conflict (409) for an impossible move, FieldError on `decision` (422)
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
    if (!canMoveComplaint(before, to)) throw conflict();
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

/**
 * Settles an accepted complaint by refunding the price of the goods or a part of it, once. The order's history links
 * the refund to its complaint; the refund records its goods.
 * @param money `amount` in minor units; `bankAccount` for a transfer, empty: the account that the money came from
 * @returns its id; nothing when it is not (or no longer) accepted or was refunded
 * @throws not_found (404), conflict (409) when nothing was paid, FieldError on `bank_account` (422) and `amount`,
 * also for goods that were refunded otherwise
 */
export async function refundComplaint(
  { db, config, now }: Context,
  { id, actorId }: Decision,
  { amount, bankAccount }: { readonly amount: number; readonly bankAccount: string },
): Promise<number[]> {
  requireAccount(config.shop, bankAccount);
  return db.transaction().execute(async (tx) => {
    const found = await findComplaint(tx, id);
    if (!found) throw notFound();
    const at = now();
    const order = (await lockOrder(tx, found.order_id))!;
    const complaint = (await findComplaint(tx, id))!;
    if (!awaitsRefund(complaint)) return [];
    const subject = { kind: 'order', id: order.id } as const;
    const worth = valueOfComplaint(await getReturnedGoods(tx, order.id), complaint);
    // Goods that were withdrawn from or refunded are not refunded again.
    if (worth.pieces === 0) throw fieldError('amount', 'invalid');
    const content = contentOfComplaint(worth, complaint, amount);
    const refund = { subject, amount, reason: 'complaint', actorId, at, content, bankAccount };
    const { refundId } = await requestRefund(tx, refund);
    // Faulty goods do not return to the stock.
    await writeOff(tx, content.lines);
    const { state } = order;
    const detail = { complaintId: id, refundId, amount };
    await recordOrderEvent(tx, { orderId: order.id, kind: 'ask_refund', from: state, to: state, actorId, detail, at });
    const after = { amount: `${plainAmount(amount)} ${order.currency_code}` };
    await recordAudit(tx, [{ actorId, action: 'send_back', entity: 'complaint', entityId: id, after }], at);
    return [id];
  });
}
