interface SoldLine {
  readonly quantity: number;
  /** Minor units. */
  readonly total: number;
  readonly discount: number;
}

/**
 * What pieces of a line cost after its discount, when others went back before: part by part they come to the whole
 * line, however each is rounded.
 */
export function worthOfPieces({ quantity, total, discount }: SoldLine, pieces: number, before: number): number {
  const upTo = (count: number) => Math.round(((total - discount) * Math.min(count, quantity)) / quantity);
  return upTo(before + pieces) - upTo(before);
}
