import type { ReturnedGoods, ReturnedPieces } from './returned-goods.queries.ts';

/** By line: how many pieces went back, of those that fit. */
export function countPieces(
  { pieces }: Pick<ReturnedGoods, 'pieces'>,
  fits: (piece: ReturnedPieces) => boolean = () => true,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const piece of pieces)
    if (fits(piece)) counts.set(piece.line_id, (counts.get(piece.line_id) ?? 0) + piece.quantity);
  return counts;
}

/** Whether with these pieces nothing of an order is left. */
export function isNothingLeft({ lines }: Pick<ReturnedGoods, 'lines'>, counts: ReadonlyMap<number, number>): boolean {
  return lines.every(({ id, quantity }) => (counts.get(id) ?? 0) >= quantity);
}

/** The lines of which more pieces went back than were sold: something is being paid back twice. */
export function linesReturnedTwice(goods: Pick<ReturnedGoods, 'lines' | 'pieces'>): number[] {
  const counts = countPieces(goods);
  return goods.lines.filter(({ id, quantity }) => (counts.get(id) ?? 0) > quantity).map(({ id }) => id);
}
