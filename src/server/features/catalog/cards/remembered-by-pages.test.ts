import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { ListingDetail, ListingPage } from '#shared/catalog/contract.ts';
import { createServer } from '#server/http/server.ts';
import { agedHeaders, handedOver, inProcessHeaders } from '#server/platform/calls/in-process.ts';
import { changesHeard } from '#tests/support/changes-heard.ts';
import { buildCategory, buildListing } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let app: Awaited<ReturnType<typeof createServer>>;
let category: number;
let listing: number;

const headers = {
  'the cache of pages': { ...inProcessHeaders, ...agedHeaders },
  'a page for one visitor': inProcessHeaders,
  'a browser that claims to be a page': agedHeaders,
};

beforeAll(async () => {
  const { context } = testing;
  app = await createServer(context);
  category = await buildCategory(context.db);
  listing = await buildListing(context.db, { category, name: 'Rum 1' });
  return () => app.close();
});

async function ask<Answer>(path: string, asking: keyof typeof headers): Promise<Answer> {
  const answer = await app.inject({ url: `/api/catalog/listings${path}`, headers: headers[asking] });
  expect(answer.statusCode).toBe(200);
  return (answer.payload === '' ? handedOver(answer.raw.req) : answer.json()) as Answer;
}

async function nameFor(asking: keyof typeof headers): Promise<string> {
  const { listings } = await ask<ListingPage>(`?category=${category}`, asking);
  expect(listings).toHaveLength(1);
  return listings[0]!.name;
}

const textFor = async (asking: keyof typeof headers) => (await ask<ListingDetail>(`/${listing}`, asking)).text;

test.each([
  ['a card', 'name', nameFor],
  ['the parts of a detail', 'description', textFor],
] as const)(
  'pages that may be cached remember %s until it changes; all others read it',
  async (_what, column, read) => {
    const { db } = testing.context;
    const write = (text: string) =>
      sql`update listing_text set ${sql.ref(column)} = ${text} where listing_id = ${listing}`;
    await write('Rum 1').execute(db);
    await changesHeard(testing.context);
    expect(await read('the cache of pages')).toBe('Rum 1');
    await db.transaction().execute(async (tx) => {
      await sql`alter table listing_text disable trigger user`.execute(tx);
      await write('Rum 2').execute(tx);
      await sql`alter table listing_text enable trigger user`.execute(tx);
    });
    expect(await read('the cache of pages')).toBe('Rum 1');
    expect(await read('a page for one visitor')).toBe('Rum 2');
    expect(await read('a browser that claims to be a page')).toBe('Rum 2');
    await write('Rum 3').execute(db);
    await changesHeard(testing.context);
    expect(await read('the cache of pages')).toBe('Rum 3');
  },
);

test('pages get the same object of a card until it changes, so that its fragment is known', async () => {
  const { context } = testing;
  const card = async () =>
    (await ask<ListingPage>(`?category=${category}`, 'the cache of pages')).listings.find(({ id }) => id === listing);
  await changesHeard(context);
  const first = await card();
  expect(first).toBeDefined();
  expect(await card()).toBe(first);
  await context.db.updateTable('listing').set({ abv: 41 }).where('id', '=', listing).execute();
  await changesHeard(context);
  expect(await card()).toMatchObject({ abv: 41 });
  expect(await card()).not.toBe(first);
});

test('what pages remember of a product follows its price and its category', async () => {
  const { context } = testing;
  const { db } = context;
  const kind = await buildCategory(db);
  const id = await buildListing(db, { kind: 'product', category: kind, price: 12_100 });
  const read = async () => {
    await changesHeard(context);
    return (await ask<ListingDetail>(`/${id}`, 'the cache of pages')).product!;
  };
  expect(await read()).toMatchObject({ may_be_discounted: true, price_without_tax: { amount: 10_000 } });
  await db.updateTable('category').set({ may_be_discounted: false }).where('id', '=', kind).execute();
  expect(await read()).toMatchObject({ may_be_discounted: false });
  await db.updateTable('listing').set({ price_minor: 24_200 }).where('id', '=', id).execute();
  expect(await read()).toMatchObject({ price_without_tax: { amount: 20_000 }, is_member_price: false });
});

test('a word that pages have searched for is found in a listing that has just got it', async () => {
  const { context } = testing;
  const find = async () => {
    await changesHeard(context);
    return (await ask<ListingPage>('?q=Zubrowka', 'the cache of pages')).total.count;
  };
  expect(await find()).toBe(0);
  const id = await buildListing(context.db, { name: 'Zubrowka' });
  expect(await find()).toBe(1);
  const rename = (name: string) =>
    context.db.updateTable('listing_text').set({ name }).where('listing_id', '=', id).execute();
  await rename('Vodka');
  expect(await find()).toBe(0);
  await rename('Zubrowka');
  expect(await find()).toBe(1);
});

test('a listing that is hidden is not remembered as missing', async () => {
  const { db } = testing.context;
  const show = (visibility: 'hidden' | 'listed') =>
    db.updateTable('listing').set({ visibility }).where('id', '=', listing).execute();
  const find = async () => (await ask<ListingPage>(`?category=${category}`, 'the cache of pages')).listings.length;
  await show('hidden');
  await expect.poll(find).toBe(0);
  await show('listed');
  await expect.poll(find).toBe(1);
});
