import { beforeAll, expect, test } from 'vitest';
import { buildAccount, buildAdministrator } from '#tests/support/account-factories.ts';
import { whileHeld } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);
let headers: { authorization: string };

beforeAll(async () => {
  headers = (await buildAdministrator(testing.context.db, ['settings'])).headers;
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '', payload?: object, who: object = headers) =>
  app.inject({ method, url: `/api/admin/groups${url}`, headers: { ...who }, ...(payload && { payload }) });

test('groups are for administrators of settings only', async () => {
  const other = await buildAdministrator(testing.context.db, ['users']);
  for (const [method, url] of [
    ['GET', ''],
    ['POST', ''],
    ['PUT', '/1'],
    ['DELETE', '/1'],
  ] as const) {
    expect((await call(method, url, undefined, {})).statusCode).toBe(401);
    expect((await call(method, url, undefined, other.headers)).statusCode).toBe(403);
  }
});

test('R-9.05 adds and changes a group, rejects an outdated version and counts members', async () => {
  const added = (await call('POST', '', { name: 'Stálí zákazníci', discount_percent: 5 })).json();
  await buildAccount(testing.context.db, { user_group_id: added.id });
  const change = { name: 'Klub', discount_percent: 7.5, version: added.version };
  expect((await call('PUT', `/${added.id}`, change)).json()).toMatchObject({ name: 'Klub', members: 1 });
  const outdated = await call('PUT', `/${added.id}`, change);
  expect([outdated.statusCode, outdated.json().current]).toEqual([409, (await call('GET')).json()[0]]);
  expect((await call('GET')).json()).toMatchObject([{ name: 'Klub', discount_percent: 7.5, members: 1 }]);
  const entries = await testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'user_group')
    .select(['action', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { action: 'add', after: { discount_percent: 5 } },
    { action: 'change', before: { name: 'Stálí zákazníci' }, after: { name: 'Klub', discount_percent: 7.5 } },
  ]);
});

test('R-8.02 names are unique, discounts are percents with one decimal', async () => {
  await call('POST', '', { name: 'Jednou', discount_percent: 0 });
  expect((await call('POST', '', { name: 'Jednou', discount_percent: 0 })).json().errors).toEqual({
    name: ['Tento název už existuje. Zvolte prosím jiný.'],
  });
  expect((await call('POST', '', { name: 'Jednou', discount_percent: 101 })).json().errors).toEqual({
    name: ['Tento název už existuje. Zvolte prosím jiný.'],
    discount_percent: ['Zadejte prosím nejvýše 100.'],
  });
  for (const discount of [-1, 101, 0.55])
    expect(
      Object.keys((await call('POST', '', { name: '', discount_percent: discount })).json().errors).sort(),
    ).toEqual(['discount_percent', 'name']);
});

test('R-8.02 a name taken by a concurrent request is rejected at its field', async () => {
  const { id, version } = (await call('POST', '', { name: 'Pomalejší', discount_percent: 0 })).json();
  const answer = await whileHeld(
    testing.context.db,
    (tx) => tx.insertInto('user_group').values({ name: 'Rychlejší', discount_percent: 0 }).execute(),
    () => call('PUT', `/${id}`, { name: 'Rychlejší', discount_percent: 0, version }),
  );
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { name: ['Tento název už existuje. Zvolte prosím jiný.'] },
  ]);
});

test('R-9.05 only an empty group can be deleted', async () => {
  const { id } = (await call('POST', '', { name: 'Odchozí', discount_percent: 1 })).json();
  const member = await buildAccount(testing.context.db, { user_group_id: id });
  const refused = await call('DELETE', `/${id}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'group_has_members']);
  await testing.context.db.updateTable('account').set({ user_group_id: null }).where('id', '=', member).execute();
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
});
