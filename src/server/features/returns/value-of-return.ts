import { valueOfPieces } from '#shared/orders/value-of-pieces.ts';
import type { RefundContent } from '#shared/orders/refund-content.ts';
import type { WishedSolution } from '#shared/returns/lifecycle.ts';
import { countPieces, isNothingLeft, type ReturnedGoods } from '#server/features/orders/index.ts';

interface Worth {
  /** Minor units. */
  readonly amount: number;
  readonly content: RefundContent;
  /** With it and the accepted withdrawals nothing of the order is left. */
  readonly isAll: boolean;
}

/**
 * The value of a withdrawal if it is accepted. Goods count at the price paid. Pieces are numbered after those
 * refunded before, so that the rounded parts add up to the line. Delivery and fee are refunded once all of the order
 * has been accepted, in whatever order the parts are decided (Civil Code § 1832). The rounding of cash goes with the
 * last refund.
 */
export function valueOfWithdrawal(goods: ReturnedGoods, withdrawalId: number): Worth {
  const own = countPieces(goods, (piece) => piece.withdrawal_id === withdrawalId);
  const before = countPieces(goods, (piece) => piece.withdrawal_id !== withdrawalId && piece.is_paid_back);
  const accepted = countPieces(goods, (piece) => piece.withdrawal_id === withdrawalId || piece.is_accepted);
  const paid = countPieces(goods, (piece) => piece.withdrawal_id === withdrawalId || piece.is_paid_back);
  const isAll = own.size > 0 && isNothingLeft(goods, accepted);
  const rounding = isAll && isNothingLeft(goods, paid) ? goods.rounding : 0;
  const delivery = isAll ? Math.max(0, goods.delivery - goods.delivery_back) : 0;
  const fee = isAll ? Math.max(0, goods.fee - goods.fee_back) : 0;
  const worth = goods.lines.map((line) => valueOfPieces(line, own.get(line.id) ?? 0, before.get(line.id) ?? 0));
  return {
    amount: worth.reduce((sum, each) => sum + each, 0) + delivery + fee + rounding,
    content: { lines: [...own].map(([line_id, quantity]) => ({ line_id, quantity })), delivery, fee },
    isAll,
  };
}

interface Complaint {
  readonly order_line_id: number;
  readonly quantity: number;
}

/** The goods of a complaint that were not refunded otherwise: number of pieces and value. */
export function valueOfComplaint(
  goods: ReturnedGoods,
  { order_line_id: lineId, quantity }: Complaint,
): { readonly pieces: number; readonly amount: number } {
  const line = goods.lines.find(({ id }) => id === lineId)!;
  const left = Math.max(0, line.quantity - (countPieces(goods).get(lineId) ?? 0));
  const pieces = Math.min(quantity, left);
  const before = countPieces(goods, (piece) => piece.is_paid_back).get(lineId) ?? 0;
  return { pieces, amount: valueOfPieces(line, pieces, before) };
}

/**
 * With a refund of the full price the buyer returns the goods; with less, or a wished discount, the buyer keeps them.
 */
export function contentOfComplaint(
  worth: { readonly pieces: number; readonly amount: number },
  { order_line_id: lineId, wished_solution }: Complaint & { readonly wished_solution: WishedSolution },
  amount: number,
): RefundContent {
  const charges = { delivery: 0, fee: 0 };
  return amount >= worth.amount && wished_solution !== 'discount'
    ? { lines: [{ line_id: lineId, quantity: worth.pieces }], ...charges }
    : { lines: [], ...charges, discount_of: lineId };
}
