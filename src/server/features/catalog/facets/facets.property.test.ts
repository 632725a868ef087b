import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { listingQuery, type Facets, type ListingPage, type ResultCount } from '#shared/catalog/contract.ts';
import { countLimit, listingsPerPage } from '#shared/catalog/limits.ts';
import { createServer } from '#server/http/server.ts';
import {
  buildBrand,
  buildCategory,
  buildCountry,
  buildListing,
  buildPackage,
  ensureCurrency,
} from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { listSubtreeIds } from '../category/category.queries.ts';
import { countFacets } from './count-facets.ts';
import { foldCounters } from '../index.ts';
import { listPage, pageWithToppedFirst } from '../list/list-page.ts';
import {
  mergePageOfCategories,
  sortPage,
  walkBeginning,
  walkPage,
  type PageRequest,
} from '../list/listing-page.queries.ts';
import { readSelection } from './listing-selection.ts';
import { searchListings } from '../search/search-listings.ts';
import { readQuery } from '../words/search-words.ts';

const testing = useTestContext();
let app: Awaited<ReturnType<typeof createServer>>;

interface Known {
  id: number;
  category: number;
  kind: 'advert' | 'product';
  offerType: 'supply' | 'demand';
  brand: number | undefined;
  package: number | undefined;
  origin: string | undefined;
  vintage: number | undefined;
  abv: number | undefined;
  /** In the default currency. */
  price: number | null;
  /** In minor units of the default currency. */
  unitPrice: number | null;
  isTopped: boolean;
  publishedAt: Date;
  flags: Record<'verified' | 'in_stock' | 'on_sale' | 'negotiable' | 'with_picture', boolean>;
}

const currencies = [
  { id: 1, code: 'CZK', is_default: true, symbol_before: '', symbol_after: '', decimals: 2, rate: 1 },
];
const origins = ['CZ', 'FR', 'SK'];
const parents = new Map<number, number | undefined>();
const listings: Known[] = [];
let brands: number[] = [];
let packages: number[] = [];

beforeAll(async () => {
  const { db } = testing.context;
  await ensureCurrency(db);
  const root = await buildCategory(db, { unitPriceUnit: 'litre' });
  const middle = await buildCategory(db, { parent: root, unitPriceUnit: 'litre' });
  const leaf = await buildCategory(db, { parent: middle, unitPriceUnit: 'litre' });
  const other = await buildCategory(db);
  for (const [id, parent] of [[root], [middle, root], [leaf, middle], [other]] as [number, number?][])
    parents.set(id, parent);
  brands = await Promise.all([buildBrand(db), buildBrand(db), buildBrand(db)]);
  packages = [await buildPackage(db, 'ml', 500), await buildPackage(db, 'ml', 700)];
  for (const code of origins) await buildCountry(db, code, { cs: code, en: code, de: code });
  const one = fc.record({
    category: fc.constantFrom(...parents.keys()),
    kind: fc.constantFrom('advert' as const, 'product' as const),
    isDemand: fc.boolean(),
    brand: fc.constantFrom(undefined, ...brands),
    package: fc.constantFrom(undefined, ...packages),
    origin: fc.constantFrom(undefined, ...origins),
    vintage: fc.constantFrom(undefined, 1990, 2005, 2006, 2020),
    abv: fc.constantFrom(undefined, 12.5, 37.5, 40, 40.1),
    crowns: fc.integer({ min: 1, max: 6 }),
    isEuro: fc.boolean(),
    hasPrice: fc.boolean(),
    day: fc.integer({ min: 1, max: 9 }),
    isTopped: fc.boolean(),
    flags: fc.record({
      verified: fc.boolean(),
      in_stock: fc.boolean(),
      on_sale: fc.boolean(),
      negotiable: fc.boolean(),
      with_picture: fc.boolean(),
    }),
  });
  for (const [index, made] of fc.sample(one, { numRuns: 160, seed: 7 }).entries()) {
    const isAdvert = made.kind === 'advert';
    const price = isAdvert && !made.hasPrice ? null : made.crowns * 100;
    const publishedAt = new Date(Date.UTC(2026, 0, made.day));
    const flags = {
      verified: isAdvert && made.flags.verified,
      in_stock: !isAdvert && made.flags.in_stock,
      on_sale: !isAdvert && made.flags.on_sale,
      negotiable: isAdvert && made.flags.negotiable,
      with_picture: made.flags.with_picture,
    };
    const options = {
      category: made.category,
      kind: made.kind,
      offerType: isAdvert && made.isDemand ? ('demand' as const) : ('supply' as const),
      brand: made.brand,
      package: made.package,
      origin: made.origin,
      vintage: made.vintage,
      abv: made.abv,
      isTopped: isAdvert && made.isTopped && made.flags.verified,
      publishedAt,
    };
    const id = await buildListing(db, {
      ...options,
      price,
      currency: made.isEuro ? 2 : 1,
      isSellerVerified: flags.verified,
      isInStock: flags.in_stock,
      isOnSale: flags.on_sale,
      isNegotiable: flags.negotiable,
      hasPicture: flags.with_picture,
      visibility: index % 11 === 0 ? 'hidden' : 'listed',
    });
    if (index === 80) await foldCounters(db);
    if (index % 11 === 0) continue;
    const { unit_price_base: unitPrice } = await db
      .selectFrom('listing')
      .where('id', '=', id)
      .select('unit_price_base')
      .executeTakeFirstOrThrow();
    listings.push({ ...options, id, price: price === null ? null : price * (made.isEuro ? 25 : 1), unitPrice, flags });
  }
  app = await createServer(testing.context);
  return () => app.close();
});

const eachFilter = {
  category: fc.nat({ max: 3 }),
  scope: fc.constantFrom('all' as const, 'new' as const, 'sale' as const),
  kind: fc.constantFrom('advert' as const, 'product' as const),
  offer: fc.constantFrom('supply' as const, 'demand' as const),
  brand: fc.subarray([0, 1, 2], { minLength: 1 }),
  package: fc.subarray([0, 1], { minLength: 1 }),
  origin: fc.subarray(origins, { minLength: 1 }),
  vintage_from: fc.constantFrom(1990, 1991, 2006),
  vintage_to: fc.constantFrom(1990, 2005, 2010),
  abv_from: fc.constantFrom(12.5, 13, 40.1),
  abv_to: fc.constantFrom(12.5, 39.9, 40),
  price_from: fc.integer({ min: 0, max: 150 }),
  price_to: fc.integer({ min: 0, max: 150 }),
  verified: fc.constant('1' as const),
  in_stock: fc.constant('1' as const),
  on_sale: fc.constant('1' as const),
  negotiable: fc.constant('1' as const),
  with_picture: fc.constant('1' as const),
  page: fc.integer({ min: 1, max: 3 }),
};
const everyFilter = fc.record(eachFilter);
const sort = fc.constantFrom('newest' as const, 'cheapest' as const, 'dearest' as const, 'unit_price' as const);
/** A few of them: all together leave no listing. */
const chosenFilters = fc
  .record({
    everyFilter,
    chosen: fc.subarray(Object.keys(eachFilter) as (keyof typeof eachFilter)[], { maxLength: 4 }),
    sort,
  })
  .map(({ everyFilter, chosen, sort }) => ({
    ...(Object.fromEntries(chosen.map((name) => [name, everyFilter[name]])) as Partial<typeof everyFilter>),
    sort,
  }));
type Filters = typeof chosenFilters extends fc.Arbitrary<infer T> ? T : never;

const flagNames = ['verified', 'in_stock', 'on_sale', 'negotiable', 'with_picture'] as const;
type Facet = 'kind' | 'offer' | 'brand' | 'package' | 'origin' | (typeof flagNames)[number];

/** The expected result, computed by plain loops. */
function matches(listing: Known, filters: Filters, without?: Facet): boolean {
  const { scope, kind, offer, price_from, price_to } = filters;
  if (filters.category !== undefined) {
    const wanted = [...parents.keys()][filters.category];
    let at: number | undefined = listing.category;
    while (at !== undefined && at !== wanted) at = parents.get(at);
    if (at === undefined) return false;
  }
  if (scope === 'new' && listing.kind !== 'product') return false;
  if (scope === 'sale' && !listing.flags.on_sale) return false;
  if (price_from !== undefined && (listing.price === null || listing.price < price_from * 100)) return false;
  if (price_to !== undefined && (listing.price === null || listing.price > price_to * 100)) return false;
  if (!isWithin(listing.vintage, filters.vintage_from, filters.vintage_to)) return false;
  if (!isWithin(listing.abv, filters.abv_from, filters.abv_to)) return false;
  if (without !== 'origin' && filters.origin && !filters.origin.some((code) => code === listing.origin)) return false;
  if (without !== 'kind' && kind && listing.kind !== kind) return false;
  if (without !== 'offer' && offer && listing.offerType !== offer) return false;
  if (without !== 'brand' && filters.brand && !filters.brand.some((index) => brands[index] === listing.brand))
    return false;
  if (without !== 'package' && filters.package && !filters.package.some((index) => packages[index] === listing.package))
    return false;
  return flagNames.every((flag) => without === flag || !filters[flag] || listing.flags[flag]);
}

function isWithin(value: number | undefined, from: number | undefined, to: number | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  return value !== undefined && value >= (from ?? value) && value <= (to ?? value);
}

function compareListed(sort: Filters['sort'], a: Known, b: Known): number {
  if (a.isTopped !== b.isTopped) return a.isTopped ? -1 : 1;
  const byPrice = comparePrices(sort, a, b);
  if (sort === 'cheapest' || sort === 'unit_price') return byPrice || a.id - b.id;
  if (sort === 'dearest') return byPrice || b.id - a.id;
  return compareTimes(a, b);
}

function compareFound(sort: Filters['sort'], a: Known, b: Known): number {
  return comparePrices(sort, a, b) || compareTimes(a, b);
}

/** Zero for other orders, and for two listings without a price. */
function comparePrices(sort: Filters['sort'], a: Known, b: Known): number {
  if (sort === 'cheapest') return (a.price ?? Infinity) - (b.price ?? Infinity) || 0;
  if (sort === 'dearest') return (b.price ?? -Infinity) - (a.price ?? -Infinity) || 0;
  if (sort === 'unit_price') return (a.unitPrice ?? Infinity) - (b.unitPrice ?? Infinity) || 0;
  return 0;
}

/** The newest first. */
function compareTimes(a: Known, b: Known): number {
  return b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id;
}

function expectedCounts(filters: Filters) {
  const count = (facet: Facet, has: (listing: Known) => boolean) =>
    listings.filter((listing) => matches(listing, filters, facet) && has(listing)).length;
  return {
    kind: { advert: count('kind', (l) => l.kind === 'advert'), product: count('kind', (l) => l.kind === 'product') },
    offer_type: {
      supply: count('offer', (l) => l.offerType === 'supply'),
      demand: count('offer', (l) => l.offerType === 'demand'),
    },
    brands: brands.map((id) => count('brand', (l) => l.brand === id)),
    packages: packages.map((id) => count('package', (l) => l.package === id)),
    origins: origins.map((code) => count('origin', (l) => l.origin === code)),
    ...Object.fromEntries(flagNames.map((flag) => [flag, count(flag, (l) => l.flags[flag])])),
  };
}

function shownCounts(facets: Facets): object {
  const valuesOf = <Id>(ids: Id[], values: { id: Id; results: ResultCount }[]) =>
    ids.map((id) => values.find((value) => value.id === id)?.results.count ?? 0);
  const counts = (values: object): object =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.count ?? counts(value)]));
  return {
    ...counts({ ...facets, brands: {}, packages: {}, origins: {} }),
    brands: valuesOf(brands, facets.brands),
    packages: valuesOf(packages, facets.packages),
    origins: valuesOf(origins, facets.origins),
  };
}

function queryOf(filters: Filters): Record<string, string> {
  const entries = Object.entries(filters).map(([key, value]) => {
    if (key === 'category') return [key, String([...parents.keys()][value as number])];
    if (key === 'brand') return [key, (value as number[]).map((index) => brands[index]).join(',')];
    if (key === 'package') return [key, (value as number[]).map((index) => packages[index]).join(',')];
    return [key, String(value)];
  });
  return Object.fromEntries(entries);
}

describe('R-3.03 any choice of filters', () => {
  test('gives the listings, the order and the counts that a plain computation gives', async () => {
    await fc.assert(
      fc.asyncProperty(chosenFilters, async (filters) => {
        const expected = listings
          .filter((listing) => matches(listing, filters))
          .sort((a, b) => compareListed(filters.sort, a, b));
        const number = filters.page ?? 1;
        const answer = await app.inject({ url: '/api/catalog/listings', query: queryOf(filters) });
        const pages = Math.ceil(expected.length / listingsPerPage);
        if (number > Math.max(1, pages)) {
          expect(answer.statusCode).toBe(404);
          return;
        }
        const page = answer.json<ListingPage>();
        const shown = expected.slice((number - 1) * listingsPerPage, number * listingsPerPage);
        expect(page.listings.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
        expect(page).toMatchObject({ total: { count: expected.length, is_more: false }, pages });
        expect(shownCounts(page.facets)).toEqual(expectedCounts(filters));
      }),
      { numRuns: 250, seed: 11 },
    );
  });

  test('gives the same page whether it is sorted, merged from categories or walked', async () => {
    await fc.assert(
      fc.asyncProperty(chosenFilters, async (filters) => {
        const query = listingQuery.parse(queryOf(filters));
        const subtree =
          query.category === undefined ? undefined : await listSubtreeIds(testing.context, query.category);
        const selection = readSelection(query, subtree, currencies);
        const categories = subtree ?? [...parents.keys()];
        const { sort } = filters;
        const page = { sort, offset: ((filters.page ?? 1) - 1) * 7, limit: 7 };
        const found = listings.filter((listing) => matches(listing, filters)).sort((a, b) => compareListed(sort, a, b));
        const expected = found.slice(page.offset, page.offset + page.limit).map(({ id }) => id);
        const { context } = testing;
        const ways = [
          (rest: PageRequest) => walkPage(context, selection, rest, 'others'),
          (rest: PageRequest) => walkBeginning(context, selection, rest, listings.length),
          ...[[], categories.slice(1), categories].map((sparse) => (rest: PageRequest) => {
            const dense = categories.filter((id) => !sparse.includes(id));
            return mergePageOfCategories(context, selection, { dense, sparse }, rest);
          }),
        ];
        expect(await sortPage(context, selection, page)).toEqual(expected);
        expect(await listPage(context, selection, page, found.length, 0)).toEqual(expected);
        for (const way of ways) expect(await pageWithToppedFirst(context, selection, page, way)).toEqual(expected);
        const walkHalf = (rest: PageRequest) => walkBeginning(context, selection, rest, Math.ceil(listings.length / 2));
        const some = await pageWithToppedFirst(context, selection, page, walkHalf);
        expect(some).toEqual(expected.slice(0, some.length));
      }),
      { numRuns: 200, seed: 13 },
    );
  });

  test('gives the same counts when there is too much to read and values are counted one by one', async () => {
    const priced = chosenFilters.map((filters) => ({
      ...filters,
      scope: undefined,
      price_from: filters.price_from ?? 1,
    }));
    await fc.assert(
      fc.asyncProperty(priced, async ({ scope: _scope, ...filters }) => {
        const query = listingQuery.parse({ ...queryOf(filters), page: '1' });
        const subtree =
          query.category === undefined ? undefined : await listSubtreeIds(testing.context, query.category);
        const selection = readSelection(query, subtree, currencies);
        const counted = await countFacets(testing.context, selection, query.category, { readable: 0, exact: 9600 });
        const expected = expectedCounts(filters);
        const capped = (values: number[]) => values.map((value) => Math.min(value, countLimit));
        expect(counted.flags).toMatchObject({ ...expected.kind, ...expected.offer_type });
        expect(capped(brands.map((id) => counted.ids.brand.get(id) ?? 0))).toEqual(expected.brands);
        expect(capped(packages.map((id) => counted.ids.package.get(id) ?? 0))).toEqual(expected.packages);
        expect(capped(origins.map((code) => counted.ids.origin.get(code) ?? 0))).toEqual(expected.origins);
      }),
      { numRuns: 60, seed: 12 },
    );
  });

  test('gives the same counts and listings of a search, with few results or too many to be read at once', async () => {
    // With -1 every estimate counts as too many; with 0 only estimates above nothing do. With 1000 all are read at once.
    const limits = fc.constantFrom(-1, 0, 1000);
    await fc.assert(
      fc.asyncProperty(chosenFilters, limits, async (filters, candidates) => {
        const query = { ...listingQuery.parse({ ...queryOf(filters), q: 'listing', page: '1' }), discountPercent: 0 };
        const subtree =
          query.category === undefined ? undefined : await listSubtreeIds(testing.context, query.category);
        const selection = readSelection(query, subtree, currencies);
        const page = await searchListings(testing.context, query, readQuery(query.q!), selection, candidates);
        const expected = listings
          .filter((listing) => matches(listing, filters))
          .sort((a, b) => compareFound(filters.sort, a, b));
        expect(shownCounts(page.facets)).toEqual(expectedCounts(filters));
        expect(page.total.count).toBe(expected.length);
        expect(page.listings.map(({ id }) => id)).toEqual(expected.slice(0, listingsPerPage).map(({ id }) => id));
      }),
      { numRuns: 120, seed: 14 },
    );
  });
});
