import type { FoundPage, ListingPage } from '#shared/catalog/contract.ts';

export interface SearchAdviceProps {
  /** Empty before the first search. */
  readonly q: string;
  readonly hasCategories?: boolean;
}

export interface FoundPagesProps {
  /** At least one. */
  readonly pages: readonly FoundPage[];
}

export interface PriceLimitsProps {
  readonly limits: NonNullable<ListingPage['price_limits']>;
}
