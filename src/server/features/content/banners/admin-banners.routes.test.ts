import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminBanner } from '#shared/content/banners-contract.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildBanner, buildBlogCategory, buildPost } from '#tests/support/content-factories.ts';
import { buildCategory, buildListing, ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const clock = { now: new Date('2026-06-01T12:00:00Z') };
const app = useTestServer(testing, { now: () => clock.now });
const url = '/api/admin/banners';
let administrator: { id: number; headers: { authorization: string } };

beforeAll(async () => {
  administrator = await buildAdministrator(testing.context.db, ['content']);
});
beforeEach(async () => {
  clock.now = new Date('2026-06-01T12:00:00Z');
  await testing.context.db.deleteFrom('banner').execute();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, who?: object) =>
  app.inject({
    method,
    url: `${url}${path}`,
    headers: { ...(who ?? administrator.headers) },
    ...(payload && { payload }),
  });
const list = async (): Promise<AdminBanner[]> => (await call('GET')).json();
const get = async (id: number): Promise<AdminBanner> => (await call('GET', `/${id}`)).json();
const titles = (text: string) => mapLocales((locale) => `${text} ${locale}`);
const noPictures = mapLocales(() => null);
const form = {
  group: 'banner.promo',
  titles: titles('Doprava zdarma'),
  pictures: noPictures,
  target: { kind: 'screen', screen: 'products-sale' },
  shown_from: null,
  shown_to: null,
  is_active: true,
};
const add = async (changes: object = {}): Promise<number> => {
  const answer = await call('POST', '', { ...form, ...changes });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json().id;
};
const change = async (id: number, changes: object) => {
  const { group: _group, ...fields } = form;
  return call('PUT', `/${id}`, { ...fields, version: (await get(id)).version, ...changes });
};
const poster = async (lang = 'cs') => (await app.inject(`/api/poster?lang=${lang}`)).json();
const upload = async (ownerId: number): Promise<string> => {
  const key = randomUUID();
  await testing.context.db
    .insertInto('picture')
    .values({ key, owner_id: ownerId, width: 960, height: 640, uploaded_at: clock.now, unused_since: clock.now })
    .execute();
  return key;
};
const lastEntry = () =>
  testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'banner')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst();

test('R-9.04 banners are for administrators of content only', async () => {
  const { db } = testing.context;
  const id = await add();
  const other = (await buildAdministrator(db, ['settings'])).headers;
  const user = await logIn(db, await buildAccount(db));
  const calls = [
    ['GET', ''],
    ['POST', ''],
    ['PUT', '/order'],
    ['GET', `/${id}`],
    ['PUT', `/${id}`],
    ['PUT', `/${id}/active`],
    ['DELETE', `/${id}`],
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
  for (const method of ['GET', 'PUT'] as const) {
    const intro = (who: object) =>
      app.inject({
        method,
        url: '/api/admin/intro-popup',
        headers: { ...who },
        ...(method === 'PUT' && { payload: {} }),
      });
    expect([(await intro({})).statusCode, (await intro(other)).statusCode]).toEqual([401, 403]);
  }
});

test('R-9.04, R-7.04 a banner is added at the end of its group and shown in every language', async () => {
  const first = await add({ titles: titles('První') });
  const second = await add({ titles: titles('Druhý') });
  expect((await list()).map(({ id }) => id)).toEqual([first, second]);
  expect((await poster('en'))['banner.promo']).toMatchObject([
    { id: first, title: 'První en', path: '/en/products/sale' },
    { id: second },
  ]);
  expect(await lastEntry()).toMatchObject({ action: 'add', entity_id: second, after: { titles: titles('Druhý') } });
});

test('R-9.04, R-7.04 a banner is shown in its period only, and its state says so', async () => {
  const id = await add({ shown_from: '2026-06-02T00:00:00Z', shown_to: '2026-06-03T00:00:00Z' });
  const at = async (time: string) => {
    clock.now = new Date(time);
    return [(await get(id)).state, (await poster())['banner.promo'].length];
  };
  expect(await at('2026-06-01T23:59:59Z')).toEqual(['planned', 0]);
  expect(await at('2026-06-02T00:00:00Z')).toEqual(['running', 1]);
  expect(await at('2026-06-03T00:00:00Z')).toEqual(['ended', 0]);
  clock.now = new Date('2026-06-02T00:00:00Z');
  await call('PUT', `/${id}/active`, { is_active: false });
  expect(await at('2026-06-02T00:00:01Z')).toEqual(['off', 0]);
});

test('R-9.04 a banner that is over says so even when it is off', async () => {
  const id = await add({ shown_to: '2026-06-01T11:00:00Z', is_active: false });
  expect((await get(id)).state).toBe('ended');
});

test('R-9.04 a copy may use the pictures of the banner, whoever uploaded them', async () => {
  const colleague = await buildAdministrator(testing.context.db, ['content']);
  const picture = await upload(administrator.id);
  const popup = { ...form, group: 'banner.popup_desktop', pictures: { ...noPictures, cs: picture } };
  const id = await add(popup);
  const refused = await call('POST', '', popup, colleague.headers);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['pictures.cs']]);
  const gone = await call('POST', '', { ...popup, copy_of: 999_999 }, colleague.headers);
  expect(gone.statusCode).toBe(422);
  const copied = await call('POST', '', { ...popup, copy_of: id }, colleague.headers);
  expect(copied.statusCode).toBe(200);
  expect((await get(copied.json().id)).pictures.cs).toBe(picture);
});

test('R-9.04 a banner is left out where the language does not have its page', async () => {
  const { db } = testing.context;
  const category = await buildBlogCategory(db, { cs: 'Rum', en: 'Rum', de: 'Rum' });
  const post = await buildPost(db, { category, publishedAt: new Date('2026-05-01T12:00:00Z'), locales: ['cs'] });
  await add({ target: { kind: 'post', id: post } });
  expect((await poster('cs'))['banner.promo']).toHaveLength(1);
  expect((await poster('de'))['banner.promo']).toEqual([]);
});

test('R-9.04, R-7.04 jobs at the start and the end make every process drop its pages', async () => {
  const { pool } = testing.context;
  await add({ shown_from: '2126-06-02T00:00:00Z', shown_to: '2126-06-03T00:00:00Z' });
  const { rows } = await pool.query<{ run_at: Date }>(
    `select run_at from graphile_worker.jobs where task_identifier = 'banners.announce' order by run_at`,
  );
  expect(rows.slice(-2).map(({ run_at: runAt }) => runAt.toISOString())).toEqual([
    '2126-06-02T00:00:00.000Z',
    '2126-06-03T00:00:00.000Z',
  ]);
});

test('R-11.01 a link to goods that may not be advertised is refused with the reason', async () => {
  const { db } = testing.context;
  await ensureCurrency(db);
  const tobacco = await buildCategory(db, { mayBeAdvertised: false });
  const cigar = await buildListing(db, { category: tobacco, kind: 'product' });
  const rum = await buildCategory(db);
  for (const target of [
    { kind: 'category', id: tobacco },
    { kind: 'address', address: `/${cigar}/tabak/doutnik` },
    { kind: 'address', address: `/de/${tobacco}/tabak?sort=price` },
  ]) {
    const refused = await call('POST', '', { ...form, target });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({ target: [expect.stringContaining('nesmí propagovat')] });
  }
  await add({ target: { kind: 'category', id: rum } });
});

test('R-9.04, R-7.04 popups need a picture of one’s own; other languages fall back to the Czech one', async () => {
  const { db } = testing.context;
  const popup = { ...form, group: 'banner.popup_desktop' };
  const errors = async (pictures: object) => (await call('POST', '', { ...popup, pictures })).json().errors;
  expect(Object.keys(await errors(noPictures))).toEqual(['pictures.cs']);
  const foreign = await upload(await buildAccount(db));
  expect(Object.keys(await errors({ ...noPictures, cs: foreign }))).toEqual(['pictures.cs']);
  const [czech, german] = [await upload(administrator.id), await upload(administrator.id)];
  const id = await add({ ...popup, pictures: { cs: czech, en: null, de: german } });
  const imageIn = async (lang: string) => (await poster(lang))['banner.popup_desktop'][0].image;
  expect([await imageIn('en'), await imageIn('de')]).toEqual([
    `/pictures/${czech}/960.webp`,
    `/pictures/${german}/960.webp`,
  ]);
  const unused = async () =>
    (await db.selectFrom('picture').where('key', '=', german).select('unused_since').executeTakeFirstOrThrow())
      .unused_since;
  expect(await unused()).toBeNull();
  // Another administrator keeps pictures that are not their own.
  const colleague = await buildAdministrator(db, ['content']);
  const { group: _group, ...fields } = popup;
  const { version } = await get(id);
  const kept = { ...fields, pictures: { cs: czech, en: null, de: null }, version };
  expect((await call('PUT', `/${id}`, kept, colleague.headers)).statusCode).toBe(200);
  expect(await unused()).not.toBeNull();
});

test('R-9.04 a concurrent change of a banner is not overwritten, and what is missing is a 404', async () => {
  const id = await add();
  const { version } = await get(id);
  expect((await change(id, { titles: titles('Nový') })).json()).toMatchObject({ titles: titles('Nový') });
  const { group: _group, ...fields } = form;
  const outdated = await call('PUT', `/${id}`, { ...fields, version });
  expect([outdated.statusCode, outdated.json().current]).toEqual([409, await get(id)]);
  for (const [method, path, payload] of [
    ['GET', '', undefined],
    ['PUT', '', { ...fields, version }],
    ['PUT', '/active', { is_active: true }],
    ['DELETE', '', undefined],
  ] as const)
    expect((await call(method, `/999999${path}`, payload)).statusCode).toBe(404);
});

test('R-9.04 the order of a group is saved at once, and only for the banners that it has', async () => {
  const [a, b, c] = [await add(), await add(), await add()];
  const order = (ids: number[]) => call('PUT', '/order', { group: 'banner.promo', ids });
  expect((await order([c, a, b])).statusCode).toBe(200);
  expect((await list()).map(({ id }) => id)).toEqual([c, a, b]);
  for (const ids of [
    [a, b],
    [a, b, 999_999],
    [a, a, b, c],
  ])
    expect((await order(ids)).statusCode).toBe(409);
  expect((await order([])).statusCode).toBe(422);
  expect((await list()).map(({ id }) => id)).toEqual([c, a, b]);
});

test('R-9.04 a new banner comes last, or first when asked', async () => {
  const [a, b] = [await add(), await add()];
  const first = await add({ is_first: true });
  expect((await list()).map(({ id }) => id)).toEqual([first, a, b]);
  expect((await lastEntry())!.after).toMatchObject({ banner_ids: [first, a, b] });
  expect((await call('POST', '', { ...form, is_first: 'yes' })).statusCode).toBe(422);
});

test('R-9.04 a group takes fifty banners', async () => {
  for (let count = 0; count < 50; count += 1) await buildBanner(testing.context.db);
  const refused = await call('POST', '', form);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'banners_full']);
});

test('R-9.04, R-7.04 clicks of people are counted by day, without anything about them', async () => {
  const { db } = testing.context;
  const id = await add();
  const click = (agent: string | undefined, which = id) =>
    app.inject({
      method: 'POST',
      url: `/api/banners/${which}/clicks`,
      headers: { 'user-agent': agent ?? '' },
    });
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect((await click(firefox)).statusCode).toBe(200);
  expect((await click('Googlebot/2.1 (+http://www.google.com/bot.html)')).statusCode).toBe(200);
  await click(undefined);
  clock.now = new Date('2026-07-15T12:00:00Z');
  await click(firefox);
  await click(firefox);
  expect(await db.selectFrom('banner_day').select('clicks').orderBy('day').execute()).toEqual([
    { clicks: 1 },
    { clicks: 2 },
  ]);
  expect(await get(id)).toMatchObject({ clicks: 2, all_clicks: 3 });
  expect((await click(firefox, 999_999)).statusCode).toBe(404);
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
  expect(await db.selectFrom('banner_day').select('clicks').execute()).toEqual([]);
  expect(await lastEntry()).toMatchObject({ action: 'delete', before: { titles: form.titles } });
});

test('R-8.02 all errors of a banner are answered at once', async () => {
  const refused = await call('POST', '', {
    ...form,
    titles: { ...form.titles, en: ' ' },
    shown_from: '2026-06-02T00:00:00Z',
    shown_to: '2026-06-01T00:00:00Z',
    target: { kind: 'address', address: '//host' },
  });
  expect([refused.statusCode, Object.keys(refused.json().errors).sort()]).toEqual([
    422,
    ['shown_to', 'target.address', 'titles.en'],
  ]);
});

test('R-9.04, R-7.04 the intro popup is changed in every language, and its link follows the rules of banners', async () => {
  const intro = '/api/admin/intro-popup';
  const { headers } = administrator;
  const shown = async () => (await app.inject({ url: intro, headers })).json();
  const put = (payload: object) => app.inject({ method: 'PUT', url: intro, headers, payload });
  const input = {
    is_enabled: true,
    texts: mapLocales((locale) => ({ title: `Vítejte ${locale}`, text: 'Deset inzerátů zdarma.' })),
    link: { target: { kind: 'screen', screen: 'blog' }, texts: titles('Blog') },
  };
  const { version } = await shown();
  expect((await put({ ...input, version })).json()).toMatchObject(input);
  const settings = (await app.inject('/api/settings?lang=de')).json<{ name: string; value: unknown }[]>();
  expect(settings.find(({ name }) => name === 'intropopup')?.value).toEqual({
    is_enabled: true,
    title: 'Vítejte de',
    text: 'Deset inzerátů zdarma.',
    link: '/de/blog',
    link_text: 'Blog de',
  });
  expect((await put({ ...input, version })).statusCode).toBe(409);
  const tobacco = await buildCategory(testing.context.db, { mayBeAdvertised: false });
  const link = { ...input.link, target: { kind: 'category', id: tobacco } };
  const refused = await put({ ...input, link, version: (await shown()).version });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['link.target']]);
  expect((await put({ ...input, link: null, version: (await shown()).version })).json()).toMatchObject({ link: null });
});
