import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminPost } from '#shared/content/blog-contract.ts';
import { locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildBlogCategory, buildPost } from '#tests/support/content-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const start = new Date('2026-06-01T12:00:00Z');
const clock = { now: start };
const app = useTestServer(testing, { now: () => clock.now });
const url = '/api/admin/blog';
let administrator: { id: number; headers: { authorization: string } };
let category: number;

beforeAll(async () => {
  const { db } = testing.context;
  administrator = await buildAdministrator(db, ['content']);
  category = await buildBlogCategory(db, { cs: 'Víno', en: 'Wine', de: 'Wein' });
});
beforeEach(() => {
  clock.now = start;
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, who?: object) =>
  app.inject({
    method,
    url: `${url}${path}`,
    headers: { ...(who ?? administrator.headers) },
    ...(payload && { payload }),
  });
const get = async (id: number): Promise<AdminPost> => (await call('GET', `/${id}`)).json();
const noText = { title: '', slug: '', perex: '', body: '', seo_title: '', seo_description: '' };
const textsOf = (body: string, written: readonly string[] = locales) =>
  mapLocales((locale) =>
    written.includes(locale)
      ? { ...noText, title: `Sklep & víno ${locale}`, perex: 'Chlad', body: `${body} ${locale}` }
      : noText,
  );
const formOf = (changes: object = {}) => ({
  category_id: category,
  author: 'Jana Nová',
  picture_key: null,
  texts: textsOf('Text'),
  ...changes,
});
const add = async (changes: object = {}): Promise<number> => {
  const answer = await call('POST', '', formOf(changes));
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json().id;
};
const change = async (id: number, changes: object) =>
  call('PUT', `/${id}`, { ...formOf(changes), version: (await get(id)).version });
const publish = async (id: number, publishedAt: Date | null = null) =>
  call('POST', `/${id}/publish`, {
    version: (await get(id)).version,
    published_at: publishedAt?.toISOString() ?? null,
  });
const isPublic = async (id: number, lang = 'cs') =>
  (await app.inject(`/api/blog/posts/${id}?lang=${lang}`)).statusCode === 200;
const revisionsOf = async (id: number) => (await call('GET', `/${id}/revisions`)).json().revisions;
const listed = async (query: string) =>
  (await call('GET', `?${query}`)).json().posts.map((post: { id: number }) => post.id);
const entriesOf = (id: number) =>
  testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'blog_post')
    .where('entity_id', '=', id)
    .orderBy('id')
    .select(['action', 'actor_id', 'before', 'after'])
    .execute();
const upload = async (ownerId: number): Promise<string> => {
  const key = randomUUID();
  await testing.context.db
    .insertInto('picture')
    .values({ key, owner_id: ownerId, width: 960, height: 640, uploaded_at: clock.now, unused_since: clock.now })
    .execute();
  return key;
};
const usesOf = async (key: string) =>
  (await testing.context.db.selectFrom('picture').where('key', '=', key).select('uses').executeTakeFirstOrThrow()).uses;
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

test('R-9.04 the blog is written by administrators of content only', async () => {
  const { db } = testing.context;
  const id = await add();
  const other = (await buildAdministrator(db, ['settings'])).headers;
  const user = await logIn(db, await buildAccount(db));
  const calls = [
    ['GET', ''],
    ['POST', ''],
    ['GET', '/categories'],
    ['GET', `/${id}`],
    ['PUT', `/${id}`],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/publish`],
    ['POST', `/${id}/unpublish`],
    ['POST', `/${id}/copy`],
    ['GET', `/${id}/preview`],
    ['GET', `/${id}/revisions`],
    ['GET', `/${id}/revisions/1`],
    ['POST', `/${id}/restore`],
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

test('R-9.04 a new post is a draft that only administrators see', async () => {
  const id = await add();
  expect(await get(id)).toMatchObject({
    state: 'draft',
    published_at: null,
    author: 'Jana Nová',
    texts: { cs: { slug: 'sklep-a-vino-cs' }, en: { slug: 'sklep-and-vino-en' } },
  });
  expect(await isPublic(id)).toBe(false);
  const preview = await call('GET', `/${id}/preview?lang=de`);
  expect(preview.json()).toMatchObject({ title: 'Sklep & víno de', html: expect.stringContaining('Text de') });
  expect(await entriesOf(id)).toMatchObject([
    { action: 'add', actor_id: administrator.id, after: { titles: { cs: 'Sklep & víno cs' }, author: 'Jana Nová' } },
  ]);
});

test('R-9.04 a published post is public at once, hidden again it is not, and its date stays', async () => {
  const id = await add();
  expect((await publish(id)).json()).toMatchObject({ state: 'published', published_at: start.toISOString() });
  expect(await isPublic(id)).toBe(true);
  clock.now = later(60);
  expect((await call('POST', `/${id}/unpublish`)).json()).toMatchObject({ state: 'hidden' });
  expect(await isPublic(id)).toBe(false);
  // Again: nothing more happens.
  await call('POST', `/${id}/unpublish`);
  expect((await publish(id)).json()).toMatchObject({ state: 'published', published_at: start.toISOString() });
  await publish(id);
  expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['add', 'show', 'hide', 'show']);
});

test('R-9.04 a scheduled post becomes public at its time, and a job then drops the cached pages', async () => {
  const { db, pool } = testing.context;
  const id = await add();
  expect((await publish(id, later(30))).json()).toMatchObject({ state: 'scheduled' });
  expect(await isPublic(id)).toBe(false);
  const { rows } = await pool.query(
    `select run_at from graphile_worker.jobs where task_identifier = 'content.announce-posts'`,
  );
  expect(rows).toContainEqual({ run_at: later(30) });
  clock.now = later(30);
  expect(await isPublic(id)).toBe(true);
  expect(await get(id)).toMatchObject({ state: 'published' });

  clock.now = start;
  // At once after all: the planned time does not stay.
  expect((await publish(id)).json()).toMatchObject({ state: 'published', published_at: start.toISOString() });
  await publish(id, later(30));
  // Cancelled before its time, it is a draft again and may be deleted.
  expect((await call('POST', `/${id}/unpublish`)).json()).toMatchObject({ state: 'draft', published_at: null });
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
  expect(await db.selectFrom('blog_post').where('id', '=', id).select('id').execute()).toEqual([]);
});

test('R-9.04 a post in one language is public in that language only', async () => {
  const id = await add({ texts: textsOf('Jen česky', ['cs']) });
  await publish(id);
  expect([await isPublic(id, 'cs'), await isPublic(id, 'en'), await isPublic(id, 'de')]).toEqual([true, false, false]);
  expect((await app.inject(`/api/blog/posts/${id}`)).json()).toMatchObject({ languages: ['cs'] });
  // A text that is emptied is gone.
  await change(id, { texts: textsOf('Text', ['cs', 'de']) });
  expect(await isPublic(id, 'de')).toBe(true);
  await change(id, { texts: textsOf('Text', ['cs']) });
  expect(await isPublic(id, 'de')).toBe(false);
});

test('R-9.04 a post with an unfinished text in a language is not published', async () => {
  const unfinished = { ...textsOf('Text'), en: { ...noText, title: 'Only a title' } };
  const id = await add({ texts: unfinished });
  const refused = await publish(id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'post_unfinished']);
  await change(id, { texts: textsOf('Text') });
  await publish(id);
  const spoilt = await change(id, { texts: unfinished });
  expect([spoilt.statusCode, Object.keys(spoilt.json().errors)]).toEqual([422, ['texts.en.perex', 'texts.en.body']]);
});

test('R-8.02 all errors of a post are answered at once', async () => {
  const answer = await call('POST', '', {
    category_id: 0,
    author: ' ',
    picture_key: '../x',
    texts: { ...textsOf('x'), en: { ...noText, slug: 'Ne platný', seo_title: 'x'.repeat(71) } },
  });
  expect([answer.statusCode, Object.keys(answer.json().errors).sort()]).toEqual([
    422,
    ['author', 'category_id', 'picture_key', 'texts.en.seo_title', 'texts.en.slug'],
  ]);
  const found = await call(
    'POST',
    '',
    formOf({ category_id: 999_999, picture_key: randomUUID(), texts: textsOf('', []) }),
  );
  expect([found.statusCode, Object.keys(found.json().errors).sort()]).toEqual([
    422,
    ['category_id', 'picture_key', 'texts.cs.title'],
  ]);
});

test('R-9.04 pictures in a text are uploads of the administrator, have a description and are kept for earlier versions', async () => {
  const key = await upload(administrator.id);
  const foreign = await upload(await buildAccount(testing.context.db));
  const withPicture = (alt: string, src: string) => ({ texts: textsOf(`![${alt}](${src})`, ['cs']) });
  for (const [picture, error] of [
    [withPicture('', `/pictures/${key}/960.webp`), 'popis'],
    [withPicture('Sud', `/pictures/${foreign}/960.webp`), 'Nahrajte'],
    [withPicture('Sud', 'https://example.com/sud.png'), 'Nahrajte'],
  ] as const) {
    const refused = await call('POST', '', formOf(picture));
    expect([refused.statusCode, refused.json().errors['texts.cs.body'][0]]).toEqual([
      422,
      expect.stringContaining(error),
    ]);
  }
  const id = await add({ ...withPicture('Sud', `/pictures/${key}/960.webp`), picture_key: key });
  expect((await call('GET', `/${id}/preview`)).json()).toMatchObject({
    picture: { key },
    html: expect.stringContaining(`src="/pictures/${key}/960.webp" alt="Sud"`),
  });
  expect(await usesOf(key)).toBe(2);
  await change(id, { texts: textsOf('Bez obrázku', ['cs']) });
  expect(await usesOf(key)).toBe(1);
  // Another administrator may save and copy a post with pictures of the first one.
  const second = (await buildAdministrator(testing.context.db, ['content'])).headers;
  const { version } = await get(id);
  const [, first] = await revisionsOf(id);
  const restored = await call('POST', `/${id}/restore`, { revision: first.id, version }, second);
  expect(restored.json()).toMatchObject({ texts: { cs: { body: expect.stringContaining('![Sud]') } } });
  expect((await call('POST', `/${id}/copy`, undefined, second)).statusCode).toBe(200);
  expect(await usesOf(key)).toBe(2);
  await call('DELETE', `/${id}`);
  expect(await usesOf(key)).toBe(1);
});

test('R-9.04 earlier texts can be compared and restored, and nothing is lost', async () => {
  const { db } = testing.context;
  // As it was before posts had a history.
  const id = await buildPost(db, { category, publishedAt: start, body: 'Původní.' });
  expect(await revisionsOf(id)).toEqual([]);
  await change(id, { texts: textsOf('Druhý') });
  const revisions = await revisionsOf(id);
  expect(revisions).toMatchObject([{ saved_by: { id: administrator.id } }, { saved_by: null }]);
  expect((await call('GET', `/${id}/revisions/${revisions[0].id}`)).json()).toMatchObject({
    revision: { texts: { cs: { body: 'Druhý cs' } } },
    previous: { texts: { cs: { body: 'Původní.' } } },
  });
  const { version } = await get(id);
  expect((await call('POST', `/${id}/restore`, { revision: revisions[1].id, version })).json()).toMatchObject({
    texts: { cs: { body: 'Původní.' } },
  });
  expect(await revisionsOf(id)).toHaveLength(3);
  const foreign = (await revisionsOf(await add()))[0].id;
  const current = (await get(id)).version;
  expect((await call('POST', `/${id}/restore`, { revision: foreign, version: current })).statusCode).toBe(404);
  // A change of the author alone makes no version of the texts.
  await change(id, { texts: (await get(id)).texts, author: 'Petr Starý' });
  expect(await revisionsOf(id)).toHaveLength(3);
  expect((await entriesOf(id)).at(-1)).toMatchObject({
    before: { author: 'Jana Nová' },
    after: { author: 'Petr Starý' },
  });
});

test('R-9.04 a concurrent change is not overwritten, and what is missing is a 404', async () => {
  const id = await add();
  const { version } = await get(id);
  await change(id, { author: 'Někdo jiný' });
  const outdated = await call('PUT', `/${id}`, { ...formOf(), version });
  expect([outdated.statusCode, outdated.json().current]).toEqual([409, await get(id)]);
  expect((await call('POST', `/${id}/publish`, { version, published_at: null })).statusCode).toBe(409);
  for (const [method, path, payload] of [
    ['GET', '', undefined],
    ['PUT', '', { ...formOf(), version }],
    ['DELETE', '', undefined],
    ['POST', '/publish', { version, published_at: null }],
    ['POST', '/unpublish', undefined],
    ['POST', '/copy', undefined],
    ['GET', '/preview', undefined],
    ['GET', '/revisions', undefined],
    ['GET', '/revisions/1', undefined],
    ['POST', '/restore', { revision: 1, version }],
  ] as const)
    expect((await call(method, `/999999${path}`, payload)).statusCode, path).toBe(404);
});

test('R-9.04 what was public is not deleted, and a copy is a draft', async () => {
  const id = await add();
  await publish(id);
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(403);
  await call('POST', `/${id}/unpublish`);
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(403);
  const copy = (await call('POST', `/${id}/copy`)).json().id;
  const { version: _version, ...original } = await get(id);
  expect(await get(copy)).toMatchObject({ ...original, id: copy, state: 'draft', published_at: null });
});

test('R-9.04 the list finds posts by words, state, language and category', async () => {
  const { db } = testing.context;
  const other = await buildBlogCategory(db, { cs: 'Rum', en: 'Rum', de: 'Rum' }, { mayBeAdvertised: false });
  const at = formOf({ category_id: other, author: 'Želmíra Šťastná' });
  const ids: number[] = [];
  for (const written of [['cs'], ['en'], ['cs', 'de']])
    ids.push((await call('POST', '', { ...at, texts: textsOf('Text', written) })).json().id);
  const [draft, english, hidden] = ids as [number, number, number];
  await publish(english, later(5));
  await publish(hidden);
  await call('POST', `/${hidden}/unpublish`);
  expect(await listed(`category=${other}`)).toEqual(ids.toReversed());
  expect(await listed(`category=${other}&state=draft`)).toEqual([draft]);
  expect(await listed(`category=${other}&state=scheduled`)).toEqual([english]);
  expect(await listed(`category=${other}&state=hidden`)).toEqual([hidden]);
  expect(await listed(`category=${other}&state=published`)).toEqual([]);
  expect(await listed(`category=${other}&language=de`)).toEqual([hidden]);
  expect(await listed('q=zelmira')).toEqual(ids.toReversed());
  expect(await listed(`q=${encodeURIComponent('víno EN')}&category=${other}`)).toEqual([english]);
  expect(await listed('q=100%25')).toEqual([]);
  expect(await listed(`category=${other}&sort=published`)).toEqual([draft, english, hidden]);
  const { posts, total, categories } = (await call('GET', `?category=${other}&state=scheduled&lang=cs`)).json();
  expect(posts).toMatchObject([{ title: 'Sklep & víno en', languages: ['en'], category: 'Rum' }]);
  expect(total).toBe(1);
  expect(categories).toContainEqual({ id: other, name: 'Rum', may_be_advertised: false });
});
