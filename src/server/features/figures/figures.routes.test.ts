import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildOrder, buildPaidPayment } from '#tests/support/order-factories.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { buildGoods } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { recomputeFigures } from './recompute-figures.ts';
import { sweepSearches } from './sweep-searches.ts';
import { addSearches } from './search-day.queries.ts';

const testing = useTestContext();
const now = () => new Date('2026-03-10T12:00:00Z');
const app = useTestServer(testing, { now });
const roles: Record<string, Record<string, string>> = { guest: {} };
let product: number;
const own = 'period=own&from=2026-03-01&to=2026-03-10';

beforeAll(async () => {
  const { db } = testing.context;
  roles.user = await logIn(db, await buildAccount(db, { created_at: new Date('2026-03-02T23:30:00Z') }));
  roles.settings = (await buildAdministrator(db, ['settings', 'orders', 'users'])).headers;
  roles.figures = (await buildAdministrator(db, ['figures'])).headers;
  const branch = await buildBranch(db, { town: 'Brno' });
  product = await buildGoods(db, { name: 'Rum', stock: { [branch]: 2 } });
  await db.updateTable('product').set({ purchase_price_minor: 10_000 }).where('listing_id', '=', product).execute();
  const order = await buildOrder(db, { lines: [{ price: 24_200, quantity: 2 }] });
  await db
    .updateTable('order_line')
    .set({ listing_id: product, purchase_price_minor: 10_000 })
    .where('order_id', '=', order.id)
    .execute();
  await buildPaidPayment(db, order.id, order.total);
  await addSearches(db, '2026-03-09', [
    { text: 'absint', searches: 4, withoutResults: 4 },
    { text: 'rum', searches: 9, withoutResults: 0 },
    { text: 'jana nováková', searches: 2, withoutResults: 2 },
  ]);
  await recomputeFigures({ db, now });
});

const get = (url: string, headers = roles.figures!) => app.inject({ url: `/api/admin/figures/${url}`, headers });
const paths = [
  'series',
  'breakdown',
  'stock',
  'searches',
  'overview.csv',
  'orders.csv',
  'portal.csv',
  'searches.csv',
  'funnel.csv',
  'breakdown.csv',
  'products.csv',
  'stock.csv',
  'searched.csv',
  'not-found.csv',
];

describe('R-9.07 who may read figures', () => {
  test.each(paths)('%s: administrators with the scope', async (path) => {
    const statuses = await Promise.all(
      Object.entries(roles).map(async ([role, headers]) => `${role} ${(await get(path, headers)).statusCode}`),
    );
    expect(statuses).toEqual(['guest 401', 'user 403', 'settings 403', 'figures 200']);
  });

  test.each(['period=8', 'period=own&from=yesterday', 'step=year', 'compare=never', 'from=0001-01-01'])(
    '%s is refused',
    async (query) => {
      for (const path of paths) expect((await get(`${path}?${query}`)).statusCode, path).toBe(422);
    },
  );
});

describe('R-9.07 figures', () => {
  test('by channel name how paid orders came, in the language of the reader', async () => {
    const { rows } = (await get(`breakdown?by=channel&${own}&lang=en`)).json<{ rows: object[] }>();
    expect(rows).toMatchObject([{ name: 'web', orders: 1 }]);
    expect((await get(`breakdown.csv?by=channel&${own}&lang=de`)).body).toContain('Web');
  });

  test('over time count each event on its day in the shop’s time zone', async () => {
    const { totals, points, computed_until: until, currency } = (await get(`series?series=orders&${own}`)).json();
    expect({ until, currency }).toEqual({ until: now().toISOString(), currency: 'CZK' });
    // 484 Kč with a tax of 21 %, bought for 200 Kč.
    expect(totals).toMatchObject({
      placed: { now: 1, before: 0 },
      paid: { now: 1 },
      pieces: { now: 2 },
      turnover: { now: 48_400 },
      net: { now: 40_000 },
      margin: { now: 20_000 },
      known_net: { now: 40_000 },
      charges: { now: 9900 },
    });
    const days = points.filter(
      ({ values }: { values: Record<string, { now: number }> }) => values.placed!.now + values.paid!.now > 0,
    );
    expect(days.map(({ from }: { from: string }) => from)).toEqual(['2026-03-02', '2026-03-03']);
    const portal = (await get(`series?series=portal&${own}`)).json();
    expect(portal.totals.registrations.now).toBe(1);
    // Half an hour after midnight in Prague.
    expect(portal.points[2]).toMatchObject({ from: '2026-03-03', values: { registrations: { now: 1, before: 0 } } });
  });

  test('are compared with the period before', async () => {
    const { totals, period } = (await get('series?series=orders&period=own&from=2026-03-06&to=2026-03-10')).json();
    expect(period).toMatchObject({ before: { from: '2026-03-01', to: '2026-03-05' }, step: 'day' });
    expect(totals.turnover).toEqual({ now: 0, before: 48_400 });
  });

  test.each([
    ['product', 'Rum'],
    ['branch', null],
    ['carrier', 'Kurýr'],
    ['payment', 'Bankovním převodem'],
  ])('by %s name what was sold', async (by, name) => {
    const { rows } = (await get(`breakdown?by=${by}&${own}`)).json();
    expect(rows).toEqual([
      expect.objectContaining({ name, orders: 1, pieces: 2, turnover: 48_400, net: 40_000, margin: 20_000 }),
    ]);
  });

  test('of low stock say how long it lasts', async () => {
    expect((await get(`stock?${own}`)).json()).toEqual([
      { id: product, name: 'Rum', sku: expect.any(String), stock: 2, sold: 2, days_left: 10 },
    ]);
  });

  test('of searches leave out rare texts, which are deleted after their day', async () => {
    const shown = {
      most: [
        { text: 'rum', searches: 9, without_results: 0 },
        { text: 'absint', searches: 4, without_results: 4 },
      ],
      without_results: [{ text: 'absint', searches: 4, without_results: 4 }],
    };
    expect((await get('searches')).json()).toEqual(shown);
    const { db } = testing.context;
    await sweepSearches({ db, now });
    expect((await get('searches')).json()).toEqual(shown);
    const kept = await db.selectFrom('search_day').select('text').orderBy('text').execute();
    expect(kept.map(({ text }) => text)).toEqual(['absint', 'rum']);
  });

  test('are files, with amounts in whole units', async () => {
    const file = (await get(`orders.csv?${own}&step=month`, { ...roles.figures!, 'accept-language': 'cs' })).body;
    expect(file).toContain('2026-03-01;2026-03-10;1;0;1;0');
    expect(file).toContain('484,00');
    expect((await get(`products.csv?${own}`)).body).toContain(`${product};Rum;1;2;484,00;400,00;200,00;0,00`);
  });
});
