import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { fetchRatesOfToday } from './fetch-rates.ts';

/** The central bank. Its answer may change between tests; undefined: it is not reachable. */
let published: string | undefined;
let requests = 0;
const bank = createServer((_request, response) => {
  requests += 1;
  response.writeHead(published === undefined ? 503 : 200).end(published ?? '');
});
const listening = new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
await listening;
afterAll(() => void bank.close());

const testing = useTestContext({ CNB_RATES_URL: `http://127.0.0.1:${(bank.address() as AddressInfo).port}/kurzy` });
let now = new Date('2026-11-25T13:47:00Z');
const app = useTestServer(testing, { now: () => now });
const work = () => fetchRatesOfToday({ ...testing.context, now: () => now });

let headers: Record<string, string>;
beforeAll(async () => {
  headers = (await buildAdministrator(testing.context.db, ['settings'])).headers;
  await ensureCurrency(testing.context.db);
});
beforeEach(async () => {
  const { db } = testing.context;
  await db.deleteFrom('currency').where('is_default', '=', false).execute();
  const row = { symbol_after: '¤', position: 3 };
  await db
    .insertInto('currency')
    .values([
      { ...row, id: 101, code: 'EUR', rate: 24.5 },
      { ...row, id: 102, code: 'HUF', rate: 0.061 },
      { ...row, id: 103, code: 'XAU', rate: 500 },
    ])
    .execute();
  await db
    .updateTable('exchange_rates')
    .set({ is_on: false, published_on: null, fetched_at: null, failed_at: null, unusual: '{}' })
    .execute();
  requests = 0;
});

const list = (day: string, euro: string) =>
  `${day} #229\nzemě|měna|množství|kód|kurz\nEMU|euro|1|EUR|${euro}\nMaďarsko|forint|100|HUF|6,214\n`;
const call = (method: 'GET' | 'POST' | 'PUT', payload?: object, who = headers) =>
  app.inject({
    method,
    url: `/api/admin/exchange-rates${method === 'POST' ? '/fetch' : ''}`,
    headers: who,
    ...(payload && { payload }),
  });
const rates = async () => {
  const rows = await testing.context.db.selectFrom('currency').select(['code', 'rate']).execute();
  return Object.fromEntries(rows.map(({ code, rate }) => [code, rate]));
};

test('R-9.05 only administrators of settings see, switch and fetch them', async () => {
  const { db } = testing.context;
  const other = await buildAdministrator(db, ['orders']);
  for (const method of ['GET', 'POST', 'PUT'] as const) {
    expect((await call(method, undefined, {})).statusCode).toBe(401);
    expect((await call(method, undefined, other.headers)).statusCode).toBe(403);
    expect((await call(method, undefined, await logIn(db, await buildAccount(db)))).statusCode).toBe(403);
  }
  expect((await call('PUT', { is_on: 'yes' })).statusCode).toBe(422);
});

test('R-9.05 while they are on, the rates of a day are fetched once, and off means never', async () => {
  published = list('25.11.2026', '24,315');
  await work();
  expect([requests, await rates()]).toMatchObject([0, { EUR: 24.5 }]);
  expect((await call('PUT', { is_on: true })).json()).toMatchObject({ source: 'cnb', is_on: true, fetched_at: null });
  await work();
  await work();
  expect(requests).toBe(1);
  // What the bank does not publish stays, and so does the default currency.
  expect(await rates()).toMatchObject({ CZK: 1, EUR: 24.315, HUF: 0.06214, XAU: 500 });
  expect((await call('GET')).json()).toEqual({
    source: 'cnb',
    is_on: true,
    published_on: '2026-11-25',
    fetched_at: now.toISOString(),
    failed_at: null,
    unusual: [],
  });
  now = new Date('2026-11-26T13:47:00Z');
  await work();
  expect(requests).toBe(2);
  const audit = await testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'exchange_rates')
    .select(['action', 'before', 'after'])
    .execute();
  expect(audit).toEqual([{ action: 'change', before: { is_on: false }, after: { is_on: true } }]);
});

test.each([undefined, '<html>Údržba</html>'])(
  'R-9.05 the stored rates stay when the bank answers %j',
  async (answer) => {
    published = answer;
    const failed = await call('POST');
    expect([failed.statusCode, failed.json()]).toMatchObject([200, { failed_at: now.toISOString(), fetched_at: null }]);
    expect(await rates()).toMatchObject({ EUR: 24.5, HUF: 0.061 });
    published = list('26.11.2026', '24,1');
    expect((await call('POST')).json()).toMatchObject({ failed_at: null, published_on: '2026-11-26' });
    expect(await rates()).toMatchObject({ EUR: 24.1 });
  },
);

test('R-9.05 a rate that differs by more than a fifth waits for a person', async () => {
  published = list('25.11.2026', '243,15');
  expect((await call('POST')).json()).toMatchObject({ unusual: [{ code: 'EUR', rate: 243.15 }] });
  expect(await rates()).toMatchObject({ EUR: 24.5, HUF: 0.06214 });
  await testing.context.db.updateTable('currency').set({ rate: 243 }).where('code', '=', 'EUR').execute();
  expect((await call('GET')).json()).toMatchObject({ unusual: [] });
});
