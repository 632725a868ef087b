import { gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildFeedGoods, buildFeedShop, type FeedShop } from '#tests/support/feed-factories.ts';
import { readFeed } from '#tests/support/feed-rules.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import type { FeedCode } from '#shared/feeds/feeds.ts';
import { buildFeeds } from '../build-feeds.ts';
import { findFeedRow } from '../feed.queries.ts';
import { feedFile } from '../store-feed.ts';

const testing = useTestContext({ PUBLIC_URL: 'https://karafa.example' });
// A Friday afternoon: parcels leave on Monday, which is a holiday in neither country.
const clock = { now: new Date('2026-11-20T14:00:00Z') };
let shop: FeedShop;

beforeAll(async () => {
  shop = await buildFeedShop(testing.context);
});
beforeEach(async () => {
  const { db } = testing.context;
  await db.deleteFrom('listing').execute();
  await db.updateTable('feed').set({ is_wanted: true }).execute();
});

const build = () => buildFeeds({ ...testing.context, now: () => clock.now });
const read = async (code: FeedCode) => {
  const { db, files } = testing.context;
  const { folder } = (await findFeedRow(db, code))!;
  return gunzipSync((await files.find(feedFile(folder!, 'gzip')))!).toString();
};

test('R-6.01 the feed of Heureka follows its specification', async () => {
  const id = await buildFeedGoods(testing.context, shop, { name: 'Tmavý rum', pictures: 10 });
  await build();
  const [item] = readFeed(await read('heureka'), 'heureka');
  expect(item).toMatchObject({
    ITEM_ID: String(id),
    PRODUCTNAME: 'Kapitán Tmavý rum 0,7 l',
    DESCRIPTION: 'Tmavý rum <z Karibiku>. Voní po vanilce & karamelu.',
    URL: `https://karafa.example/${id}/category-${shop.category}-cs/listing-${id}-cs`,
    PRICE_VAT: '799.00',
    VAT: '21%',
    MANUFACTURER: 'Kapitán',
    CATEGORYTEXT: 'Heureka.cz | Lihoviny | Rum & likér',
    EAN: '8594000000006',
    DELIVERY_DATE: '0',
    DELIVERY: { DELIVERY_ID: 'PPL', DELIVERY_PRICE: '129.00', DELIVERY_PRICE_COD: '159.00' },
  });
  expect(item!.IMGURL_ALTERNATIVE).toHaveLength(9);
});

test('R-11.03 an offer has its unit price, package and strength', async () => {
  await buildFeedGoods(testing.context, shop);
  await build();
  const parameters = readFeed(await read('heureka'), 'heureka')[0]!.PARAM;
  expect(parameters).toEqual([
    { PARAM_NAME: 'Balení', VAL: '0,7 l' },
    { PARAM_NAME: 'Obsah alkoholu', VAL: '40 %' },
    { PARAM_NAME: 'Měrná cena', VAL: '1141,43 CZK/l' },
  ]);
  expect(readFeed(await read('google-cs'), 'google')[0]).toMatchObject({
    'g:unit_pricing_measure': '700 ml',
    'g:unit_pricing_base_measure': '1 l',
  });
});

test('R-6.05 delivery costs what it would cost in a cart with one piece', async () => {
  await buildFeedGoods(testing.context, shop, { price: 120_000 });
  await buildFeedGoods(testing.context, shop, { price: 160_000 });
  await build();
  const items = readFeed(await read('heureka'), 'heureka');
  expect(items.map(({ DELIVERY }) => (DELIVERY as { DELIVERY_PRICE: string }).DELIVERY_PRICE)).toEqual([
    '99.00',
    '0.00',
  ]);
});

test('R-11.01 carriers that check no age deliver no alcohol', async () => {
  const { db } = testing.context;
  await buildFeedGoods(testing.context, shop);
  await db.updateTable('carrier').set({ checks_age: false }).execute();
  await build();
  await db.updateTable('carrier').set({ checks_age: true }).execute();
  expect(await read('heureka')).not.toContain('<DELIVERY>');
  expect(await read('google-cs')).not.toContain('<g:shipping>');
});

test('the feed of Zboží.cz follows its specification', async () => {
  await buildFeedGoods(testing.context, shop, { name: 'Tmavý rum', ean: null });
  await build();
  const text = await read('zbozi');
  expect(text).toContain('<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">');
  const [item] = readFeed(text, 'zbozi');
  expect(item).toMatchObject({ PRICE_VAT: '799.00', CATEGORYTEXT: 'Lihoviny | Rum & likér' });
  expect(item).not.toHaveProperty('EAN');
});

test('the feed of Zboží.cz has the prices of delivery of carriers that it knows by a name', async () => {
  const { db } = testing.context;
  await buildFeedGoods(testing.context, shop);
  await build();
  expect(readFeed(await read('zbozi'), 'zbozi')[0]!.DELIVERY).toEqual({
    DELIVERY_ID: 'GLS',
    DELIVERY_PRICE: '129.00',
    DELIVERY_PRICE_COD: '159.00',
  });
  await db.updateTable('carrier').set({ zbozi_id: null }).execute();
  await db.updateTable('feed').set({ is_wanted: true }).execute();
  await build();
  await db.updateTable('carrier').set({ zbozi_id: 'GLS' }).execute();
  expect(await read('zbozi')).not.toContain('<DELIVERY>');
});

test.each([
  ['google-cs', 'Lihoviny > Rum & likér', 'https://karafa.example/'],
  ['google-en', 'Spirits > Rum', 'https://karafa.example/en/'],
  ['google-de', 'Spirituosen > Rum', 'https://karafa.example/de/'],
] as const)('the feed %s follows the product data specification, in its language', async (code, type, start) => {
  await buildFeedGoods(testing.context, shop, { price: 79_900, originalPrice: 89_900, isOnSale: true });
  await build();
  const [item] = readFeed(await read(code), 'google');
  expect(item).toMatchObject({
    'g:availability': 'in_stock',
    'g:price': '899.00 CZK',
    'g:sale_price': '799.00 CZK',
    'g:product_type': type,
    'g:gtin': '8594000000006',
    'g:shipping': { 'g:country': 'CZ', 'g:price': '129.00 CZK', 'g:min_transit_time': '1', 'g:max_transit_time': '3' },
  });
  expect(String(item!['g:link'])).toMatch(new RegExp(`^${start}\\d`));
});

test('R-3.06 the feed of availability names the last moment to order and the last promised day', async () => {
  const id = await buildFeedGoods(testing.context, shop, { stock: 7 });
  await build();
  expect(readFeed(await read('heureka-availability'), 'availability')).toEqual([
    {
      '@id': String(id),
      stock_quantity: '7',
      delivery_time: { '#text': '2026-11-26 18:00', '@orderDeadline': '2026-11-23 14:00' },
    },
  ]);
});

test('a category’s place on a site holds for everything below it', async () => {
  const { db } = testing.context;
  const { parent_id: above } = await db
    .selectFrom('category')
    .where('id', '=', shop.category)
    .select('parent_id')
    .executeTakeFirstOrThrow();
  const entered = { heureka_category: 'Jídlo a nápoje | Alkohol', google_category: '499676' };
  await db.updateTable('category').set(entered).where('id', '=', above).execute();
  await buildFeedGoods(testing.context, shop);
  await build();
  expect(readFeed(await read('heureka'), 'heureka')[0]).toMatchObject({
    CATEGORYTEXT: 'Heureka.cz | Jídlo a nápoje | Alkohol',
  });
  expect(readFeed(await read('google-de'), 'google')[0]).toMatchObject({ 'g:google_product_category': '499676' });
  expect(readFeed(await read('zbozi'), 'zbozi')[0]).toMatchObject({ CATEGORYTEXT: 'Lihoviny | Rum & likér' });
});

test.each([
  ['8594000000006', '8594000000006'],
  ['8594000000003', undefined],
  [null, undefined],
])('the number %s becomes the GTIN %s', async (ean, gtin) => {
  await buildFeedGoods(testing.context, shop, { ean });
  await build();
  const [item] = readFeed(await read('google-cs'), 'google');
  expect([item!['g:gtin'], item!['g:identifier_exists']]).toEqual([gtin, gtin ? undefined : 'no']);
});

test('control characters and long texts break no feed', async () => {
  await buildFeedGoods(testing.context, shop, {
    name: 'Rum \u0001\u{1F943} '.repeat(60),
    description: 'slovo '.repeat(2000),
  });
  await build();
  for (const [code, kind] of [
    ['heureka', 'heureka'],
    ['zbozi', 'zbozi'],
    ['google-cs', 'google'],
  ] as const)
    expect(readFeed(await read(code), kind)).toHaveLength(1);
});
