import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { valueOfPieces } from '#shared/orders/value-of-pieces.ts';
import type { RefundContent } from '#shared/orders/refund-content.ts';

/** The content of a refund while it is being chosen. */
export interface RefundChoice {
  /** By line. */
  readonly pieces: Readonly<Record<number, number>>;
  readonly delivery: boolean;
  readonly fee: boolean;
}

export const nothingChosen: RefundChoice = { pieces: {}, delivery: false, fee: false };

export function isNothing({ pieces, delivery, fee }: RefundChoice): boolean {
  return !delivery && !fee && Object.values(pieces).every((quantity) => quantity === 0);
}

/** Pieces of a line that are not refunded yet. */
export function piecesLeft({ order, refunded_pieces }: AdminOrder, lineId: number): number {
  const sold = order.lines.find(({ id }) => id === lineId)?.quantity ?? 0;
  return Math.max(0, sold - refundedBefore(refunded_pieces, lineId));
}

export function contentOf(choice: RefundChoice, { order, refundable_charges: charges }: AdminOrder): RefundContent {
  return {
    lines: order.lines.flatMap(({ id }) => {
      const quantity = choice.pieces[id] ?? 0;
      return quantity > 0 ? { line_id: id, quantity } : [];
    }),
    delivery: choice.delivery ? charges.delivery : 0,
    fee: choice.fee ? charges.fee : 0,
  };
}

/** Minor units. */
export function valueOfChoice(choice: RefundChoice, data: AdminOrder): number {
  const { lines, delivery, fee } = contentOf(choice, data);
  const goods = lines.reduce((sum, { line_id, quantity }) => {
    const line = data.order.lines.find(({ id }) => id === line_id)!;
    const lessened = data.lessened_lines.find((each) => each.line_id === line_id)?.amount ?? 0;
    const sold = { quantity: line.quantity, total: line.total.amount, discount: line.discount.amount, lessened };
    return sum + valueOfPieces(sold, quantity, refundedBefore(data.refunded_pieces, line_id));
  }, 0);
  return goods + delivery + fee;
}

function refundedBefore(refunded: AdminOrder['refunded_pieces'], lineId: number): number {
  return refunded.find(({ line_id }) => line_id === lineId)?.quantity ?? 0;
}
