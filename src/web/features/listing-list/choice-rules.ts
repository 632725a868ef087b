import type { RangeFacet } from '#shared/catalog/facets.ts';
import { choiceNames, type ListingChoice } from './listing-address.ts';

export const nothingChosen: ListingChoice = { q: '' };

/** Whether the lower limit is above the upper one. */
export function isReversed(facet: RangeFacet, choice: ListingChoice): boolean {
  return Number(choice[`${facet}_from`]) > Number(choice[`${facet}_to`]);
}

/** The same words and order without any filter; as a change of a choice it names every filter. */
export function withoutFilters({ q, sort }: ListingChoice): ListingChoice {
  return { ...Object.fromEntries(choiceNames.map((name) => [name, undefined])), q, sort };
}
