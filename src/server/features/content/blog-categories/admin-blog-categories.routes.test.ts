import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminBlogCategory } from '#shared/content/blog-categories-contract.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildPost } from '#tests/support/content-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);
const url = '/api/admin/blog-categories';
const publishedAt = new Date('2026-05-01T12:00:00Z');
let administrator: { id: number; headers: { authorization: string } };

beforeAll(async () => {
  administrator = await buildAdministrator(testing.context.db, ['content']);
});
beforeEach(async () => {
  await testing.context.db.deleteFrom('blog_post').execute();
  await testing.context.db.deleteFrom('blog_category').execute();
});

const call = (method: 'GET' | 'POST' | 'PUT', path = '', payload?: object, who?: object) =>
  app.inject({
    method,
    url: `${url}${path}`,
    headers: { ...(who ?? administrator.headers) },
    ...(payload && { payload }),
  });
const list = async (): Promise<AdminBlogCategory[]> => (await call('GET')).json();
const input = (name: string, mayBeAdvertised = true) => ({
  names: mapLocales((locale) => `${name} ${locale}`),
  may_be_advertised: mayBeAdvertised,
});
const add = async (name: string, mayBeAdvertised = true): Promise<AdminBlogCategory> => {
  const answer = await call('POST', '', input(name, mayBeAdvertised));
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json();
};
const remove = (id: number, moveTo: number | null = null) => call('POST', `/${id}/removal`, { move_to: moveTo });
const offered = async (lang: string) =>
  (await app.inject(`/api/blog/categories/list?lang=${lang}`)).json<{ name: string; posts: number }[]>();
const lastEntry = () =>
  testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'blog_category')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst();

test('R-9.04 categories of the blog are for administrators of content only', async () => {
  const { db } = testing.context;
  const { id } = await add('Rum');
  const other = (await buildAdministrator(db, ['settings'])).headers;
  const user = await logIn(db, await buildAccount(db));
  const calls = [
    ['GET', ''],
    ['POST', ''],
    ['PUT', '/order'],
    ['PUT', `/${id}`],
    ['POST', `/${id}/removal`],
  ] as const;
  for (const [who, status] of [
    [{}, 401],
    [user, 403],
    [other, 403],
  ] as const)
    for (const [method, path] of calls) {
      const answer = await call(method, path, method === 'GET' ? undefined : {}, who);
      expect([method, path, answer.statusCode]).toEqual([method, path, status]);
    }
});

test('R-9.04 a category is added at the end, renamed and sorted, and readers see it so', async () => {
  const [rum, wine] = [await add('Rum & likéry'), await add('Víno', false)];
  expect(await list()).toEqual([rum, wine]);
  expect(await lastEntry()).toMatchObject({ action: 'add', entity_id: wine.id, after: { may_be_advertised: false } });
  const renamed = await call('PUT', `/${rum.id}`, { ...input('Destiláty', false), version: rum.version });
  expect(renamed.json()).toMatchObject({ ...input('Destiláty', false), id: rum.id, posts: 0 });
  expect(await lastEntry()).toMatchObject({
    action: 'change',
    before: { titles: { cs: 'Rum & likéry cs' } },
    after: { titles: { cs: 'Destiláty cs' } },
  });
  expect((await call('PUT', '/order', { ids: [wine.id, rum.id] })).statusCode).toBe(200);
  expect((await offered('de')).map(({ name }) => name)).toEqual(['Víno de', 'Destiláty de']);
  expect(await lastEntry()).toMatchObject({ after: { blog_category_ids: [wine.id, rum.id] } });
  for (const ids of [[wine.id], [wine.id, wine.id], [wine.id, 999_999]])
    expect((await call('PUT', '/order', { ids })).statusCode).toBe(409);
});

test('R-9.04 all errors of a category are answered at once, and no two have one name', async () => {
  await add('Rum');
  const empty = await call('POST', '', { names: { cs: ' ', en: '', de: 'Rum' }, may_be_advertised: true });
  expect([empty.statusCode, Object.keys(empty.json().errors).sort()]).toEqual([422, ['names.cs', 'names.en']]);
  const taken = await call('POST', '', { ...input('Gin'), names: { cs: 'rum CS', en: 'Gin', de: 'Rum de' } });
  expect([taken.statusCode, Object.keys(taken.json().errors).sort()]).toEqual([422, ['names.cs', 'names.de']]);
  // Its own name stays allowed.
  const [rum] = await list();
  expect((await call('PUT', `/${rum!.id}`, { ...input('Rum'), version: rum!.version })).statusCode).toBe(200);
});

test('R-9.04 a concurrent change of a category is not overwritten, and what is missing is a 404', async () => {
  const { id, version } = await add('Rum');
  await call('PUT', `/${id}`, { ...input('Gin'), version });
  const outdated = await call('PUT', `/${id}`, { ...input('Víno'), version });
  expect([outdated.statusCode, outdated.json().current]).toEqual([409, (await list())[0]]);
  expect((await call('PUT', '/999999', { ...input('Víno'), version })).statusCode).toBe(404);
  expect((await remove(999_999)).statusCode).toBe(404);
});

test('R-9.04 an empty category is deleted; one with posts only when they move', async () => {
  const { db } = testing.context;
  const [rum, wine, gin] = [await add('Rum'), await add('Víno'), await add('Gin')];
  const post = await buildPost(db, { category: rum.id, publishedAt, isPublished: false });
  expect((await list())[0]).toMatchObject({ posts: 1 });
  for (const target of [null, rum.id, 999_999]) {
    const refused = await remove(rum.id, target);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['move_to']]);
  }
  expect((await remove(rum.id, wine.id)).json()).toEqual({ moved: 1 });
  expect(await db.selectFrom('blog_post').select(['id', 'blog_category_id']).execute()).toEqual([
    { id: post, blog_category_id: wine.id },
  ]);
  expect(await lastEntry()).toMatchObject({
    action: 'delete',
    before: { titles: rum.names },
    after: { blog_category_id: wine.id, moved_posts: 1 },
  });
  expect((await remove(gin.id)).json()).toEqual({ moved: 0 });
  expect((await remove(gin.id)).statusCode).toBe(404);
  expect((await list()).map(({ id }) => id)).toEqual([wine.id]);
});

test('R-11.01 posts that may not be promoted do not move where they would be', async () => {
  const [cigars, rum, pipes] = [await add('Doutníky', false), await add('Rum'), await add('Dýmky', false)];
  await buildPost(testing.context.db, { category: cigars.id, publishedAt });
  expect((await remove(cigars.id, rum.id)).statusCode).toBe(422);
  expect((await remove(cigars.id, pipes.id)).statusCode).toBe(200);
});

test('R-9.04 the blog takes thirty categories', async () => {
  for (let count = 0; count < 30; count += 1) await add(`Rubrika ${count}`);
  const refused = await call('POST', '', input('Další'));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'blog_categories_full']);
});
