/** How much of a product lies at a place. */
export interface StockAt {
  readonly listing_id: number;
  readonly branch_id: number;
  readonly quantity: number;
  readonly kind: 'store' | 'warehouse';
}

/** Pieces of a product that are taken from a place. */
export interface ReservedPieces {
  readonly listingId: number;
  readonly branchId: number;
  readonly quantity: number;
}

/**
 * Decides where pieces are taken from: the branch where they are picked up first, then the warehouse, then whoever has
 * most, of equals whoever comes first. Undefined when all together haven't got enough.
 * @param stock by place
 * @param branchId null: it is sent
 */
export function chooseStock(
  wanted: { readonly listingId: number; readonly quantity: number },
  stock: readonly StockAt[],
  branchId: number | null,
): ReservedPieces[] | undefined {
  const rank = (row: StockAt) => (row.branch_id === branchId ? 0 : row.kind === 'warehouse' ? 1 : 2);
  const places = stock
    .filter((row) => row.listing_id === wanted.listingId && row.quantity > 0)
    .toSorted((one, other) => rank(one) - rank(other) || other.quantity - one.quantity);
  const held: ReservedPieces[] = [];
  let left = wanted.quantity;
  for (const place of places) {
    if (left === 0) break;
    const quantity = Math.min(left, place.quantity);
    held.push({ listingId: wanted.listingId, branchId: place.branch_id, quantity });
    left -= quantity;
  }
  return left === 0 ? held : undefined;
}
