interface SoldLine {
  readonly quantity: number;
  /** Minor units. */
  readonly total: number;
  readonly discount: number;
  /** What a discount for an error took off it since; the last pieces are worth so much less. */
  readonly lessened?: number | undefined;
}

/**
 * What pieces of a line cost after its discount, when others went back before: part by part they come to the whole
 * line, however each is rounded.
 */
export function valueOfPieces(
  { quantity, total, discount, lessened = 0 }: SoldLine,
  pieces: number,
  before: number,
): number {
  const paid = total - discount;
  const most = Math.max(0, paid - lessened);
  const upTo = (count: number) => Math.min(most, Math.round((paid * Math.min(count, quantity)) / quantity));
  return upTo(before + pieces) - upTo(before);
}
