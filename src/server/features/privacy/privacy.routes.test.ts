import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { buildCategory, ensureCurrency } from '#tests/support/factories.ts';
import { buildOrder } from '#tests/support/order-factories.ts';
import { buildWellUsedPerson } from '#tests/support/well-used-person.ts';
import { eraseAccounts } from './erasure/erase-accounts.ts';
import { prepareExport, sweepExports } from './export/prepare-export.ts';

const { testing, app, clock, mails } = useAccountCalls();
const context = () => ({ ...testing.context, now: () => clock.now });
const day = 86_400_000;
type Headers = Record<string, string>;
let user: { id: number; headers: Headers };

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers = {}, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) });
const close = (headers: Headers) => call('POST', '/api/me/erasure', headers, { is_sure: true });
const stateOf = async (id: number) =>
  (await testing.context.db.selectFrom('account').where('id', '=', id).select('state').executeTakeFirstOrThrow()).state;
const linkToken = async () => /zachovat-ucet\/([\w-]{43})/.exec((await mails()).at(-1)!.text)![1]!;

beforeEach(async () => {
  const { db } = testing.context;
  await db.deleteFrom('mail').execute();
  const id = await buildAccount(db);
  user = { id, headers: await logIn(db, id) };
});

test('R-5.13 without a login 401, with an old password 403', async () => {
  const { db } = testing.context;
  const old = await logIn(db, user.id, new Date(0));
  const calls = [
    ['GET', '/api/me/privacy', 200],
    ['POST', '/api/me/data-exports', 403],
    ['POST', '/api/me/data-exports/download', 403],
    ['GET', '/api/me/data-export.zip', 403],
    ['POST', '/api/me/erasure', 403],
  ] as const;
  for (const [method, url, status] of calls) {
    expect((await call(method, url, {}, method === 'POST' ? { is_sure: true } : undefined)).statusCode, url).toBe(401);
    const answer = await call(method, url, old, method === 'POST' ? { is_sure: true } : undefined);
    expect(answer.statusCode, url).toBe(status);
  }
});

test('R-5.13 the archive has everything of the person, in JSON and readable, with pictures, for a day', async () => {
  const { db } = testing.context;
  const person = await buildWellUsedPerson(testing.context);
  await db.deleteFrom('data_export').execute();
  await db.deleteFrom('mail').execute();
  await db.deleteFrom('invoice').execute();
  const headers = await logIn(db, person.id);
  const asked = await call('POST', '/api/me/data-exports', headers);
  expect([asked.statusCode, asked.json().state]).toEqual([200, 'waiting']);
  expect((await call('POST', '/api/me/data-exports', headers)).json()).toEqual(asked.json());
  expect((await call('GET', '/api/me/data-export.zip', headers)).statusCode).toBe(404);
  const { id } = await db.selectFrom('data_export').select('id').executeTakeFirstOrThrow();
  await prepareExport(context(), { id });
  await prepareExport(context(), { id });
  expect((await mails()).map(({ kind }) => kind)).toEqual(['account.export_ready']);
  expect((await db.selectFrom('notice').where('kind', '=', 'account.export_ready').selectAll().execute()).length).toBe(
    1,
  );

  expect((await call('POST', '/api/me/data-exports/download', headers)).json().export.state).toBe('ready');
  const file = await call('GET', '/api/me/data-export.zip', headers);
  expect(file.headers['content-type']).toBe('application/zip');
  const files = unzipSync(new Uint8Array(file.rawPayload));
  const names = Object.keys(files).map((name) => name.replace(/upload-\w+/, 'upload'));
  expect([...new Set(names)]).toEqual(['data.json', 'index.html', 'pictures/upload.webp']);
  const data = JSON.parse(Buffer.from(files['data.json']!).toString()) as Record<string, Record<string, unknown>[]>;
  expect(data.account).toMatchObject([{ username: 'Kristyna.Vlkova', phone: '777123456' }]);
  for (const table of [
    'advert',
    'favourite',
    'watchdog',
    'deal',
    'review',
    'report',
    'shop_order',
    'withdrawal',
    'login_token',
    'subscriber',
    'paid_service',
  ])
    expect(data[table]?.length, table).toBeGreaterThan(0);
  expect(data.message?.map(({ with: partner, is_own }) => [partner, is_own])).toEqual([
    ['Protejsek', true],
    ['Protejsek', false],
  ]);
  // Of others nothing but the nickname.
  expect(JSON.stringify(data)).not.toMatch(/user\d+@karafa\.example|Novák/);
  expect(JSON.stringify(data)).not.toMatch(/password_hash|second_factor_secret/);
  const html = Buffer.from(files['index.html']!).toString();
  expect(html).toContain('<h2>Hlídací psi</h2>');
  expect(html).toContain('<dt>Uživatelské jméno</dt><dd>Kristyna.Vlkova</dd>');

  expect((await call('POST', '/api/me/data-exports', headers)).json().code).toBe('export_limit');
  const { file_key: key } = await db.selectFrom('data_export').select('file_key').executeTakeFirstOrThrow();
  clock.now = new Date(clock.now.getTime() + day + 1);
  expect((await call('GET', '/api/me/data-export.zip', headers)).statusCode).toBe(404);
  expect(await sweepExports(context())).toBe(1);
  expect(await testing.context.files.find(key)).toBeUndefined();
  expect((await call('GET', '/api/me/privacy', headers)).json()).toMatchObject({
    export: { state: 'expired' },
    may_export_from: null,
  });
});

test('R-5.13 closing hides adverts and ends logins; the link of the mail brings all of it back', async () => {
  const { db } = testing.context;
  await ensureCurrency(db);
  const advert = await buildAdvert(db, { category: await buildCategory(db, { name: 'Gin' }), seller: user.id });
  const visibility = async () =>
    (await db.selectFrom('listing').where('id', '=', advert).select('visibility').executeTakeFirstOrThrow()).visibility;
  expect((await call('POST', '/api/me/erasure', user.headers, { is_sure: false })).statusCode).toBe(422);
  expect((await close(user.headers)).json()).toEqual({ due_at: '2026-06-15T12:00:00.000Z' });
  expect([await stateOf(user.id), await visibility()]).toEqual(['closing', 'hidden']);
  expect((await call('GET', '/api/me/privacy', user.headers)).statusCode).toBe(401);
  const url = `/api/closed-accounts/${await linkToken()}`;
  expect((await call('GET', url)).json()).toMatchObject({ due_at: '2026-06-15T12:00:00.000Z', is_cancelled: false });
  expect((await call('DELETE', url)).statusCode).toBe(200);
  expect((await call('DELETE', url)).statusCode).toBe(200);
  expect([await stateOf(user.id), await visibility()]).toEqual(['approved', 'listed']);
  expect((await mails()).map(({ kind }) => kind)).toEqual(['account.closing', 'account.reopened']);
  clock.now = new Date(clock.now.getTime() + 15 * day);
  expect(await eraseAccounts(context())).toBe(0);
  expect((await call('GET', `/api/closed-accounts/${'x'.repeat(43)}`)).statusCode).toBe(404);
});

test('R-5.13 an account is not closed while an order is open; afterwards its e-mail is free', async () => {
  const { db } = testing.context;
  const { id } = await buildOrder(db, { order: { account_id: user.id, state: 'paid', paid_at: clock.now } });
  expect((await call('GET', '/api/me/privacy', user.headers)).json().obstacles).toEqual(['orders']);
  expect((await close(user.headers)).json().code).toBe('erasure_obstructed');
  await db.updateTable('shop_order').set({ state: 'delivered' }).where('id', '=', id).execute();
  const { email } = await db.selectFrom('account').where('id', '=', user.id).select('email').executeTakeFirstOrThrow();
  expect((await close(user.headers)).statusCode).toBe(200);
  const url = `/api/closed-accounts/${await linkToken()}`;
  clock.now = new Date(clock.now.getTime() + 14 * day + 1);
  // What is opened meanwhile postpones the erasure.
  await db.updateTable('shop_order').set({ state: 'paid' }).where('id', '=', id).execute();
  expect(await eraseAccounts(context())).toBe(0);
  await db.updateTable('shop_order').set({ state: 'refunded' }).where('id', '=', id).execute();
  clock.now = new Date(clock.now.getTime() + 2 * day);
  expect(await eraseAccounts(context())).toBe(1);
  expect((await call('GET', url)).statusCode).toBe(404);
  await expect(buildAccount(db, { email })).resolves.toBeGreaterThan(0);
});

test('R-5.13 an administrator records a request, which waits until nothing is open, with an audit entry', async () => {
  const { db } = testing.context;
  const staff = await buildAdministrator(db, ['users']);
  const other = await buildAdministrator(db, ['orders']);
  const url = `/api/admin/accounts/${user.id}/erasure`;
  for (const [headers, status] of [
    [{}, 401],
    [user.headers, 403],
    [other.headers, 403],
  ] as const) {
    expect((await call('POST', url, headers)).statusCode).toBe(status);
    expect((await call('DELETE', url, headers)).statusCode).toBe(status);
    expect((await call('GET', '/api/admin/erasures', headers)).statusCode).toBe(status);
  }
  const { id } = await buildOrder(db, { order: { account_id: user.id, state: 'paid', paid_at: clock.now } });
  expect((await call('POST', url, staff.headers)).json()).toMatchObject({ state: 'waiting', obstacles: ['orders'] });
  expect((await call('POST', url, staff.headers)).statusCode).toBe(200);
  const list = await call('GET', '/api/admin/erasures', staff.headers);
  expect(list.json().erasures).toMatchObject([{ account_id: user.id, term_at: '2026-06-29T12:00:00.000Z' }]);
  const tasks = await call('GET', '/api/admin/tasks', staff.headers);
  expect(tasks.json()).toMatchObject({
    queues: expect.arrayContaining([expect.objectContaining({ queue: 'erasures' })]),
  });
  await db.updateTable('shop_order').set({ state: 'delivered' }).where('id', '=', id).execute();
  expect(await eraseAccounts(context())).toBe(0);
  expect(await stateOf(user.id)).toBe('closing');
  expect((await call('DELETE', url, staff.headers)).statusCode).toBe(200);
  expect((await call('DELETE', url, staff.headers)).json().code).toBe('erasure_ended');
  expect(await stateOf(user.id)).toBe('approved');
  const audit = await db
    .selectFrom('audit_entry')
    .where('entity_id', '=', user.id)
    .select('action')
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['erase', 'keep']);
  expect((await call('POST', '/api/admin/accounts/999999/erasure', staff.headers)).statusCode).toBe(404);
});
