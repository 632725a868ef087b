import type { FoundPage, ListingPage } from '#shared/catalog/contract.ts';
import type { CategoryLink } from '#web/page/shell-data.ts';

export interface SearchAdviceProps {
  /** Empty before the first search. */
  readonly q: string;
  /** Popular categories, where nothing else is offered. */
  readonly popular: readonly CategoryLink[];
}

export interface FoundPagesProps {
  /** At least one. */
  readonly pages: readonly FoundPage[];
}

export interface PriceLimitsProps {
  readonly limits: NonNullable<ListingPage['price_limits']>;
}
