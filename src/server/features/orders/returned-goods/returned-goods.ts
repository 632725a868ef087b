import type { ReturnedGoods, ReturnedPieces } from './returned-goods.queries.ts';

/** Counts the returned pieces that match, by line. */
export function countPieces(
  { pieces }: Pick<ReturnedGoods, 'pieces'>,
  fits: (piece: ReturnedPieces) => boolean = () => true,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const piece of pieces)
    if (fits(piece)) counts.set(piece.line_id, (counts.get(piece.line_id) ?? 0) + piece.quantity);
  return counts;
}

/** Whether nothing of an order is left without these pieces. */
export function isNothingLeft({ lines }: Pick<ReturnedGoods, 'lines'>, counts: ReadonlyMap<number, number>): boolean {
  return lines.every(({ id, quantity }) => (counts.get(id) ?? 0) >= quantity);
}

/** The lines with more returned than sold pieces: something would be refunded twice. */
export function linesReturnedTwice(goods: Pick<ReturnedGoods, 'lines' | 'pieces'>): number[] {
  const counts = countPieces(goods);
  return goods.lines.filter(({ id, quantity }) => (counts.get(id) ?? 0) > quantity).map(({ id }) => id);
}
