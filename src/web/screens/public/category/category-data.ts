import type { Category } from '#shared/catalog/contract.ts';
import type { LoadedListings } from '#web/features/listing-list/load-listings.ts';

export interface CategoryData {
  readonly category: Category;
  readonly listings: LoadedListings;
}
