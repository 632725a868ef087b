/** Pieces of a product that can be sold from one branch or warehouse. */
export interface StockLevel {
  readonly listing_id: number;
  readonly branch_id: number;
  readonly quantity: number;
  readonly kind: 'store' | 'warehouse';
}

/** Pieces of a product and the branch or warehouse to take them from. */
export interface StockChoice {
  readonly listingId: number;
  readonly branchId: number;
  readonly quantity: number;
}

/**
 * Decides where pieces are taken from: the pickup branch first, then the warehouse, then the places with the largest
 * stock. Places of equal stock keep their given order.
 * @param branchId pickup branch; null when the goods are shipped
 * @returns undefined when all places together have too few pieces
 */
export function chooseStock(
  wanted: { readonly listingId: number; readonly quantity: number },
  stock: readonly StockLevel[],
  branchId: number | null,
): StockChoice[] | undefined {
  const rank = (level: StockLevel) => (level.branch_id === branchId ? 0 : level.kind === 'warehouse' ? 1 : 2);
  const levels = stock
    .filter((level) => level.listing_id === wanted.listingId && level.quantity > 0)
    .toSorted((one, other) => rank(one) - rank(other) || other.quantity - one.quantity);
  const choices: StockChoice[] = [];
  let missing = wanted.quantity;
  for (const level of levels) {
    if (missing === 0) break;
    const quantity = Math.min(missing, level.quantity);
    choices.push({ listingId: wanted.listingId, branchId: level.branch_id, quantity });
    missing -= quantity;
  }
  return missing === 0 ? choices : undefined;
}
