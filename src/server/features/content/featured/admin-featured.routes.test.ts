import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminFeatured } from '#shared/content/featured-contract.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);
const url = '/api/admin/featured-categories';
let administrator: { id: number; headers: { authorization: string } };
let rum: number;
let gin: number;

beforeAll(async () => {
  const { db } = testing.context;
  administrator = await buildAdministrator(db, ['settings']);
  rum = await buildCategory(db);
  gin = await buildCategory(db);
});
beforeEach(async () => {
  await testing.context.db.deleteFrom('setting').execute();
});

const get = async (): Promise<AdminFeatured> => (await app.inject({ url, headers: administrator.headers })).json();
const change = async (ids: readonly number[], version?: string) =>
  app.inject({
    method: 'PUT',
    url,
    headers: administrator.headers,
    payload: { category_ids: ids, version: version ?? (await get()).version },
  });

test('R-9.05 the settings are for administrators of settings only', async () => {
  const { db } = testing.context;
  const user = await logIn(db, await buildAccount(db));
  const other = (await buildAdministrator(db, ['content'])).headers;
  for (const [headers, status] of [
    [{}, 401],
    [user, 403],
    [other, 403],
  ] as const)
    for (const method of ['GET', 'PUT'] as const) {
      const answer = await app.inject({ method, url, headers, ...(method === 'PUT' && { payload: {} }) });
      expect([method, answer.statusCode]).toEqual([method, status]);
    }
});

test('R-9.05 featured categories are sorted, and the change is audited', async () => {
  expect(await get()).toMatchObject({ category_ids: [] });
  expect((await change([gin, rum])).json()).toMatchObject({ category_ids: [gin, rum] });
  const settings = (await app.inject('/api/settings')).json();
  expect(settings).toContainEqual({ name: 'categoriesMenu', value: [{ category_id: gin }, { category_id: rum }] });
  const entry = await testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'featured_categories')
    .select(['actor_id', 'before', 'after'])
    .executeTakeFirst();
  expect(entry).toMatchObject({ actor_id: administrator.id, before: { category_ids: [] } });
});

test('R-9.05 missing and repeated categories are refused at their place', async () => {
  const refused = await change([rum, 999_999, rum]);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['category_ids.1', 'category_ids.2']]);
});

test('R-9.05 a concurrent change of the settings is not overwritten', async () => {
  const { version } = await get();
  await change([rum]);
  const outdated = await change([gin], version);
  expect([outdated.statusCode, outdated.json().current]).toEqual([409, await get()]);
});
