interface SoldLine {
  readonly quantity: number;
  /** Minor units. */
  readonly total: number;
  readonly discount: number;
  /** Discounts given on it since for complaints; they reduce the value of the last pieces. */
  readonly lessened?: number | undefined;
}

/**
 * The value of some pieces of a line after its discount, given how many were refunded before. The values of
 * successive refunds add up exactly to the line, whatever the rounding.
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
