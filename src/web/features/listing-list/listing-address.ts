import {
  lastReachablePage,
  listingFlags,
  listingSorts,
  type ListingFlag,
  type ListingSort,
} from '#shared/catalog/limits.ts';

/**
 * The choice of a list of listings as its address keeps it: `?kind=advert&brand=3,17&price_from=100&page=2`.
 * The names are those of the API's `listingQuery`.
 */
export interface ListingChoice {
  /** The words searched for; empty in a category. */
  readonly q: string;
  readonly kind: 'advert' | 'product' | undefined;
  readonly offer: 'supply' | 'demand' | undefined;
  /** Decimal numbers in units of `currency`, with a point. */
  readonly price_from: string | undefined;
  readonly price_to: string | undefined;
  /** Code of the price limits' currency; undefined for the default one, and without limits. */
  readonly currency: string | undefined;
  readonly brand: readonly number[];
  readonly package: readonly number[];
  readonly flags: readonly ListingFlag[];
  readonly sort: ListingSort | undefined;
}

export const nothingChosen: ListingChoice = {
  q: '',
  kind: undefined,
  offer: undefined,
  price_from: undefined,
  price_to: undefined,
  currency: undefined,
  brand: [],
  package: [],
  flags: [],
  sort: undefined,
};

const longestQuery = 200;
const mostIds = 30;
const highestPrice = 1_000_000_000;

/** Every name that an address of a list may hold. */
export const choiceNames: readonly string[] = [
  'q',
  'kind',
  'offer',
  'price_from',
  'price_to',
  'currency',
  'brand',
  'package',
  ...listingFlags,
  'sort',
  'page',
];

/**
 * Reads the choice of an address, leaving out what no filter offers. Lists may be written `3,17` or repeated.
 * Only a search has words and a best match.
 */
export function readChoice(query: URLSearchParams, { isSearch }: { isSearch: boolean }): ListingChoice {
  const q = isSearch ? (query.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, longestQuery) : '';
  const price = { price_from: readPrice(query.get('price_from')), price_to: readPrice(query.get('price_to')) };
  const currency = query.get('currency') ?? '';
  const sort = listingSorts.find((each) => each === query.get('sort'));
  return {
    q,
    kind: (['advert', 'product'] as const).find((each) => each === query.get('kind')),
    offer: (['supply', 'demand'] as const).find((each) => each === query.get('offer')),
    ...price,
    currency: hasPrice(price) && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    brand: readIds(query.getAll('brand')),
    package: readIds(query.getAll('package')),
    flags: listingFlags.filter((name) => query.get(name) === '1'),
    sort: sort === 'best' && q === '' ? undefined : sort,
  };
}

/** Whether the price is limited. */
function hasPrice({ price_from, price_to }: Pick<ListingChoice, 'price_from' | 'price_to'>): boolean {
  return price_from !== undefined || price_to !== undefined;
}

/** Limits between which no price lies. */
export function isPriceReversed({ price_from, price_to }: ListingChoice): boolean {
  return Number(price_from) > Number(price_to);
}

/** Reads a price as people write it: `1 500,50` → `1500.5`. */
export function readPrice(text: string | null): string | undefined {
  const compact = (text ?? '').replace(/\s/g, '').replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(compact) || Number(compact) > highestPrice) return undefined;
  return String(Math.round(Number(compact) * 100) / 100);
}

function readIds(lists: readonly string[]): number[] {
  const ids = lists.flatMap((list) => list.split(',')).filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].sort((a, b) => a - b).slice(0, mostIds);
}

/** The page's number; undefined for an address that no page can have. */
export function readPageNumber(query: URLSearchParams): number | undefined {
  const text = query.get('page') || '1';
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= lastReachablePage ? Number(text) : undefined;
}

/** The query of an address, `?` included, or empty when nothing is chosen on the first page. */
export function choiceSearch(choice: ListingChoice, page = 1): string {
  const query = new URLSearchParams(writeChoice(choice, page)).toString();
  // A comma may stand in a query as it is and reads better.
  return query === '' ? '' : `?${query.replaceAll('%2C', ',')}`;
}

function writeChoice(choice: ListingChoice, page: number): [string, string][] {
  const { flags, brand, package: packages, ...rest } = choice;
  const values: Record<string, string | undefined> = { ...rest, brand: brand.join(','), package: packages.join(',') };
  for (const name of flags) values[name] = '1';
  if (!hasPrice(choice)) delete values.currency;
  if (page > 1) values.page = String(page);
  return choiceNames.flatMap((name): [string, string][] => (values[name] ? [[name, values[name]]] : []));
}

/**
 * Forms sent without script leave empty and repeated values in the address, and page 1 needs no number.
 * @returns the query that should stand there instead, or undefined when the address is tidy
 */
export function normalizedQuery(query: URLSearchParams): URLSearchParams | undefined {
  const isTidy = choiceNames.every((name) => query.getAll(name).length < 2 && query.get(name) !== '');
  const choice = readChoice(query, { isSearch: true });
  const isOfPrice = !query.has('currency') || hasPrice(choice);
  if (isTidy && isOfPrice && query.get('page') !== '1') return undefined;
  const foreign = [...query].filter(([name]) => !choiceNames.includes(name));
  return new URLSearchParams([...writeChoice(choice, readPageNumber(query) ?? 1), ...foreign]);
}

/** How many filters narrow the choice; words and order are none. */
export function countFilters({
  kind,
  offer,
  price_from,
  price_to,
  brand,
  package: packages,
  flags,
}: ListingChoice): number {
  const single = [kind, offer, price_from, price_to].filter((value) => value !== undefined).length;
  return single + brand.length + packages.length + flags.length;
}

/** The same words and order without any filter. */
export function withoutFilters({ q, sort }: ListingChoice): ListingChoice {
  return { ...nothingChosen, q, sort };
}

/** What the API is asked for. */
export function apiQuery({ flags, brand, package: packages, q, ...rest }: ListingChoice) {
  return {
    ...rest,
    ...(q !== '' && { q }),
    ...(brand.length > 0 && { brand: brand.join(',') }),
    ...(packages.length > 0 && { package: packages.join(',') }),
    ...(Object.fromEntries(flags.map((name) => [name, '1'])) as Partial<Record<ListingFlag, '1'>>),
  };
}
