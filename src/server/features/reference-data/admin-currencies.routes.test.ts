import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildListing, ensureCurrency } from '#tests/support/factories.ts';
import { whileHeld } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);
let headers: { authorization: string };

beforeAll(async () => {
  const { db } = testing.context;
  headers = (await buildAdministrator(db, ['settings'])).headers;
  await ensureCurrency(db);
  await db.insertInto('currency').values({ id: 3, code: 'PLN', symbol_after: 'zł', rate: 5, position: 3 }).execute();
  // The factory generates its ids.
  await sql`select setval(pg_get_serial_sequence('currency', 'id'), 3)`.execute(db);
});

const call = (method: 'GET' | 'POST' | 'PUT', url = '', payload?: object, who: object = headers) =>
  app.inject({ method, url: `/api/admin/currencies${url}`, headers: { ...who }, ...(payload && { payload }) });

interface Shown {
  readonly code: string;
  readonly version: string;
}
const shown = async (code: string): Promise<Shown> =>
  (await call('GET')).json<Shown[]>().find((currency) => currency.code === code)!;

const dollar = { code: 'USD', symbol_before: '$', symbol_after: '', decimals: 2, rate: 21.5, position: 5 };

test('currencies are for administrators of settings only', async () => {
  const other = await buildAdministrator(testing.context.db, ['users']);
  for (const [method, url] of [
    ['GET', ''],
    ['POST', ''],
    ['PUT', '/1'],
  ] as const) {
    expect((await call(method, url, undefined, {})).statusCode).toBe(401);
    expect((await call(method, url, undefined, other.headers)).statusCode).toBe(403);
  }
});

test('R-9.05 a currency is added once, and is then public', async () => {
  const added = await call('POST', '', dollar);
  expect(added.json()).toMatchObject({ ...dollar, is_default: false });
  expect((await call('POST', '', dollar)).json().errors).toEqual({
    code: ['Tento kód už existuje. Zvolte prosím jiný.'],
  });
  const offered = (await app.inject('/api/lists/currencies')).json<{ code: string }[]>();
  expect(offered.map(({ code }) => code)).toContain('USD');
});

test('R-8.02 errors are answered at their fields', async () => {
  const wrong = await call('POST', '', { ...dollar, code: 'dollar', symbol_before: ' ', rate: 0, decimals: 9 });
  expect(Object.keys(wrong.json().errors).sort()).toEqual(['code', 'decimals', 'rate', 'symbol_after']);
  const taken = await call('POST', '', { ...dollar, code: 'EUR', rate: 0 });
  expect(taken.json().errors).toEqual({
    code: ['Tento kód už existuje. Zvolte prosím jiný.'],
    rate: ['Zadejte prosím nejméně 0,000001.'],
  });
});

test('R-9.05 a rate is changed; an outdated version is rejected and the change audited', async () => {
  const change = { code: 'EUR', symbol_before: '', symbol_after: '€', decimals: 2, rate: 24.815, position: 1 };
  const { version } = await shown('EUR');
  const changed = await call('PUT', '/2', { ...change, version });
  expect(changed.json()).toMatchObject({ rate: 24.815 });
  const outdated = await call('PUT', '/2', { ...change, version });
  expect([outdated.statusCode, outdated.json().code]).toEqual([409, 'conflict']);
  expect(outdated.json().current).toEqual(await shown('EUR'));
  const entries = await testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'currency')
    .where('entity_id', '=', 2)
    .select(['action', 'before', 'after'])
    .execute();
  expect(entries).toMatchObject([{ action: 'change', before: { rate: 25 }, after: { rate: 24.815 } }]);
  expect((await call('PUT', '/9999', { ...change, version })).statusCode).toBe(404);
});

test('R-9.05 a rate outside the limits is rejected, and an unusual change must be confirmed', async () => {
  const { id } = (await call('POST', '', { ...dollar, code: 'GBP', rate: 20 })).json();
  const change = async (rate: number, more: object = {}) =>
    call('PUT', `/${id}`, { ...dollar, code: 'GBP', rate, version: (await shown('GBP')).version, ...more });
  expect((await change(999_999_999)).json().errors).toEqual({ rate: ['Zadejte prosím nejvýše 1000.'] });
  expect((await change(24)).statusCode).toBe(200);
  for (const rate of [28.81, 19.19, 240]) {
    const asked = await change(rate);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'rate_unusual']);
    expect(asked.json().message).toBe('Kurz se proti dosavadnímu mění o více než 20 %. Zkontrolujte ho prosím.');
  }
  expect(await shown('GBP')).toMatchObject({ rate: 24 });
  expect((await change(240, { is_confirmed: true })).json()).toMatchObject({ rate: 240 });
});

test('R-8.02 a code taken by a concurrent request is rejected at its field', async () => {
  const { id, version } = (await call('POST', '', { ...dollar, code: 'AUD' })).json();
  const answer = await whileHeld(
    testing.context.db,
    (tx) => tx.insertInto('currency').values({ code: 'NZD', symbol_before: '$', rate: 14, position: 6 }).execute(),
    () => call('PUT', `/${id}`, { ...dollar, code: 'NZD', version }),
  );
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { code: ['Tento kód už existuje. Zvolte prosím jiný.'] },
  ]);
});

test('the default currency keeps its code and its rate', async () => {
  const { version } = await shown('CZK');
  const crown = { code: 'CZK', symbol_before: '', symbol_after: 'Kč', decimals: 2, rate: 1, position: 0, version };
  const wrong = await call('PUT', '/1', { ...crown, code: 'XXX', rate: 2, decimals: 0 });
  expect(wrong.json().errors).toEqual({
    code: ['Kód a kurz výchozí měny změnit nelze.'],
    rate: ['Kód a kurz výchozí měny změnit nelze.'],
    decimals: ['Počet desetinných míst používané měny změnit nelze.'],
  });
  expect((await call('PUT', '/1', { ...crown, symbol_after: 'CZK' })).statusCode).toBe(200);
});

test('decimals change only while no amount is stored in the currency', async () => {
  const zloty = { code: 'PLN', symbol_before: '', symbol_after: 'zł', rate: 5, position: 3 };
  const change = async (decimals: number) =>
    call('PUT', '/3', { ...zloty, decimals, version: (await shown('PLN')).version });
  expect((await change(0)).statusCode).toBe(200);
  await buildListing(testing.context.db, { currency: 3 });
  expect((await change(2)).json().errors).toEqual({
    decimals: ['Počet desetinných míst používané měny změnit nelze.'],
  });
});

test('R-6.10 the code changes only while no amount is stored or waits for approval in the currency', async () => {
  const { db } = testing.context;
  const added = async (code: string) => (await call('POST', '', { ...dollar, code })).json();
  const rename = async ({ id }: { id: number }, from: string, to: string) =>
    call('PUT', `/${id}`, { ...dollar, code: to, version: (await shown(from)).version });
  const refused = {
    code: ['Kód měny, ve které jsou ceny inzerátů nebo zboží, změnit nelze. Přidejte prosím novou měnu.'],
  };
  const priced = await added('CAD');
  expect((await rename(priced, 'CAD', 'HKD')).json()).toMatchObject({ code: 'HKD' });
  await buildListing(db, { currency: priced.id });
  expect((await rename(priced, 'HKD', 'CAD')).json().errors).toEqual(refused);
  expect((await rename(priced, 'HKD', 'HKD')).statusCode).toBe(200);

  const waiting = await added('CHF');
  const listing = await buildListing(db);
  const revision = { listing_id: listing, content: JSON.stringify({ currency_id: waiting.id }) };
  const submitted_at = new Date(0);
  await db
    .insertInto('advert_revision')
    .values({ ...revision, state: 'waiting', submitted_at })
    .execute();
  expect((await rename(waiting, 'CHF', 'NOK')).json().errors).toEqual(refused);
  await db.updateTable('advert_revision').set({ state: 'withdrawn' }).where('listing_id', '=', listing).execute();
  expect((await rename(waiting, 'CHF', 'NOK')).json()).toMatchObject({ code: 'NOK' });
});
