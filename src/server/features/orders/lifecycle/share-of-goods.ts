import { valueOfPieces } from '#shared/orders/value-of-pieces.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { listOrderLines } from '../order-detail.queries.ts';
import { findChargesOfOrder, findRefundOfOrder, sumRefundedBefore } from '../documents/order-document.queries.ts';

/** The share of an order's goods that a refund returns: its items, and its share of the amount without items. */
export async function shareOfGoods(
  tx: Tx,
  orderId: number,
  { refundId, amount }: { readonly refundId: number; readonly amount: number },
): Promise<{ readonly refunded: number; readonly total: number }> {
  const { total, goods } = await findChargesOfOrder(tx, orderId);
  const { content } = await findRefundOfOrder(tx, refundId);
  if (content === null) return { refunded: amount, total };
  const { pieces, lessened } = await sumRefundedBefore(tx, orderId, refundId);
  if (content.discount_of !== undefined) return { refunded: Math.min(amount, goods), total: goods };
  const lines = await listOrderLines(tx, orderId);
  const returned = content.lines.reduce((sum, { line_id, quantity }) => {
    const line = lines.find(({ id }) => id === line_id);
    if (!line) return sum;
    const sold = {
      quantity: line.quantity,
      total: line.total_minor,
      discount: line.discount_minor,
      lessened: lessened.get(line_id),
    };
    return sum + valueOfPieces(sold, quantity, pieces.get(line_id) ?? 0);
  }, 0);
  const charges = content.delivery + content.fee;
  const rest = amount - returned - charges;
  // Used goods may be refunded below their price; a surplus belongs to the whole order.
  const refunded = rest < 0 ? Math.max(0, amount - charges) : returned + (rest * goods) / Math.max(total, 1);
  return { refunded: Math.round(refunded), total: goods };
}
