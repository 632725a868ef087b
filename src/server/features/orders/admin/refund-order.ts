import type { z } from 'zod';
import { FieldError, fieldError, notFound } from '#shared/errors.ts';
import type { adminOrdersContract } from '#shared/orders/admin-contract.ts';
import type { RefundContent } from '#shared/orders/refund-content.ts';
import type { Context } from '#server/context.ts';
import { requestRefund } from '#server/features/payments/index.ts';
import { releasePieces, writeOff } from '#server/features/stock/index.ts';
import { isAccount } from '#server/platform/bank-codes/account-number.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { linesReturnedTwice } from '../returned-goods/returned-goods.ts';
import { getReturnedGoods } from '../returned-goods/returned-goods.queries.ts';
import { auditOrder, recordUnmoved } from '../lifecycle/record-change.ts';
import { lockOrder } from '../order.queries.ts';

type RefundForm = z.output<(typeof adminOrdersContract)['refund']['body']>;

/**
 * Refunds everything that was paid, the price of some pieces, or a sum. Idempotent by its key.
 * @throws conflict, FieldError on `amount`, `lines`, `delivery`, `fee` or `bank_account`
 */
export async function refundOrder(
  { db, config, now }: Context,
  id: number,
  form: RefundForm,
  actorId: number,
): Promise<void> {
  const { client_key: clientKey, amount, reason, content } = form;
  const { back_to_stock: isBackToStock, bank_account: bankAccount } = form;
  if (bankAccount !== '' && !isAccount(config.shop.country, bankAccount))
    throw fieldError('bank_account', 'bank_account_invalid');
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    const at = now();
    const refund = { subject: { kind: 'order', id } as const, amount, reason, actorId, at, clientKey, bankAccount };
    const { isRepeated } = await requestRefund(tx, content === null ? refund : { ...refund, content });
    if (isRepeated) return;
    const pieces = content ? await checkContent(tx, id, content) : [];
    if (content) await (isBackToStock ? releasePieces : writeOff)(tx, content.lines);
    await recordUnmoved(tx, order, { kind: 'ask_refund', detail: { amount, reason }, actorId, at });
    const goods = pieces.length === 0 ? {} : { pieces, back_to_stock: isBackToStock };
    await auditOrder(tx, order, { actorId, at, after: { amount, reason, ...goods } });
  });
}

/**
 * Pieces, delivery and fee are refunded at most once, counting withdrawals and the refund that is already recorded.
 * @returns the pieces for the audit log: `2 × Rum`
 */
async function checkContent(tx: Tx, orderId: number, content: RefundContent): Promise<readonly string[]> {
  const { lines } = content;
  const goods = await getReturnedGoods(tx, orderId);
  const exceeded = (['delivery', 'fee'] as const).filter(
    (charge) => content[charge] > 0 && goods[`${charge}_back`] > goods[charge],
  );
  if (exceeded.length > 0)
    throw new FieldError(Object.fromEntries(exceeded.map((charge) => [charge, ['over_charge_left' as const]])));
  const backTwice = new Set(linesReturnedTwice(goods));
  if (new Set(lines.map(({ line_id }) => line_id)).size !== lines.length) throw fieldError('lines', 'invalid');
  return lines.map(({ line_id, quantity }) => {
    const line = goods.lines.find(({ id }) => id === line_id);
    if (!line || backTwice.has(line_id)) throw fieldError('lines', 'invalid');
    return `${quantity} × ${line.name}`;
  });
}
