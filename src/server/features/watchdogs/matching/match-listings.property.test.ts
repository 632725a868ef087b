import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { listingsPerPage } from '#shared/catalog/limits.ts';
import type { ListingPage } from '#shared/catalog/contract.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import {
  buildBrand,
  buildCategory,
  buildCountry,
  buildListing,
  buildPackage,
  ensureCurrency,
} from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { withoutDiacritics } from '#server/features/catalog/index.ts';
import { matchListings } from './match-listings.ts';

const testing = useTestContext();
const app = useTestServer(testing);

const names = [
  'Rum Zacapa 23',
  'Rumový likér',
  'Doutník Cohiba',
  'Doutníky Montecristo',
  'Whisky Ardbeg',
  'Whiskey Jameson',
];
/** Words as people type them: beginnings, inflections, synonyms, amounts, prices, stop words and product codes. */
const typed = [
  'rum',
  'zacapa',
  'zacapa23',
  'doutniky',
  'doutníku',
  'whiskey',
  'whisky ardbeg',
  'rum z kuby',
  'kub',
  'rum do 300',
  'rum od 200 do 400 kc',
  'do 12 eur',
  '0,7 l',
  '0,7 l rum',
  '3 l',
  'neexistujici',
  'r',
  'the',
];
const saved: { id: number; query: Record<string, string> }[] = [];
const listings: number[] = [];

beforeAll(async () => {
  const { db } = testing.context;
  await ensureCurrency(db);
  const root = await buildCategory(db, { name: 'Lihoviny', unitPriceUnit: 'litre' });
  const leaf = await buildCategory(db, { parent: root, name: 'Kubánské rumy', unitPriceUnit: 'litre' });
  const other = await buildCategory(db, { name: 'Tabák' });
  const categories = [root, leaf, other];
  const brands = [await buildBrand(db, 'Diplomático'), await buildBrand(db, 'Havana')];
  const packages = [await buildPackage(db, 'ml', 500), await buildPackage(db, 'ml', 700)];
  for (const code of ['CZ', 'CU']) await buildCountry(db, code, { cs: code, en: code, de: code });

  // What exists before the watchdogs: words are known, and none of it is news.
  for (const name of names) await buildListing(db, { name, category: root, visibility: 'listed' });
  await matchListings(testing.context);

  const flag = fc.constantFrom(undefined, undefined, undefined, '1');
  const query = fc.record({
    category: fc.constantFrom(undefined, undefined, ...categories.map(String)),
    scope: fc.constantFrom('all', 'all', 'all', 'all', 'new', 'sale'),
    q: fc.constantFrom(undefined, ...typed),
    kind: fc.constantFrom(undefined, undefined, undefined, 'advert', 'product'),
    offer: fc.constantFrom(undefined, undefined, undefined, 'supply', 'demand'),
    brand: fc.constantFrom(undefined, undefined, String(brands[0]), brands.join(',')),
    package: fc.constantFrom(undefined, undefined, undefined, packages.join(','), String(packages[0])),
    origin: fc.constantFrom(undefined, undefined, undefined, 'CU', 'CU,CZ'),
    price_from: fc.constantFrom(undefined, undefined, undefined, '200', '12.5'),
    price_to: fc.constantFrom(undefined, undefined, undefined, '400', '16'),
    currency: fc.constantFrom(undefined, 'EUR', 'CZK'),
    vintage_from: fc.constantFrom(undefined, undefined, undefined, undefined, '2005'),
    abv_to: fc.constantFrom(undefined, undefined, undefined, undefined, '40'),
    in_stock: flag,
    on_sale: fc.constantFrom(undefined, undefined, undefined, undefined, '1'),
    negotiable: fc.constantFrom(undefined, undefined, undefined, undefined, '1'),
    with_picture: fc.constantFrom(undefined, undefined, undefined, undefined, '1'),
    verified: fc.constantFrom(undefined, undefined, undefined, undefined, '1'),
  });
  let headers = {};
  for (const [index, made] of fc.sample(query, { numRuns: 250, seed: 11 }).entries()) {
    if (index % 90 === 0) headers = await logIn(db, await buildAccount(db, { authorized: true }));
    const chosen = Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/me/watchdogs',
      headers,
      payload: { query: { ...chosen, ...numbersIn(chosen) }, name: 'Hledání', frequency: 'daily', lang: 'cs' },
    });
    if (answer.statusCode === 200 && answer.json().is_new) saved.push({ id: answer.json().id, query: chosen });
  }

  const one = fc.record({
    name: fc.constantFrom(...names),
    description: fc.constantFrom('', 'Z Kuby, původní balení', 'Rum the best'),
    category: fc.constantFrom(...categories),
    kind: fc.constantFrom('advert' as const, 'product' as const),
    isDemand: fc.boolean(),
    brand: fc.constantFrom(undefined, ...brands),
    package: fc.constantFrom(undefined, ...packages),
    origin: fc.constantFrom(undefined, 'CZ', 'CU'),
    price: fc.constantFrom(null, 10_000, 20_000, 30_000, 40_000, 50_000),
    currency: fc.constantFrom(1, 1, 2),
    vintage: fc.constantFrom(undefined, 2004, 2005),
    abv: fc.constantFrom(undefined, 40, 40.1),
    isInStock: fc.boolean(),
    isOnSale: fc.boolean(),
    isNegotiable: fc.boolean(),
    hasPicture: fc.boolean(),
    isSellerVerified: fc.boolean(),
  });
  for (const { isDemand, price, currency, ...made } of fc.sample(one, { numRuns: 60, seed: 5 })) {
    const isAdvert = made.kind === 'advert';
    const id = await buildListing(db, {
      ...made,
      currency,
      offerType: isAdvert && isDemand ? 'demand' : 'supply',
      // Few crowns are many euros.
      price: price === null ? (isAdvert ? null : 10_000) : currency === 2 ? price / 25 : price,
      isInStock: !isAdvert && made.isInStock,
      isOnSale: !isAdvert && made.isOnSale,
      visibility: 'hidden',
    });
    listings.push(id);
  }
}, 120_000);

function numbersIn(query: Record<string, string>): Record<string, number> {
  const numeric = new Set(['category', 'price_from', 'price_to', 'vintage_from', 'abv_to']);
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (numeric.has(name) ? [[name, Number(value)]] : [])),
  );
}

const lettersOf = (text: string) => withoutDiacritics(text).replace(/[^a-z0-9]/g, '');

/** The new listings that the catalogue's own list has for a query. */
async function listed(query: Record<string, string>): Promise<number[]> {
  const found: number[] = [];
  for (let page = 1; ; page++) {
    const answer = await app.inject(`/api/catalog/listings?${new URLSearchParams({ ...query, page: String(page) })}`);
    const { listings: cards, pages, corrected_query: corrected } = answer.json<ListingPage>();
    // A list prefers to show something; a watchdog waits for what was typed.
    if (corrected !== null && lettersOf(corrected) !== lettersOf(query.q!)) return [];
    found.push(...cards.map(({ id }) => id));
    if (page >= pages || cards.length < listingsPerPage) return found.filter((id) => listings.includes(id));
  }
}

const matches = async () => {
  const rows = await testing.context.db.selectFrom('watchdog_match').select(['watchdog_id', 'listing_id']).execute();
  return new Map(
    saved.map(({ id }) => [
      id,
      rows.filter((row) => row.watchdog_id === id).map(({ listing_id: listingId }) => listingId),
    ]),
  );
};
const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

test('R-5.11 exactly those saved searches fire whose list has a listing that became public', async () => {
  expect(saved.length).toBeGreaterThan(200);
  await testing.context.db.updateTable('listing').set({ visibility: 'listed' }).where('id', 'in', listings).execute();
  await matchListings(testing.context);
  const found = await matches();
  let fired = 0;
  for (const { id, query } of saved) {
    const expected = await listed(query);
    fired += expected.length;
    expect([query, ...sorted(found.get(id)!)]).toEqual([query, ...sorted(expected)]);
  }
  expect(fired).toBeGreaterThan(200);
}, 300_000);

test('R-5.11 a change of a public listing fires exactly those searches that did not find it before', async () => {
  const { db } = testing.context;
  const before = new Map(await Promise.all(saved.map(async ({ id, query }) => [id, await listed(query)] as const)));
  await db.deleteFrom('watchdog_match').execute();
  await db
    .updateTable('listing')
    .set({ price_minor: 30_000, currency_id: 1, origin_code: 'CU', vintage: 2005 })
    .where('id', 'in', listings)
    .execute();
  await matchListings(testing.context);
  const found = await matches();
  let fired = 0;
  for (const { id, query } of saved) {
    const expected = (await listed(query)).filter((listing) => !before.get(id)!.includes(listing));
    fired += expected.length;
    expect([query, ...sorted(found.get(id)!)]).toEqual([query, ...sorted(expected)]);
  }
  expect(fired).toBeGreaterThan(50);
}, 300_000);
