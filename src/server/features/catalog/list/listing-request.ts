import type { ListingQuery } from '#shared/catalog/contract.ts';

/** What is asked for, and by whom. Only the prices that are shown follow the asker; all else knows the general ones. */
export interface ListingRequest extends ListingQuery {
  /** What the asker's group takes off the shop's goods; 0 for everybody else. */
  readonly discountPercent: number;
}
