import {
  facetNames,
  facetTable,
  isOfType,
  mostIds,
  type FacetName,
  type FlagFacet,
  type IdsFacet,
  type OptionFacet,
  type RangeFacet,
  type RangeLimits,
  type RangeParameter,
} from '#shared/catalog/facets.ts';
import type { ApiClient } from '#web/api/client.ts';
import { lastReachablePage, listingSorts, type ListingSort } from '#shared/catalog/limits.ts';

/** Parameters that filter. */
export type FilterName = OptionFacet | RangeParameter | IdsFacet | FlagFacet;

/**
 * The choice of a list of listings as in its address, `?kind=advert&price_from=100&brand=3,17`, and as the API's
 * `listingQuery` takes it. What is not chosen is missing or undefined.
 */
export type ListingChoice = { readonly [Name in FilterName]?: string | undefined } & {
  /** The words searched for; empty in a category. */
  readonly q: string;
  /** Id of the category that a search is within; a category's own page has it in its path. */
  readonly category?: string | undefined;
  /** Code of the price limits' currency; missing for the default one, and without limits. */
  readonly currency?: string | undefined;
  readonly sort?: ListingSort | undefined;
};

const longestQuery = 200;
const idPatterns = { number: /^[1-9]\d{0,8}$/, code: /^[A-Z]{2}$/ };

const filterNames = facetNames.flatMap(parametersOf);

/** Every parameter that the address of a list may have, in its order. */
export const choiceNames: readonly string[] = [
  'q',
  'category',
  ...filterNames.flatMap((name) => (name === 'price_to' ? [name, 'currency'] : [name])),
  'sort',
  'page',
];

/**
 * Reads the choice of an address, leaving out what no filter offers. Lists may be written `3,17` or repeated.
 * Only a search has words, a category among its parameters, and the order by best match.
 */
export function readChoice(query: URLSearchParams, { isSearch }: { isSearch: boolean }): ListingChoice {
  const q = isSearch ? (query.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, longestQuery) : '';
  const filters = Object.fromEntries(facetNames.flatMap((name) => readFacet(name, query))) as Partial<ListingChoice>;
  const category = isSearch ? (query.get('category') ?? '') : '';
  const currency = query.get('currency') ?? '';
  const sort = listingSorts.find((each) => each === query.get('sort'));
  return {
    q,
    ...(idPatterns.number.test(category) && { category }),
    ...filters,
    ...(hasPrice(filters) && /^[A-Z]{3}$/.test(currency) && { currency }),
    ...(sort && (sort !== 'best' || q) && { sort }),
  };
}

/** The parameters of a facet: its name, or the limits of its range. */
export function parametersOf(facet: FacetName): FilterName[] {
  return isOfType(facet, 'range') ? [`${facet}_from`, `${facet}_to`] : [facet];
}

function readFacet(name: FacetName, query: URLSearchParams): [name: string, value: string][] {
  const facet = facetTable[name];
  if (isOfType(name, 'range'))
    return parametersOf(name).flatMap((limit) => {
      const value = readLimit(name, query.get(limit));
      return value === undefined ? [] : [[limit, value]];
    });
  const value =
    facet.type === 'ids'
      ? writeIds(
          query
            .getAll(name)
            .flatMap(idsOf)
            .filter((id) => idPatterns[facet.id].test(id)),
        )
      : ((facet.type === 'option' ? facet.values : ['1']) as readonly (string | null)[]).find(
          (each) => each === query.get(name),
        );
  return value ? [[name, value]] : [];
}

/** Whether the price is limited. */
function hasPrice({ price_from, price_to }: Partial<ListingChoice>): boolean {
  return price_from !== undefined || price_to !== undefined;
}

/** Reads a limit as people write it: `1 500,50` → `1500.5`. */
export function readLimit(facet: RangeFacet, text: string | null): string | undefined {
  const { min, max, decimals }: RangeLimits = facetTable[facet];
  const compact = (text ?? '').replace(/\s/g, '').replace(',', '.');
  const value = /^\d+(\.\d+)?$/.test(compact) ? Number(Number(compact).toFixed(decimals)) : NaN;
  return value >= min && value <= max ? String(value) : undefined;
}

/** The chosen ids of a facet: `3,17` → `3`, `17`. */
export function idsOf(list: string | undefined): string[] {
  return list ? list.split(',') : [];
}

/** A list of ids as addresses write it. */
export function writeIds(ids: readonly string[]): string {
  return [...new Set(ids)]
    .sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1))
    .slice(0, mostIds)
    .join(',');
}

/** The page's number; undefined for an address that no page can have. */
export function readPageNumber(query: URLSearchParams): number | undefined {
  const text = query.get('page') || '1';
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= lastReachablePage ? Number(text) : undefined;
}

/** The query of an address, `?` included, or empty when nothing is chosen on the first page. */
export function choiceSearch(choice: ListingChoice, page = 1): string {
  const query = new URLSearchParams(writeChoice(choice, page)).toString();
  // A comma needs no encoding in a query and reads better.
  return query === '' ? '' : `?${query.replaceAll('%2C', ',')}`;
}

function writeChoice(choice: ListingChoice, page: number): [string, string][] {
  const values: Record<string, string | undefined> = { ...choice, page: page > 1 ? String(page) : '' };
  if (!hasPrice(choice)) delete values.currency;
  return choiceNames.filter((name) => values[name]).map((name) => [name, values[name]!]);
}

/**
 * Forms sent without script leave empty and repeated values in the address, and page 1 needs no number.
 * @returns the normalized query, or undefined when the address is normalized
 */
export function normalizedQuery(query: URLSearchParams): URLSearchParams | undefined {
  const isNormalized = choiceNames.every((name) => query.getAll(name).length < 2 && query.get(name) !== '');
  const choice = readChoice(query, { isSearch: true });
  const isOfPrice = !query.has('currency') || hasPrice(choice);
  if (isNormalized && isOfPrice && query.get('page') !== '1') return undefined;
  const foreign = [...query].filter(([name]) => !choiceNames.includes(name));
  return new URLSearchParams([...writeChoice(choice, readPageNumber(query) ?? 1), ...foreign]);
}

/** How many filters narrow the choice, of some facets or all; words and order are none. */
export function countFilters(
  choice: ListingChoice,
  names: readonly (FilterName | 'category')[] = ['category', ...filterNames],
): number {
  // Only lists contain commas.
  return names.reduce((sum, name) => sum + idsOf(choice[name]).length, 0);
}

type ApiQuery = NonNullable<Parameters<ApiClient['catalog']['listings']>[0]['query']>;

/** What the API is asked for: `readChoice` leaves only values that the schema of its query takes. */
export function apiQuery({ q, ...rest }: ListingChoice): ApiQuery {
  return { ...rest, ...(q && { q }) } as ApiQuery;
}
