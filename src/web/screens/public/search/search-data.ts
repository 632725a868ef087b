import type { FoundPage } from '#shared/catalog/contract.ts';
import type { LoadedListings } from '#web/features/listing-list/load-listings.ts';
import type { CategoryLink } from '#web/page/shell-data.ts';

export interface SearchData {
  readonly q: string;
  /** Null before the first search. */
  readonly listings: LoadedListings | null;
  readonly pages: readonly FoundPage[];
  /** Named like the query. */
  readonly categories: readonly CategoryLink[];
  /** Offered where there is nothing else. */
  readonly popular: readonly CategoryLink[];
}
