import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { aresNoSuchSubject, aresPayer } from '#tests/support/registry-answers.ts';
import { startRegistryServer, type RegistryServer } from '#tests/support/registry-server.ts';
import { buildShop } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
const path = '/ares/ekonomicke-subjekty/26168685';
let registry: RegistryServer;
let app: FastifyInstance;
let user: { readonly id: number; readonly headers: { authorization: string } };

beforeAll(async () => {
  registry = await startRegistryServer();
  // With its countries.
  await buildShop(testing.context.db);
});
afterAll(() => registry.close());

beforeEach(async () => {
  const { db, config } = testing.context;
  registry.answer(path, { body: aresPayer });
  // A new server: the registry's answers are cached.
  const companyRegistries = { ...config.companyRegistries, aresUrl: `${registry.url}/ares` };
  app = await createServer({ ...testing.context, config: { ...config, companyRegistries } });
  const id = await buildAccount(db, {
    is_business: true,
    company: 'Seznam.cz a.s.',
    company_id: '26168685',
    company_address: 'Radlická 10, Praha',
  });
  await db
    .insertInto('account_address')
    .values({
      account_id: id,
      kind: 'invoice',
      name: 'Jan Novák',
      street: 'Radlická 10',
      city: 'Praha',
      postcode: '15000',
      country_code: 'CZ',
    })
    .execute();
  user = { id, headers: await logIn(db, id) };
  return () => app.close();
});

const own = async (method: 'GET' | 'POST' = 'GET', headers: Record<string, string> = user.headers) =>
  app.inject({ method, url: '/api/me/company-match', headers });

test('R-5.12 a company is compared with the registry, which grants nothing', async () => {
  expect((await own()).json()).toMatchObject({ stated: { company_id: '26168685' }, result: null });
  expect((await own('POST')).json()).toMatchObject({
    result: { state: 'matches', differences: [], registry: { name: 'Seznam.cz, a.s.', street: 'Radlická 3294/10' } },
  });
  expect((await own()).json()).toMatchObject({ result: { state: 'matches' } });
  const { db } = testing.context;
  const account = await db.selectFrom('account').where('id', '=', user.id).select('authorized').executeTakeFirst();
  expect(account).toEqual({ authorized: false });
});

test('R-5.12 a change of the company data makes the comparison out of date', async () => {
  await own('POST');
  const { db } = testing.context;
  await db.updateTable('account').where('id', '=', user.id).set({ company: 'Jiná s.r.o.' }).execute();
  expect((await own()).json()).toMatchObject({ result: null });
  expect((await own('POST')).json()).toMatchObject({ result: { state: 'differs', differences: ['name'] } });
});

test('R-5.12 a company that the registry does not know or that is dissolved does not match', async () => {
  registry.answer(path, { body: { ...aresPayer, datumZaniku: '2024-12-31' } });
  expect((await own('POST')).json()).toMatchObject({ result: { state: 'dissolved' } });
  registry.answer(path, aresNoSuchSubject);
  const other = await createServer({
    ...testing.context,
    config: {
      ...testing.context.config,
      companyRegistries: { ...testing.context.config.companyRegistries, aresUrl: `${registry.url}/ares` },
    },
  });
  const answer = await other.inject({ method: 'POST', url: '/api/me/company-match', headers: user.headers });
  expect(answer.json()).toMatchObject({ result: { state: 'missing', registry: null } });
  await other.close();
});

test('R-5.12 without a company there is nothing to compare, and an unavailable registry is reported', async () => {
  const { db } = testing.context;
  const person = await logIn(db, await buildAccount(db));
  expect((await own('GET', person)).json()).toEqual({ stated: null, result: null });
  expect((await own('POST', person)).statusCode).toBe(409);
  registry.answer(path, { status: 500, body: {} });
  expect((await own('POST')).json()).toMatchObject({ code: 'company_registry_unavailable' });
});

test('R-5.12 administrators of users see it; guests and others do not', async () => {
  const { db } = testing.context;
  const url = `/api/admin/accounts/${user.id}/company-match`;
  const [users, orders] = [await buildAdministrator(db, ['users']), await buildAdministrator(db, ['orders'])];
  for (const method of ['GET', 'POST'] as const) {
    const statusFor = async (headers: Record<string, string>, at = url) =>
      (await app.inject({ method, url: at, headers })).statusCode;
    expect([
      await statusFor({}),
      await statusFor(user.headers),
      await statusFor(orders.headers),
      await statusFor(users.headers, '/api/admin/accounts/999999/company-match'),
      await statusFor(users.headers),
    ]).toEqual([401, 403, 403, 404, 200]);
    expect((await own(method, {})).statusCode).toBe(401);
  }
});
