import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { ListingDetail, ListingPage } from '#shared/catalog/contract.ts';
import { createServer } from '#server/http/server.ts';
import { agedHeaders, handedOver, inProcessHeaders } from '#server/platform/calls/in-process.ts';
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

async function nameFor(asking: keyof typeof headers): Promise<string | undefined> {
  const answer = await app.inject({ url: `/api/catalog/listings?category=${category}`, headers: headers[asking] });
  expect(answer.statusCode).toBe(200);
  const page = (answer.payload === '' ? handedOver(answer.raw.req) : answer.json()) as ListingPage;
  expect(page.listings).toHaveLength(1);
  return page.listings[0]!.name;
}

const rename = (name: string) => sql`update listing_text set name = ${name} where listing_id = ${listing}`;

test('pages that may be cached remember a card until it changes; all others read it', async () => {
  const { db } = testing.context;
  expect(await nameFor('the cache of pages')).toBe('Rum 1');
  await db.transaction().execute(async (tx) => {
    await sql`alter table listing_text disable trigger user`.execute(tx);
    await rename('Rum 2').execute(tx);
    await sql`alter table listing_text enable trigger user`.execute(tx);
  });
  expect(await nameFor('the cache of pages')).toBe('Rum 1');
  expect(await nameFor('a page for one visitor')).toBe('Rum 2');
  expect(await nameFor('a browser that claims to be a page')).toBe('Rum 2');
  await rename('Rum 3').execute(db);
  await expect.poll(() => nameFor('the cache of pages')).toBe('Rum 3');
});

test('pages remember the parts of a detail until one changes; all others read them', async () => {
  const { db } = testing.context;
  const textFor = async (asking: keyof typeof headers) => {
    const answer = await app.inject({ url: `/api/catalog/listings/${listing}`, headers: headers[asking] });
    expect(answer.statusCode).toBe(200);
    return ((answer.payload === '' ? handedOver(answer.raw.req) : answer.json()) as ListingDetail).text;
  };
  const describe = (text: string) => sql`update listing_text set description = ${text} where listing_id = ${listing}`;
  await describe('Text 1').execute(db);
  await expect.poll(() => textFor('the cache of pages')).toBe('Text 1');
  await db.transaction().execute(async (tx) => {
    await sql`alter table listing_text disable trigger user`.execute(tx);
    await describe('Text 2').execute(tx);
    await sql`alter table listing_text enable trigger user`.execute(tx);
  });
  expect(await textFor('the cache of pages')).toBe('Text 1');
  expect(await textFor('a page for one visitor')).toBe('Text 2');
  await describe('Text 3').execute(db);
  await expect.poll(() => textFor('the cache of pages')).toBe('Text 3');
});

test('a word that pages have searched for is found in a listing that has just got it', async () => {
  const { db } = testing.context;
  const find = async () => {
    const answer = await app.inject({
      url: '/api/catalog/listings?q=Zubrowka',
      headers: headers['the cache of pages'],
    });
    return (handedOver(answer.raw.req) as ListingPage).total.count;
  };
  expect(await find()).toBe(0);
  await buildListing(db, { name: 'Zubrowka' });
  await expect.poll(find).toBe(1);
});

test('a listing that is hidden is not remembered as missing', async () => {
  const { db } = testing.context;
  await db.updateTable('listing').set({ visibility: 'hidden' }).where('id', '=', listing).execute();
  const find = async () => {
    const url = `/api/catalog/listings?category=${category}`;
    const answer = await app.inject({ url, headers: headers['the cache of pages'] });
    return (handedOver(answer.raw.req) as ListingPage).listings.length;
  };
  await expect.poll(find).toBe(0);
  await db.updateTable('listing').set({ visibility: 'listed' }).where('id', '=', listing).execute();
  await expect.poll(find).toBe(1);
});
