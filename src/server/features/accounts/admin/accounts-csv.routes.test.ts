import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { buildAccount, buildAdministrator } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);
let headers: { authorization: string };

beforeAll(async () => {
  headers = (await buildAdministrator(testing.context.db, ['users'])).headers;
  await buildAccount(testing.context.db, { username: 'waits', state: 'waiting', first_name: '=cmd()', last_name: '' });
  await buildAccount(testing.context.db, { username: 'second', state: 'waiting', company: 'Sklep; a syn' });
});

const csv = (query = '', more: object = headers) =>
  app.inject({ url: `/api/admin/accounts.csv${query}`, headers: { ...more } });

test('R-9.01 exports the filtered users, with formulas as text', async () => {
  const answer = await csv('?state=waiting&sort=oldest&lang=cs&page=3');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('attachment'),
    'cache-control': 'no-store',
  });
  const lines = answer.body.split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFČíslo;Uživatelské jméno;E-mail;/);
  expect(lines.slice(1, -1)).toEqual([
    expect.stringMatching(/^\d+;waits;user\d+@karafa\.example;'=cmd\(\);'\+420 [\d ]+;čeká na schválení;ne;/),
    expect.stringContaining(';"Sklep; a syn";'),
  ]);
});

test('is for administrators of users only', async () => {
  expect((await csv('', {})).statusCode).toBe(401);
  const other = await buildAdministrator(testing.context.db, ['adverts']);
  expect((await csv('', other.headers)).statusCode).toBe(403);
  expect((await csv('?state=lost')).statusCode).toBe(422);
});

test('R-9.01 rejects a list that is too long instead of truncating it', async () => {
  const add = (from: number, to: number) =>
    sql`insert into account (username, email, state, locale, created_at)
      select 'many.' || n, 'many.' || n || '@karafa.example', 'blocked', 'cs', '2020-01-01'
      from generate_series(${from}::integer, ${to}::integer) n`.execute(testing.context.db);
  await add(1, 10_000);
  const whole = await csv('?state=blocked');
  expect([whole.statusCode, whole.body.split('\r\n').length]).toEqual([200, 10_002]);
  await add(10_001, 10_001);
  const refused = await csv('?state=blocked&lang=cs');
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    expect.objectContaining({
      code: 'too_many_rows',
      message: expect.stringMatching(/nejvýše 10000 řádků.*Zužte prosím filtry/),
    }),
  ]);
  expect((await csv('?state=waiting')).statusCode).toBe(200);
});
