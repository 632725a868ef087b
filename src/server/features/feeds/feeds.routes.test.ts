import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildCategory, buildListing } from '#tests/support/factories.ts';
import { buildFeedGoods, buildFeedShop, type FeedShop } from '#tests/support/feed-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import type { AdminFeed } from '#shared/feeds/admin-contract.ts';
import { createServer } from '#server/http/server.ts';
import { buildFeeds } from './build-feeds.ts';
import { findFeedRow } from './feed.queries.ts';

const testing = useTestContext({ PUBLIC_URL: 'https://karafa.example' });
const start = new Date('2026-11-23T08:00:00Z');
const clock = { now: start };
let app: FastifyInstance;
let admin: { id: number; headers: { authorization: string } };
let shop: FeedShop;

beforeAll(async () => {
  const { db } = testing.context;
  app = await createServer({ ...testing.context, now: () => clock.now });
  admin = await buildAdministrator(db, ['content']);
  shop = await buildFeedShop(testing.context);
  return () => app.close();
});
beforeEach(async () => {
  clock.now = start;
  const { db } = testing.context;
  await db.deleteFrom('listing').execute();
  await db.deleteFrom('audit_entry').execute();
  await db
    .updateTable('feed')
    .set({
      is_on: true,
      token: null,
      built_at: null,
      failed_at: null,
      error: null,
      is_outdated: true,
      is_wanted: false,
    })
    .execute();
});

const build = (more: object = {}) => buildFeeds({ ...testing.context, now: () => clock.now, ...more });
const list = async (): Promise<AdminFeed[]> =>
  (await app.inject({ url: '/api/admin/feeds', headers: admin.headers })).json().feeds;
const find = async (code = 'heureka') => (await list()).find((feed) => feed.code === code)!;
const change = (body: object, code = 'heureka', headers: object = admin.headers) =>
  app.inject({ method: 'PUT', url: `/api/admin/feeds/${code}`, payload: body, headers: { ...headers } });
const ask = (code = 'heureka', headers: object = admin.headers) =>
  app.inject({ method: 'POST', url: `/api/admin/feeds/${code}/builds`, headers: { ...headers } });
const later = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000));

describe('the file of a feed', () => {
  test('is served compressed or plain, with an ETag that answers 304', async () => {
    const id = await buildFeedGoods(testing.context, shop);
    await build();
    const get = (headers: Record<string, string>) => app.inject({ url: '/feeds/heureka.xml', headers });
    const plain = await get({ 'accept-encoding': 'identity' });
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
    });
    expect(plain.payload).toContain(`<ITEM_ID>${id}</ITEM_ID>`);
    const zipped = await get({ 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload);
    const brotli = await get({ 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
    const known = await get({ 'if-none-match': String(plain.headers.etag) });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
  });

  test.each(['heureka', 'other.xml', 'heureka.xml.gz', '..%2f..%2fetc%2fpasswd'])(
    'there is no feed %s',
    async (name) => {
      expect((await app.inject(`/feeds/${name}`)).statusCode).toBe(404);
    },
  );

  test('is not served while it is off', async () => {
    await build();
    const { version } = await find();
    await change({ is_on: false, is_secret: false, version });
    expect((await app.inject('/feeds/heureka.xml')).statusCode).toBe(404);
    expect((await app.inject('/feeds/zbozi.xml')).statusCode).toBe(200);
  });

  test('with a secret address needs its token', async () => {
    await build();
    const { version } = await find();
    const { address } = (await change({ is_on: true, is_secret: true, version })).json();
    expect(address).toMatch(/^https:\/\/karafa\.example\/feeds\/heureka\.xml\?token=[\w-]{32}$/);
    const { pathname, search } = new URL(address);
    const answer = await app.inject(`${pathname}${search}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, max-age=300']);
    for (const wrong of ['', '?token=', '?token=x', '?token=a&token=b', `${search}x`])
      expect((await app.inject(`${pathname}${wrong}`)).statusCode).toBe(404);
  });
});

describe('a build', () => {
  test('R-11.01 leaves out goods that may not be advertised, and tobacco whatever its category says', async () => {
    const { db } = testing.context;
    const hidden = await buildFeedGoods(testing.context, shop, {
      category: await buildCategory(db, { mayBeAdvertised: false }),
    });
    const tobacco = await buildFeedGoods(testing.context, shop, {
      category: await buildCategory(db, { ageRule: 'tobacco', mayBeAdvertised: true }),
    });
    await build();
    for (const feed of await list()) {
      expect([feed.code, feed.items]).toEqual([feed.code, 0]);
      expect(feed.left_out).toMatchObject([{ reason: 'not_advertised', count: 2 }]);
      expect(feed.left_out[0]!.goods.map(({ id }) => id)).toEqual([hidden, tobacco]);
    }
  });

  test('counts and names what else is left out; only Google gets sold-out goods', async () => {
    const { db } = testing.context;
    const kept = await buildFeedGoods(testing.context, shop);
    await buildFeedGoods(testing.context, shop, { stock: 0 });
    await buildFeedGoods(testing.context, shop, { pictures: 0 });
    await buildFeedGoods(testing.context, shop, { locales: ['en'] });
    await buildFeedGoods(testing.context, shop, { currency: 2 });
    await buildFeedGoods(testing.context, shop, { visibility: 'hidden' });
    const abroad = await buildCategory(db, {});
    await db
      .updateTable('category')
      .set({ delivery_countries: ['SK'] })
      .where('id', '=', abroad)
      .execute();
    await buildFeedGoods(testing.context, shop, { category: abroad });
    await build();
    const reasonsOf = async (code: string) =>
      Object.fromEntries((await find(code)).left_out.map(({ reason, count }) => [reason, count]));
    expect(await reasonsOf('heureka')).toEqual({
      not_delivered: 1,
      no_price: 1,
      sold_out: 1,
      no_text: 1,
      no_picture: 1,
    });
    expect(await reasonsOf('google-cs')).toEqual({ not_delivered: 1, no_price: 1, no_text: 1, no_picture: 1 });
    expect((await app.inject('/feeds/heureka.xml')).payload.match(/<ITEM_ID>\d+/g)).toEqual([`<ITEM_ID>${kept}`]);
    expect((await app.inject('/feeds/google-cs.xml')).payload).toContain('out_of_stock');
  });

  test('reads more goods than one query returns', async () => {
    const { db } = testing.context;
    for (let n = 0; n < 3; n += 1) await buildFeedGoods(testing.context, shop);
    const [{ id }] = (await db.selectFrom('listing').select('id').orderBy('id').execute()) as [{ id: number }];
    const picture = await db
      .selectFrom('listing_picture')
      .where('listing_id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const ids = Array.from({ length: 1000 }, (_, index) => 900_000 + index);
    const { facet_bits: _bits, ...base } = await db
      .selectFrom('listing')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    await db
      .insertInto('listing')
      .values(ids.map((each) => ({ ...base, id: each })))
      .execute();
    await db
      .insertInto('product')
      .values(ids.map((each) => ({ listing_id: each, sku: `S${each}`, tax_rate: 21, regular_price_minor: 1 })))
      .execute();
    await db
      .insertInto('listing_text')
      .values(ids.map((each) => ({ listing_id: each, locale: 'cs', name: 'Rum', slug: 'rum' })))
      .execute();
    await db
      .insertInto('listing_picture')
      .values(ids.map((each) => ({ listing_id: each, picture_id: picture.picture_id, position: 1 })))
      .execute();
    await db
      .insertInto('stock')
      .values(ids.map((each) => ({ listing_id: each, branch_id: shop.branch, quantity: 1 })))
      .execute();
    await build();
    expect((await find()).items).toBe(1003);
  });

  test('follows changes after ten minutes and repeats each hour without them', async () => {
    const id = await buildFeedGoods(testing.context, shop);
    const { db } = testing.context;
    await build();
    const first = await findFeedRow(db, 'heureka');
    later(9);
    await db.updateTable('stock').set({ quantity: 0 }).where('listing_id', '=', id).execute();
    await build();
    expect(await find()).toMatchObject({ items: 1, is_outdated: true, built_at: start.toISOString() });
    later(1);
    await build();
    expect(await find()).toMatchObject({ items: 0, is_outdated: false, built_at: clock.now.toISOString() });
    expect((await findFeedRow(db, 'heureka'))!.hash).not.toBe(first!.hash);
    const last = clock.now.toISOString();
    later(59);
    await build();
    expect((await find()).built_at).toBe(last);
    later(1);
    await build();
    expect((await find()).built_at).toBe(clock.now.toISOString());
  });

  test.each([
    ['a price', (id: number) => testing.context.db.updateTable('listing').set({ price_minor: 5 }).where('id', '=', id)],
    [
      'a text',
      (id: number) => testing.context.db.updateTable('listing_text').set({ name: 'Jiný' }).where('listing_id', '=', id),
    ],
    ['a picture', (id: number) => testing.context.db.deleteFrom('listing_picture').where('listing_id', '=', id)],
    ['a category', () => testing.context.db.updateTable('category').set({ may_be_advertised: true })],
    ['a carrier’s price', () => testing.context.db.updateTable('carrier_price').set({ price_minor: 1 })],
    ['a removed product', (id: number) => testing.context.db.deleteFrom('product').where('listing_id', '=', id)],
  ])('notices %s', async (_what, alter) => {
    const id = await buildFeedGoods(testing.context, shop);
    await build();
    await alter(id).execute();
    await build();
    expect((await find()).is_outdated).toBe(true);
  });

  test('does not notice adverts', async () => {
    const { db } = testing.context;
    await build();
    await db.deleteFrom('feed_change').execute();
    const advert = await buildListing(db, { category: shop.category });
    await db.updateTable('listing').set({ price_minor: 1 }).where('id', '=', advert).execute();
    await db.updateTable('listing_text').set({ name: 'Jiný' }).where('listing_id', '=', advert).execute();
    expect(await db.selectFrom('feed_change').selectAll().execute()).toEqual([]);
  });

  test('that breaks leaves the old feed, says why and is repeated', async () => {
    await buildFeedGoods(testing.context, shop);
    await build();
    const before = (await app.inject('/feeds/heureka.xml')).payload;
    await buildFeedGoods(testing.context, shop);
    later(10);
    const { files, log } = testing.context;
    const full = { ...files, put: () => Promise.reject(new Error('The disk is full')) };
    await build({ files: full, log: { ...log, error: () => undefined } });
    expect(await find()).toMatchObject({ items: 1, error: 'The disk is full', failed_at: clock.now.toISOString() });
    expect((await app.inject('/feeds/heureka.xml')).payload).toBe(before);
    later(10);
    await build();
    expect(await find()).toMatchObject({ items: 2, error: null, failed_at: null });
  });

  test('of a worker that was killed is repeated, and what it left is deleted', async () => {
    const { db, files } = testing.context;
    await build();
    await files.put('feeds/heureka-killed/feed.xml.gz', Buffer.from('half'));
    await db
      .updateTable('feed')
      .set({ draft_folder: 'feeds/heureka-killed', is_outdated: true })
      .where('code', '=', 'heureka')
      .execute();
    later(10);
    await build();
    expect(await files.find('feeds/heureka-killed/feed.xml.gz')).toBeUndefined();
    expect((await app.inject('/feeds/heureka.xml')).statusCode).toBe(200);
  });

  test('keeps the files that a reader may have just opened, and no older ones', async () => {
    const { db, files } = testing.context;
    const folders: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      await buildFeedGoods(testing.context, shop);
      await build();
      folders.push((await findFeedRow(db, 'heureka'))!.folder!);
      later(10);
    }
    const found = await Promise.all(folders.map((folder) => files.find(`${folder}/feed.xml.br`)));
    expect(found.map((body) => body !== undefined)).toEqual([false, true, true]);
  });
});

describe('the administration of feeds', () => {
  test('R-5.14 needs the permission for content', async () => {
    const { db } = testing.context;
    const user = await logIn(db, await buildAccount(db));
    const { headers: other } = await buildAdministrator(db, ['orders']);
    for (const [headers, status] of [
      [{}, 401],
      [user, 403],
      [other, 403],
    ] as const) {
      expect((await app.inject({ url: '/api/admin/feeds', headers: { ...headers } })).statusCode).toBe(status);
      expect((await change({}, 'heureka', headers)).statusCode).toBe(status);
      expect((await ask('heureka', headers)).statusCode).toBe(status);
    }
  });

  test('lists the feeds of the shop', async () => {
    expect((await list()).map(({ code, address }) => [code, address])).toEqual(
      ['heureka', 'heureka-availability', 'zbozi', 'google-cs', 'google-en', 'google-de'].map((code) => [
        code,
        `https://karafa.example/feeds/${code}.xml`,
      ]),
    );
  });

  test('R-9.06 a change is in the audit log, without the token', async () => {
    const { version } = await find();
    expect((await change({ is_on: true, is_secret: true, version })).statusCode).toBe(200);
    const { before, after } = await testing.context.db.selectFrom('audit_entry').selectAll().executeTakeFirstOrThrow();
    expect([before, after]).toEqual([
      { feed: 'heureka', is_on: true, is_secret: false },
      { feed: 'heureka', is_on: true, is_secret: true },
    ]);
  });

  test('a change of somebody else’s state is a conflict with the stored one', async () => {
    const { version } = await find();
    await change({ is_on: false, is_secret: false, version });
    const second = await change({ is_on: true, is_secret: true, version });
    expect([second.statusCode, second.json().current?.is_on]).toEqual([409, false]);
  });

  test('rejects what is no feed and no state', async () => {
    expect((await change({ is_on: true, is_secret: false, version: 'x' }, 'other')).statusCode).toBe(422);
    expect((await change({ is_on: 'yes', is_secret: false, version: 'x' })).statusCode).toBe(422);
    expect((await ask('other')).statusCode).toBe(422);
  });

  test('a build asked for is done at once, whatever has changed', async () => {
    await build();
    later(1);
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(200);
    expect(await testing.context.db.selectFrom('audit_entry').select('action').execute()).toEqual([{ action: 'run' }]);
    await build();
    expect(await find()).toMatchObject({ is_wanted: false, built_at: clock.now.toISOString() });
    expect((await find('zbozi')).built_at).toBe(start.toISOString());
  });
});
