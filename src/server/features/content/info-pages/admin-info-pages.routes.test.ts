import { beforeAll, expect, test } from 'vitest';
import type { AdminInfoPage } from '#shared/content/info-pages-contract.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const clock = { now: new Date('2026-06-01T12:00:00Z') };
const app = useTestServer(testing, { now: () => clock.now });
const url = '/api/admin/info-pages';
let administrator: { id: number; headers: { authorization: string } };

beforeAll(async () => {
  const { db } = testing.context;
  administrator = await buildAdministrator(db, ['content']);
  // The pages with a fixed meaning, as they are before anybody has edited them.
  for (const id of [1, 2, 3]) {
    await db
      .insertInto('info_page')
      .values({ id, updated_at: new Date('2026-05-01T12:00:00Z') })
      .execute();
    await db
      .insertInto('info_page_text')
      .values({ info_page_id: id, locale: 'cs', title: `Stránka ${id}`, slug: `stranka-${id}`, body: 'Původní text.' })
      .execute();
  }
  await testing.context.pool.query(`select setval(pg_get_serial_sequence('info_page', 'id'), 10)`);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, who?: object) =>
  app.inject({
    method,
    url: `${url}${path}`,
    headers: { ...(who ?? administrator.headers) },
    ...(payload && { payload }),
  });
const get = async (id: number): Promise<AdminInfoPage> => (await call('GET', `/${id}`)).json();
const textsOf = (body: string) =>
  mapLocales((locale) => ({
    title: `Příběh & spol. ${locale}`,
    slug: '',
    perex: 'Rum v sudu',
    body: `${body} ${locale}`,
  }));
const add = async (body = 'Text'): Promise<number> => (await call('POST', '', { texts: textsOf(body) })).json().id;
const change = async (id: number, body: string) =>
  call('PUT', `/${id}`, { texts: textsOf(body), version: (await get(id)).version });
const revisionsOf = async (id: number) => (await call('GET', `/${id}/revisions`)).json().revisions;

test('R-9.04 info pages are for administrators of content only', async () => {
  const { db } = testing.context;
  const other = (await buildAdministrator(db, ['settings'])).headers;
  const user = await logIn(db, await buildAccount(db));
  const calls = [
    ['GET', ''],
    ['POST', ''],
    ['POST', '/preview'],
    ['GET', '/1'],
    ['PUT', '/1'],
    ['DELETE', '/1'],
    ['GET', '/1/revisions'],
    ['GET', '/1/revisions/1'],
    ['POST', '/1/restore'],
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

test('R-9.04 a new page is public at once, under addresses made from its titles, and the change is audited', async () => {
  const id = await add('# Nadpis');
  expect((await get(id)).texts).toMatchObject({
    cs: { slug: 'pribeh-a-spol-cs' },
    en: { slug: 'pribeh-and-spol-en' },
    de: { slug: 'pribeh-und-spol-de' },
  });
  expect((await app.inject(`/api/pages/${id}?lang=de`)).json()).toMatchObject({ title: 'Příběh & spol. de' });
  const entry = await testing.context.db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ action: 'add', entity: 'info_page', entity_id: id });
  const { pages } = (await call('GET', '?lang=en')).json();
  expect(pages.at(-1)).toMatchObject({ id, title: 'Příběh & spol. en', saved_by: { id: administrator.id } });
});

test('R-9.04 the preview is what the public page renders', async () => {
  const body = '## Sud\n\n5 kg v sudu <script>alert(1)</script> [zde](javascript:alert(1))';
  const texts = mapLocales(() => ({ title: 'Sud', slug: 'sud', perex: '', body }));
  const { id } = (await call('POST', '', { texts })).json();
  for (const lang of ['cs', 'en', 'de']) {
    const { html, headings } = (await app.inject(`/api/pages/${id}?lang=${lang}`)).json();
    expect((await call('POST', '/preview', { lang, body })).json()).toEqual({ html, headings });
  }
  expect((await call('POST', '/preview', { lang: 'cs', body: '' })).json()).toEqual({ html: '', headings: [] });
  expect((await call('POST', '/preview', { lang: 'fr', body: 'x'.repeat(60_001) })).json().errors).toMatchObject({
    lang: expect.any(Array),
    body: expect.any(Array),
  });
});

test('R-9.04 the history has who saved what and when, with the text from before it; a version is restored as a new one', async () => {
  clock.now = new Date('2026-06-02T12:00:00Z');
  await change(1, 'Druhý');
  clock.now = new Date('2026-06-03T12:00:00Z');
  await change(1, 'Třetí');
  const revisions = await revisionsOf(1);
  expect(revisions).toMatchObject([
    { saved_at: '2026-06-03T12:00:00.000Z', saved_by: { id: administrator.id } },
    { saved_at: '2026-06-02T12:00:00.000Z', saved_by: { id: administrator.id } },
    { saved_at: '2026-05-01T12:00:00.000Z', saved_by: null },
  ]);
  const second = (await call('GET', `/1/revisions/${revisions[1].id}`)).json();
  expect(second).toMatchObject({
    revision: { texts: { cs: { body: 'Druhý cs' } } },
    previous: { texts: { cs: { body: 'Původní text.' } } },
  });
  expect((await call('GET', `/1/revisions/${revisions[2].id}`)).json()).toMatchObject({ previous: null });

  const { version } = await get(1);
  const restored = await call('POST', '/1/restore', { revision: revisions[1].id, version });
  expect(restored.json()).toMatchObject({ texts: textsOfBody('Druhý') });
  expect((await get(1)).version).toBe(restored.json().version);
  expect(await revisionsOf(1)).toHaveLength(4);
  expect((await app.inject('/api/pages/1')).json().html).toContain('Druhý cs');
  // Of another page, or missing.
  const foreign = (await revisionsOf(await add()))[0].id;
  const latest = (await get(1)).version;
  for (const revision of [foreign, 999_999])
    expect((await call('POST', '/1/restore', { revision, version: latest })).statusCode).toBe(404);
  expect((await call('POST', '/1/restore', { revision: revisions[0].id, version })).statusCode).toBe(409);
});

const textsOfBody = (body: string) => mapLocales((locale) => ({ body: `${body} ${locale}` }));

test('R-9.04 saving without a change makes no version', async () => {
  const id = await add();
  const { texts, version } = await get(id);
  expect((await call('PUT', `/${id}`, { texts, version })).statusCode).toBe(200);
  expect(await revisionsOf(id)).toHaveLength(1);
});

test('R-9.04 a concurrent change of a page is not overwritten, and what is missing is a 404', async () => {
  const id = await add();
  const { version } = await get(id);
  await change(id, 'Jiný');
  const outdated = await call('PUT', `/${id}`, { texts: textsOf('Můj'), version });
  expect([outdated.statusCode, outdated.json().current]).toEqual([409, await get(id)]);
  for (const [method, path, payload] of [
    ['GET', '', undefined],
    ['PUT', '', { texts: textsOf('x'), version }],
    ['DELETE', '', undefined],
    ['GET', '/revisions', undefined],
    ['GET', '/revisions/1', undefined],
    ['POST', '/restore', { revision: 1, version }],
  ] as const)
    expect((await call(method, `/999999${path}`, payload)).statusCode).toBe(404);
});

test('R-9.04 pages that the portal or a menu links to are not deleted', async () => {
  const { db } = testing.context;
  expect((await call('DELETE', '/1')).statusCode).toBe(403);
  const id = await add();
  const link = JSON.stringify([{ text: 'Příběh', link: `/info/${id}/pribeh` }]);
  await db.insertInto('setting').values({ name: 'topmenu', locale: 'cs', value: link }).execute();
  const refused = await call('DELETE', `/${id}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'page_linked']);
  await db.deleteFrom('setting').execute();
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
  expect((await app.inject(`/api/pages/${id}`)).statusCode).toBe(404);
});

test('R-8.02 all errors of a page are answered at once', async () => {
  const texts = { ...textsOf('x'), en: { title: ' ', slug: 'Ne platný', perex: 'x'.repeat(401), body: '' } };
  const refused = await call('POST', '', { texts });
  expect([refused.statusCode, Object.keys(refused.json().errors).sort()]).toEqual([
    422,
    ['texts.en.body', 'texts.en.perex', 'texts.en.slug', 'texts.en.title'],
  ]);
});
