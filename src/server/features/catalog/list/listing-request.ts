import type { ListingQuery } from '#shared/catalog/contract.ts';

/** A query with its caller's discount. It changes only the prices shown; filters and orders use the general prices. */
export interface ListingRequest extends ListingQuery {
  /** The discount of the caller's group on the shop's goods, in per cent; 0 without a group. */
  readonly discountPercent: number;
}
