import { beforeAll, describe, expect, test } from 'vitest';
import { replacePackage } from '#server/jobs/replace-merged.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildCategory, buildListing, buildPackage, ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { finishPackageMerge } from './merge-package.ts';

const testing = useTestContext();
const server = useTestServer(testing);
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let admin: Awaited<ReturnType<typeof buildAdministrator>>;

beforeAll(async () => {
  await ensureCurrency(testing.context.db);
  admin = await buildAdministrator(testing.context.db, ['content']);
});

const call = (method: Method, path = '', payload?: object, headers: object = admin.headers) =>
  server.inject({ method, url: `/api/admin/packages${path}`, headers: { ...headers }, ...(payload && { payload }) });
const list = async (): Promise<{ id: number; label: string; version: string; is_used: boolean }[]> =>
  (await call('GET')).json();
const add = async (amount: number, count = 1, unit = 'ml'): Promise<number> =>
  (await call('POST', '', { unit, amount, count })).json().id;

describe('the administration of packages', () => {
  test('R-9.02 takes the scope of content', async () => {
    const { db } = testing.context;
    const other = await buildAdministrator(db, ['settings', 'adverts', 'users']);
    const user = await logIn(db, await buildAccount(db));
    const calls: [Method, string, object?][] = [
      ['GET', ''],
      ['POST', '', { unit: 'ml', amount: 1 }],
      ['PUT', '/1', { unit: 'ml', amount: 1, version: '' }],
      ['POST', '/1/merge', { into: 1 }],
      ['DELETE', '/1'],
    ];
    for (const [method, path, payload] of calls) {
      expect((await call(method, path, payload, {})).statusCode, `${method} ${path}`).toBe(401);
      expect((await call(method, path, payload, other.headers)).statusCode, `${method} ${path}`).toBe(403);
      expect((await call(method, path, payload, user)).statusCode, `${method} ${path}`).toBe(403);
    }
  });

  test('R-9.02 packages are in the order of their sizes, each once', async () => {
    await add(25, 1, 'piece');
    await add(750);
    await add(50, 1, 'g');
    await add(200);
    await add(50, 6);
    expect((await list()).map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
      '0,2 l',
      '6 × 0,05 l',
      '0,75 l',
      '50 g',
      '25 ks',
    ]);
    expect((await call('POST', '', { unit: 'ml', amount: 750 })).json().errors).toHaveProperty('amount');
    expect((await call('POST', '', { unit: 'ml', amount: 0 })).statusCode).toBe(422);
  });

  test('R-9.02 only an unused package is changed or deleted', async () => {
    const { db } = testing.context;
    const [used, free] = [await add(701), await add(702)];
    await buildListing(db, { package: used, visibility: 'hidden' });
    const versions = new Map((await list()).map(({ id, version }) => [id, version]));
    const change = (id: number) => call('PUT', `/${id}`, { unit: 'ml', amount: 703, version: versions.get(id) });
    expect((await change(used)).json().code).toBe('package_in_use');
    expect((await call('DELETE', `/${used}`)).json().code).toBe('package_in_use');
    expect((await change(free)).statusCode).toBe(200);
    expect((await change(free)).statusCode).toBe(409);
    expect((await call('DELETE', `/${free}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/${free}`)).statusCode).toBe(404);
    const entries = await db
      .selectFrom('audit_entry')
      .where('entity', '=', 'package')
      .where('entity_id', '=', free)
      .select(['action', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['add', 'change', 'delete']);
    expect(entries[1]).toMatchObject({ before: { name: '0,702\u00a0l' }, after: { name: '0,703\u00a0l' } });
  });

  test('R-9.02 merging takes the listings along and derives their unit prices again', async () => {
    const { db } = testing.context;
    const [from, into, grams] = [await add(250), await buildPackage(db, 'ml', 500), await buildPackage(db, 'g', 7)];
    const category = await buildCategory(db, { unitPriceUnit: 'litre' });
    const listing = await buildListing(db, { category, package: from, price: 10_000 });
    const { id: watchdog } = await db
      .insertInto('watchdog')
      .values({
        account_id: await buildAccount(db),
        locale: 'cs',
        kind: 'search',
        query: JSON.stringify({ category, package: `${grams},${from}` }),
        name: 'Rumy',
        frequency: 'daily',
        state: 'active',
        token: 'w'.repeat(32),
        created_at: testing.context.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await call('POST', `/${from}/merge`, { into: grams })).json().errors).toHaveProperty('into');
    expect((await call('POST', `/${from}/merge`, { into: from })).statusCode).toBe(422);
    expect((await call('POST', `/${from}/merge`, { into })).statusCode).toBe(200);
    expect((await call('POST', `/${from}/merge`, { into })).json().code).toBe('package_in_use');
    expect((await call('POST', `/${into}/merge`, { into: from })).json().code).toBe('package_in_use');
    await finishPackageMerge(testing.context, from, replacePackage);
    await finishPackageMerge(testing.context, from, replacePackage);
    expect((await list()).some(({ id }) => id === from)).toBe(false);
    const row = db.selectFrom('listing').where('id', '=', listing).select(['package_id', 'unit_price_base']);
    expect(await row.executeTakeFirst()).toEqual({ package_id: into, unit_price_base: 20_000 });
    const { query } = await db
      .selectFrom('watchdog')
      .where('id', '=', watchdog)
      .select('query')
      .executeTakeFirstOrThrow();
    expect(query).toEqual({ category, package: `${grams},${into}` });
  });
});
