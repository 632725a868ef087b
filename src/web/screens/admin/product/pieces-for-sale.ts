import type { AdminProduct } from '#shared/products/admin-contract.ts';

/** What the shop sells: places that are not used don't count. */
export function piecesForSale({ stock }: AdminProduct): number {
  return stock.reduce((sum, { quantity, is_active }) => sum + (is_active ? quantity : 0), 0);
}
