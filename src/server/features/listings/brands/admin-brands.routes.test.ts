import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { foldCounters, refreshSearchWords } from '#server/features/catalog/index.ts';
import { replaceBrand } from '#server/jobs/replace-merged.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildBrand, buildListing, ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { finishBrandMerge } from './change-brands.ts';

const testing = useTestContext();
const server = useTestServer(testing);
type Method = 'GET' | 'POST' | 'PUT';

let admin: Awaited<ReturnType<typeof buildAdministrator>>;

beforeAll(async () => {
  await ensureCurrency(testing.context.db);
  admin = await buildAdministrator(testing.context.db, ['content']);
});
beforeEach(async () => {
  const { db } = testing.context;
  await db.deleteFrom('watchdog').execute();
  await db.deleteFrom('listing').execute();
  await db.deleteFrom('brand').execute();
});

const call = (method: Method, path = '', payload?: object, headers: object = admin.headers) =>
  server.inject({ method, url: `/api/admin/brands${path}`, headers: { ...headers }, ...(payload && { payload }) });
const names = async (query = '') =>
  ((await call('GET', query)).json().brands as { name: string }[]).map(({ name }) => name);

describe('the administration of brands', () => {
  test('R-9.02 takes the scope of content', async () => {
    const { db } = testing.context;
    const other = await buildAdministrator(db, ['settings', 'adverts', 'users']);
    const user = await logIn(db, await buildAccount(db));
    const id = await buildBrand(db);
    const calls: [Method, string, object?][] = [
      ['GET', ''],
      ['GET', '.csv'],
      ['POST', '', { name: 'Zacapa' }],
      ['PUT', `/${id}`, { name: 'Zacapa', version: '' }],
      ['POST', '/merge', { ids: [id], into: id }],
    ];
    for (const [method, path, payload] of calls) {
      expect((await call(method, path, payload, {})).statusCode, `${method} ${path}`).toBe(401);
      expect((await call(method, path, payload, other.headers)).statusCode, `${method} ${path}`).toBe(403);
      expect((await call(method, path, payload, user)).statusCode, `${method} ${path}`).toBe(403);
    }
  });

  test('R-9.01 lists brands by a part of the name, by state and by the number of listings', async () => {
    const { db } = testing.context;
    const [zacapa] = [await buildBrand(db, 'Žacapa'), await buildBrand(db, 'Bacardi')];
    await db.insertInto('brand').values({ name: 'Zapa', slug: 'zapa', is_approved: false }).execute();
    await buildListing(db, { brand: zacapa });
    await foldCounters(db);
    expect(await names()).toEqual(['Bacardi', 'Žacapa', 'Zapa']);
    expect(await names('?q=apa&sort=listings')).toEqual(['Žacapa', 'Zapa']);
    expect(await names('?state=waiting')).toEqual(['Zapa']);
    expect((await call('GET', '.csv?q=bac')).body).toContain('Bacardi');
  });

  test('R-9.02 a brand is added and renamed once in any spelling; searches follow', async () => {
    const { db } = testing.context;
    const added = (await call('POST', '', { name: "Jack Daniel's" })).json();
    expect((await call('POST', '', { name: 'JACK DANIELS' })).json().errors).toHaveProperty('name');
    expect((await call('POST', '', { name: '…' })).statusCode).toBe(422);
    const listing = await buildListing(db, { brand: added.id });
    const change = { name: 'Gentleman Jack', version: added.version };
    expect((await call('PUT', `/${added.id}`, change)).json()).toMatchObject({ slug: 'gentleman-jack' });
    expect((await call('PUT', `/${added.id}`, change)).statusCode).toBe(409);
    expect((await call('PUT', '/999999', change)).statusCode).toBe(404);
    await refreshSearchWords(db, { brandId: added.id });
    const row = await db
      .selectFrom('listing_search')
      .where('id', '=', listing)
      .select('head')
      .executeTakeFirstOrThrow();
    expect(String(row.head)).toContain('gentleman');
    const { before, after } = await db
      .selectFrom('audit_entry')
      .where('entity', '=', 'brand')
      .where('action', '=', 'change')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([before, after]).toMatchObject([{ name: "Jack Daniel's" }, { name: 'Gentleman Jack' }]);
  });

  test('R-9.02 merging takes listings and saved searches along; the brands are gone', async () => {
    const { db, now } = testing.context;
    const [one, two, into] = [await buildBrand(db), await buildBrand(db), await buildBrand(db, 'Zacapa')];
    const listings = [
      await buildListing(db, { brand: one }),
      await buildListing(db, { brand: two, visibility: 'hidden' }),
    ];
    const { id: watchdog } = await db
      .insertInto('watchdog')
      .values({
        account_id: await buildAccount(db),
        locale: 'cs',
        kind: 'search',
        query: JSON.stringify({ brand: `${one},${two}` }),
        name: 'Rumy',
        frequency: 'daily',
        state: 'active',
        token: 'w'.repeat(32),
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('watchdog_key')
      .values([one, two].map((id) => ({ watchdog_id: watchdog, key: `brand:${id}` })))
      .execute();
    await db.deleteFrom('listing_event').execute();
    expect((await call('POST', '/merge', { ids: [one, into], into })).statusCode).toBe(422);
    expect((await call('POST', '/merge', { ids: [one], into: 999_999 })).json().errors).toHaveProperty('into');
    expect((await call('POST', '/merge', { ids: [one, two], into })).json().decided).toEqual([one, two]);
    expect((await call('POST', '/merge', { ids: [one], into })).json().decided).toEqual([]);
    // The target of a merge is not merged away itself.
    expect((await call('POST', '/merge', { ids: [into], into: one })).json().decided).toEqual([]);
    for (const id of [one, two, two]) await finishBrandMerge(testing.context, id, replaceBrand);
    expect(await names()).toEqual(['Zacapa']);
    const rows = await db.selectFrom('listing').where('id', 'in', listings).select('brand_id').execute();
    expect(rows.map((row) => row.brand_id)).toEqual([into, into]);
    expect(await db.selectFrom('watchdog').select('query').execute()).toEqual([{ query: { brand: `${into}` } }]);
    expect((await db.selectFrom('watchdog_key').select('key').execute()).map(({ key }) => key)).toEqual([
      `brand:${into}`,
    ]);
    expect(await db.selectFrom('listing_event').selectAll().execute()).toEqual([]);
  });
});
