import { beforeAll, describe, expect, test } from 'vitest';
import type { ListingPage, Suggestions } from '#shared/catalog/contract.ts';
import { createServer } from '#server/http/server.ts';
import { buildBrand, buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { foldCounters, refreshSearchWords } from '../index.ts';

const testing = useTestContext();
let app: Awaited<ReturnType<typeof createServer>>;
const listings: Record<string, number> = {};

beforeAll(async () => {
  const { db } = testing.context;
  const spirits = await buildCategory(db, { name: { cs: 'Lihoviny', en: 'Spirits', de: 'Spirituosen' } });
  const rum = await buildCategory(db, { parent: spirits, name: 'Rum' });
  const plum = await buildCategory(db, { parent: spirits, name: 'Slivovice' });
  const cigars = await buildCategory(db, {
    name: { cs: 'Doutníky', en: 'Cigars', de: 'Zigarren' },
    mayBeAdvertised: false,
  });
  const diplomatico = await buildBrand(db, 'Diplomático');
  const jaegermeister = await buildBrand(db, 'Jägermeister');
  const cohiba = await buildBrand(db, 'Cohiba');
  const small = await buildPackage(db, 'ml', 50);
  const usual = await buildPackage(db, 'ml', 700);
  const build = async (key: string, options: Parameters<typeof buildListing>[1]) =>
    (listings[key] = await buildListing(db, options));
  await build('small', { category: rum, brand: diplomatico, package: small, name: 'Diplomático miniatura' });
  await build('usual', { category: rum, brand: diplomatico, package: usual, name: 'Diplomático Reserva Exclusiva' });
  await build('smallNewer', { category: rum, package: small, name: 'Don Papa' });
  await build('herbal', { category: spirits, brand: jaegermeister, package: usual, name: 'Jägermeister Manifest' });
  await build('grass', { category: spirits, name: 'Żubrówka Bison Grass', description: 'Vodka s trávou, k rumu ne.' });
  await build('plum', { category: plum, name: 'Žufánek zlatá', description: 'Voní po švestkách.' });
  await build('cigar', { category: cigars, brand: cohiba, name: 'Cohiba Robusto' });
  await build('hidden', { category: rum, name: 'Diplomático tajný', visibility: 'hidden' });
  await foldCounters(testing.context.db);
  app = await createServer(testing.context);
  return () => app.close();
});

async function search(q: string, more = ''): Promise<ListingPage> {
  const answer = await app.inject(`/api/catalog/listings?q=${encodeURIComponent(q)}${more}`);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

async function suggest(q: string): Promise<Suggestions> {
  const answer = await app.inject(`/api/catalog/suggestions?q=${encodeURIComponent(q)}&lang=cs`);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

const keysOf = (page: { listings: { id: number }[] }) =>
  page.listings.map(({ id }) => Object.keys(listings).find((key) => listings[key] === id));

describe('search', () => {
  test('R-3.04 finds the address of a page in a description, whatever characters it has', async () => {
    const { db } = testing.context;
    const category = await buildCategory(db);
    const id = await buildListing(db, { category, name: 'Krabice', description: "Více na zvlhcovac.com/it's" });
    for (const more of ['', '&sort=cheapest']) {
      const { listings } = await search('zvlhcovac', more);
      expect(listings.map((listing) => listing.id)).toEqual([id]);
    }
  });

  test.each([
    ['DIPLOMATICO reser', ['usual'], null],
    ['spirituosen rum diplomatico', ['usual', 'small'], null],
    ['jagermeister', ['herbal'], null],
    ['jaegermeister', ['herbal'], null],
    ['Żubrówka', ['grass'], null],
    ['zubrovka', ['grass'], 'Żubrówka'],
    ['slivovce', ['plum'], 'slivovice'],
    ['diplomatco', ['usual', 'small'], 'Diplomático'],
    ['svestkach', ['plum'], null],
    ['švestka', ['plum'], null],
    ['doutníků', ['cigar'], null],
    ['rumu z trávy', ['grass'], null],
    ['tajny', [], null],
    ['rum, 0,7 l', ['usual', 'smallNewer', 'small', 'grass'], null],
    ['rum 0,7', ['usual', 'smallNewer', 'small', 'grass'], null],
    ['rum 70cl', ['usual', 'smallNewer', 'small', 'grass'], null],
    ['700 ml', ['herbal', 'usual'], null],
  ])('R-3.04 %s finds %j', async (q, expected, corrected) => {
    const page = await search(q);
    expect(keysOf(page)).toEqual(expected);
    expect(page.corrected_query).toBe(corrected);
  });

  test('R-3.04 a renamed brand is found by its new name', async () => {
    const { db } = testing.context;
    const id = await buildBrand(db, 'Starobrněnská');
    const listing = await buildListing(db, { brand: id, name: 'Něco' });
    await db.updateTable('brand').set({ name: 'Novopražská' }).where('id', '=', id).execute();
    await refreshSearchWords(db, { brandId: id });
    expect((await search('novopraz')).listings.map((card) => card.id)).toEqual([listing]);
    expect((await search('starobrnen')).total.count).toBe(0);
  });

  test('R-3.04 a vintage is found like a word', async () => {
    const { db } = testing.context;
    const id = await buildListing(db, { name: 'Ročníkový koňak' });
    await db.updateTable('listing').set({ vintage: 1986 }).where('id', '=', id).execute();
    expect((await search('koňak 1986')).listings.map((card) => card.id)).toEqual([id]);
    await db.updateTable('listing').set({ vintage: 1987 }).where('id', '=', id).execute();
    expect((await search('1986')).total.count).toBe(0);
  });

  describe('forgives', () => {
    let club: number[];
    let whisky: number;

    beforeAll(async () => {
      const { db } = testing.context;
      const category = await buildCategory(db, { name: 'Kuba' });
      club = [
        await buildListing(db, { category, name: 'Havana Club 7' }),
        await buildListing(db, { category, name: 'Havana Club Especial' }),
        await buildListing(db, { category, name: 'Havana Club Blanco' }),
      ];
      await buildListing(db, { category, name: 'Havanna Litografien' });
      // Nearer to "klub" and "clab", but not beside Havana.
      for (let each = 0; each < 5; each++)
        await buildListing(db, { category, name: 'Dýmka', description: 'Kloub, klubko, clay.' });
      await buildListing(db, { category, name: 'Jack Daniel’s' });
      await buildListing(db, { category, name: 'Schnupftabak' });
      whisky = await buildListing(db, { category, name: 'Whisky 23' });
      await foldCounters(db);
    });

    test.each([
      ['havanna club', 'Havana Club', 3],
      ['havana klub', 'Havana Club', 3],
      ['havana clab', 'Havana Club', 3],
      ['havana clubs', null, 3],
      ['havanna litografien', null, 1],
      ['havanna', null, 1],
      ['jack dannels', 'Jack Daniel’s', 1],
      ['whyski', 'Whisky', 1],
      ['whisky23', 'Whisky 23', 1],
      ['whyski23', 'Whisky 23', 1],
      ['dýmek', null, 5],
      ['schnaps', null, 0],
      // Without the word that nothing has, or the commonest of words that nothing has together; never without a number.
      ['ron havana', 'Havana', 3],
      ['jack club', 'Jack', 1],
      // A brand says more than a rarer kind of goods.
      ['havana slivovice', 'Havana', 3],
      ['havana 77', null, 0],
      ['club 23', null, 0],
    ])('R-3.04 %j is searched as %j', async (q, corrected, count) => {
      const page = await search(q);
      expect([page.corrected_query, page.total.count]).toEqual([corrected, count]);
    });

    test('R-3.04 filters do not affect spelling', async () => {
      const page = await search('havanna club', '&kind=product');
      expect([page.total.count, page.facets.kind.advert.count]).toEqual([0, 3]);
      const other = await search('havanna litografien', '&kind=product');
      expect([other.corrected_query, other.total.count]).toEqual([null, 0]);
      expect((await search('jack daniel', '&kind=product')).corrected_query).toBe(null);
      expect((await search('havanna club', '&sort=cheapest')).listings.map(({ id }) => id).sort()).toEqual(club);
      expect((await search('whyski')).listings.map(({ id }) => id)).toEqual([whisky]);
    });
  });

  describe('knows what is meant', () => {
    beforeAll(async () => {
      const { db } = testing.context;
      const category = await buildCategory(db, { name: 'Vzorky' });
      const build = (name: string, description?: string) =>
        buildListing(db, { category, name, ...(description && { description }) });
      await build('Whisky Islay', 'Dar od táty, tato láhev je plná.');
      for (let each = 0; each < 5; each++) await build('Ovocný likér', 'S višní.');
      await build('Champagne Brut');
      await build('Portugal', 'Z vinice na Moravě.');
      for (let each = 0; each < 5; each++) await build('Víno', 'Tato láhev je mírná.');
      await foldCounters(db);
    });

    test.each([
      ['viski', 'Whisky', /^Whisky/],
      ['wisky', 'Whisky', /^Whisky/],
      ['visní', null, /^Ovocný likér/],
      ['whiskey', null, /^Whisky/],
      ['šampaňské', null, /^Champagne/],
      ['Champagner', null, /^Champagne/],
      ['z moravy', null, /^Portugal/],
      ['portugal z Moravy', null, /^Portugal/],
      ['whisky pro tátu', null, /^Whisky/],
    ])('R-3.04 %j is searched as %j', async (q, corrected, first) => {
      const page = await search(q);
      expect(page.listings[0]?.name).toMatch(first);
      expect(page.corrected_query).toBe(corrected);
    });

    test('R-3.04 a word that nothing has is not corrected to a word without a meaning', async () => {
      const page = await search('tátu');
      expect([page.corrected_query, page.listings.map(({ name }) => name)]).toEqual([null, ['Whisky Islay']]);
    });
  });

  test('R-3.04 typed price limits are filters, in their own currency', async () => {
    const { db } = testing.context;
    const category = await buildCategory(db, { name: 'Ceník' });
    const cheap = await buildListing(db, { category, name: 'Aquavit mladý', price: 50_000 });
    const dear = await buildListing(db, { category, name: 'Aquavit starý', price: 150_000 });
    await buildListing(db, { category, name: 'Aquavit bez ceny', price: null });
    await foldCounters(db);
    const found = async (q: string, more = '') => {
      const { listings, price_limits } = await search(q, more);
      return [listings.map(({ id }) => id), price_limits];
    };
    const czk = (amount: number) => ({ amount, currency: 'CZK' });
    expect(await found('aquavit do 1000')).toEqual([[cheap], { from: null, to: czk(100_000) }]);
    expect(await found('aquavit od 1 000 kč')).toEqual([[dear], { from: czk(100_000), to: null }]);
    expect(await found('aquavit between 400 and 2000')).toEqual([
      [dear, cheap],
      { from: czk(40_000), to: czk(200_000) },
    ]);
    expect((await found('pod 499'))[0]).not.toContain(cheap);
    // Filters are chosen deliberately: they prevail.
    expect((await found('aquavit do 1000', '&price_to=2000'))[0]).toEqual([dear, cheap]);
    expect((await search('aquavit')).price_limits).toBe(null);
  });

  test('R-3.04 a whole product code or EAN finds its product', async () => {
    const { db } = testing.context;
    const product = await buildListing(db, { kind: 'product', name: 'Karafa' });
    const hidden = await buildListing(db, { kind: 'product', name: 'Skrytá', visibility: 'hidden' });
    const set = (id: number, sku: string, ean: string) =>
      db.updateTable('product').set({ sku, ean }).where('listing_id', '=', id).execute();
    await set(product, 'Whi-0080', '2900000000803');
    await set(hidden, 'WHI-0081', '2900000000810');
    for (const q of ['WHI-0080', ' whi-0080 ', '2900000000803']) {
      const page = await search(q);
      expect(page.listings.map(({ id }) => id)).toEqual([product]);
      expect([page.total.count, page.facets.kind.product.count]).toEqual([1, 1]);
    }
    expect((await search('WHI-0080', '&kind=advert')).total.count).toBe(0);
    expect((await search('WHI-0081')).total.count).toBe(0);
    expect((await search('290000000080')).total.count).toBe(0);
  });

  test('R-3.04 filters and counts as a category does', async () => {
    const { db } = testing.context;
    const { id: brand } = await db
      .selectFrom('brand')
      .where('name', '=', 'Diplomático')
      .select('id')
      .executeTakeFirstOrThrow();
    const page = await search('rum', `&brand=${brand}&sort=newest`);
    expect(keysOf(page)).toEqual(['usual', 'small']);
    expect(page.total).toEqual({ count: 2, is_more: false });
    expect(page.facets.brands).toEqual([{ id: brand, name: 'Diplomático', results: { count: 2, is_more: false } }]);
    expect(page.facets.packages.map(({ results }) => results.count)).toEqual([1, 1]);
  });

  test.each(['', '   ', '&|!:*()<>', "'", '🥃', '\\', '%', '\u0000'])(
    'R-3.04 %j finds nothing and breaks nothing',
    async (q) => {
      expect((await search(q)).total).toEqual({ count: 0, is_more: false });
      expect(await suggest(q)).toEqual({ categories: [], brands: [], listings: [], pages: [] });
    },
  );

  test.each([
    "o'reilly & !rum:* | <-> 'x'",
    'ř'.repeat(200),
    'a b c d e f g h i j k l m n o p',
    '\u202egnirts',
    'Ⅻ ½ ﬁ',
    '-- drop table listing;',
    'rum\u0000x',
    'tabak 2,5 g',
    '1,5 ks rumu',
  ])('R-3.04 %j is searched as words', async (q) => {
    expect((await search(q)).listings).toBeInstanceOf(Array);
    expect((await suggest(q)).listings).toBeInstanceOf(Array);
  });

  test('a query of more than 200 characters answers 422', async () => {
    expect((await app.inject(`/api/catalog/listings?q=${'a'.repeat(201)}`)).statusCode).toBe(422);
  });
});

describe('suggestions', () => {
  test('R-3.05 name categories with their parent, brands with counts, listings', async () => {
    const { categories, brands, listings: found } = await suggest('r');
    expect(categories).toMatchObject([{ name: 'Rum', parent: 'Lihoviny' }]);
    expect(brands).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
    expect(await suggest('diplomátco')).toMatchObject({
      brands: [{ name: 'Diplomático', results: { count: 2, is_more: false } }],
      listings: [{ id: listings.usual }, { id: listings.small }],
    });
  });

  test('R-3.05 demands come after offers and are marked', async () => {
    const category = await buildCategory(testing.context.db, { name: 'Bitter' });
    const offered = await buildListing(testing.context.db, { category, name: 'Fernet Stock' });
    const wanted = await buildListing(testing.context.db, { category, name: 'Fernet Citrus', offerType: 'demand' });
    expect((await suggest('fernet')).listings).toMatchObject([
      { id: offered, offer_type: 'supply' },
      { id: wanted, offer_type: 'demand' },
    ]);
  });

  test('R-3.05 contain what lists may contain, also goods that may not be advertised', async () => {
    expect((await suggest('cohiba')).listings).toMatchObject([{ id: listings.cigar }]);
    expect((await suggest('doutniky c')).listings).toMatchObject([{ id: listings.cigar }]);
  });

  test('R-3.05 where nothing begins with the typed text, they are the first results of the search', async () => {
    for (const q of ['svestkach', 'hledam trávu rumu', 'spirituosen do 5000']) {
      const results = (await search(q)).listings.map(({ id }) => id);
      expect(results.length).toBeGreaterThan(0);
      expect((await suggest(q)).listings.map(({ id }) => id)).toEqual(results.slice(0, 5));
    }
  });
});
