import { beforeAll, describe, expect, test } from 'vitest';
import type { UserListings } from '#shared/catalog/contract.ts';
import { openChangeFeed } from '#server/platform/db/change-feed.ts';
import { createServer } from '#server/http/server.ts';
import { buildAccount } from '#tests/support/account-factories.ts';
import { buildListing } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let app: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  app = await createServer(testing.context);
  return () => app.close();
});

const ask = (user: number, query = '') => app.inject(`/api/users/${user}/listings?${query}`);

async function page(user: number, query = ''): Promise<UserListings> {
  const answer = await ask(user, query);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

const idsOf = ({ listings }: UserListings) => listings.map(({ id }) => id);
const exactly = (count: number) => ({ count, is_more: false });

describe('the adverts of a user', () => {
  test('R-5.08 are the public ones, newest first, not those of others nor what is sold or hidden', async () => {
    const { db } = testing.context;
    const seller = await buildAccount(db, { username: 'sberatel' });
    const old = await buildListing(db, { seller, isTopped: true, publishedAt: new Date('2026-01-01') });
    const newest = await buildListing(db, { seller, publishedAt: new Date('2026-02-01') });
    await buildListing(db, { seller, visibility: 'reachable' });
    await buildListing(db, { seller, visibility: 'hidden' });
    await buildListing(db, { seller: await buildAccount(db) });
    const found = await page(seller, 'lang=en');
    expect(idsOf(found)).toEqual([newest, old]);
    expect(found).toMatchObject({ total: exactly(2), page: 1, pages: 1 });
    expect(found.listings[0]).toMatchObject({ is_sold: false, seller: { id: seller, username: 'sberatel' } });
  });

  test('R-5.08 are offers and demands together, or one of them, each with its number', async () => {
    const { db } = testing.context;
    const seller = await buildAccount(db);
    const [first, second] = [await buildListing(db, { seller }), await buildListing(db, { seller })];
    const demand = await buildListing(db, { seller, offerType: 'demand' });
    const counts = { all: exactly(3), supply: exactly(2), demand: exactly(1) };
    expect(idsOf(await page(seller))).toEqual([demand, second, first]);
    const supplies = await page(seller, 'offer=supply');
    expect(idsOf(supplies)).toEqual([second, first]);
    expect(supplies).toMatchObject({ total: exactly(2), counts });
    const demands = await page(seller, 'offer=demand');
    expect(idsOf(demands)).toEqual([demand]);
    expect(demands).toMatchObject({ total: exactly(1), counts });
    expect((await ask(seller, 'offer=gift')).statusCode).toBe(422);
  });

  test('R-5.08 fill pages of 24 and the one after the last is not found', async () => {
    const { db } = testing.context;
    const seller = await buildAccount(db);
    expect(await page(seller)).toMatchObject({ listings: [], total: exactly(0), pages: 0 });
    expect((await ask(seller, 'page=2')).statusCode).toBe(404);
    for (let index = 0; index < 25; index++) await buildListing(db, { seller });
    const [first, second] = [await page(seller), await page(seller, 'page=2')];
    expect([first.pages, first.listings.length, second.listings.length]).toEqual([2, 24, 1]);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(25);
    expect((await ask(seller, 'page=3')).statusCode).toBe(404);
    expect((await ask(seller, 'offer=demand&page=2')).statusCode).toBe(404);
    expect((await ask(seller, 'page=401')).statusCode).toBe(422);
  });

  test.each(['waiting', 'refused', 'blocked'])('R-5.08 of a user who is %s are a 404', async (state) => {
    const { db } = testing.context;
    const seller = await buildAccount(db);
    await buildListing(db, { seller });
    await db.updateTable('account').set({ state }).where('id', '=', seller).execute();
    expect((await ask(seller)).statusCode).toBe(404);
  });

  test('of an unknown user are a 404', async () => {
    expect((await ask(987_654_321)).statusCode).toBe(404);
    expect((await app.inject('/api/users/0/listings')).statusCode).toBe(422);
  });
});

describe('cached pages with the adverts of a user', () => {
  test('R-5.08 have tags that are dropped when an advert is added, changed or removed, or the user is blocked', async () => {
    const { db, pool, log } = testing.context;
    const seller = await buildAccount(db);
    const shown = await buildListing(db, { seller });
    const tagsOf = async (path: string) => String((await app.inject(path)).headers['cache-tag']).split(' ');
    const pageTags = await tagsOf(`/api/users/${seller}/listings`);
    expect(pageTags).toEqual(
      expect.arrayContaining([`adverts_of:${seller}`, `seller:${seller}`, `listing:${shown}`, 'categories']),
    );
    expect(await tagsOf(`/api/catalog/listings/${shown}`)).toContain(`adverts_of:${seller}`);

    let heard: string[] = [];
    const feed = openChangeFeed(pool.options.connectionString!, log);
    feed.listen((tags) => heard.push(...tags));
    await expect.poll(() => heard).toContain('all');
    /** Dropped by the tags of the change, not because all pages are dropped. */
    const drops = async (change: () => Promise<unknown>) => {
      heard = [];
      await change();
      await expect.poll(() => heard.filter((tag) => pageTags.includes(tag))).not.toEqual([]);
      expect(heard).not.toContain('all');
    };
    let added = 0;
    await drops(async () => (added = await buildListing(db, { seller })));
    expect(heard).toContain(`adverts_of:${seller}`);
    const change = (visibility: string) =>
      db.updateTable('listing').set({ visibility }).where('id', '=', added).execute();
    await drops(() => change('reachable'));
    await drops(() => change('listed'));
    await drops(() => db.updateTable('account').set({ state: 'blocked' }).where('id', '=', seller).execute());
    await feed.close();
  });
});
