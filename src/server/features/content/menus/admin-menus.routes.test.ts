import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminMenus } from '#shared/content/menus-contract.ts';
import { locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildBlogCategory, buildPost } from '#tests/support/content-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const now = new Date('2026-06-01T12:00:00Z');
const testing = useTestContext();
const app = useTestServer(testing, { now: () => now });
const url = '/api/admin/menus';
let headers: { authorization: string };
let post: number;
let draft: number;
let category: number;
let info: number;

beforeAll(async () => {
  const { db } = testing.context;
  headers = (await buildAdministrator(db, ['content'])).headers;
  const whisky = await buildBlogCategory(db, { cs: 'Whisky', en: 'Whisky', de: 'Whisky' });
  const publishedAt = new Date('2026-05-01T12:00:00Z');
  post = await buildPost(db, { category: whisky, publishedAt });
  draft = await buildPost(db, { category: whisky, publishedAt, isPublished: false });
  category = await buildCategory(db);
  info = (await db.insertInto('info_page').defaultValues().returning('id').executeTakeFirstOrThrow()).id;
  await db
    .insertInto('info_page_text')
    .values(
      locales.map((locale) => ({ info_page_id: info, locale, title: 'Pravidla', slug: `rules-${locale}`, body: '-' })),
    )
    .execute();
});
beforeEach(() => testing.context.db.deleteFrom('setting').execute());

const get = async (): Promise<AdminMenus> => (await app.inject({ url, headers })).json();
const put = (payload: object, who: object = headers) =>
  app.inject({ method: 'PUT', url, headers: { ...who }, payload });
const change = async (changes: object) => {
  const { top, footer, version } = await get();
  return put({ top, footer, version, ...changes });
};
const texts = (text: string) => mapLocales((locale) => `${text} ${locale}`);
const link = (text: string, target: object) => ({ texts: texts(text), target });
const screen = (name: string) => ({ kind: 'screen', screen: name });
const shown = async (name: string, lang: string) => {
  const settings = (await app.inject(`/api/settings?lang=${lang}`)).json<{ name: string; value: unknown }[]>();
  return settings.find((each) => each.name === name)?.value;
};
const errorsOf = async (changes: object) => {
  const answer = await change(changes);
  expect(answer.statusCode).toBe(422);
  return Object.keys(answer.json().errors).sort();
};

test('R-9.04 menus are for administrators of content only', async () => {
  const { db } = testing.context;
  const other = (await buildAdministrator(db, ['settings'])).headers;
  const user = await logIn(db, await buildAccount(db));
  for (const [who, status] of [
    [{}, 401],
    [user, 403],
    [other, 403],
  ] as const) {
    const answers = [
      await app.inject({ url, headers: { ...who } }),
      await put({}, who),
      await app.inject({ url: '/api/admin/link-targets', headers: { ...who } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
  }
});

test('R-9.04 links lead to the address of their target in each language, and the change is audited', async () => {
  const menus = {
    top: [
      link('Novinky', screen('products-new')),
      link('Jinde', { kind: 'address', address: 'https://partner.example/' }),
    ],
    footer: [
      {
        titles: texts('Nákup'),
        links: [
          link('Zboží', { kind: 'category', id: category }),
          link('Pravidla', { kind: 'info', id: info }),
          link('Článek', { kind: 'post', id: post }),
          link('Rumy', { kind: 'address', address: '/hledani?q=rum' }),
        ],
      },
    ],
  };
  const changed = await change(menus);
  expect(changed.json()).toEqual({ ...menus, version: expect.any(String) });
  expect(changed.json()).toEqual(await get());
  expect(await shown('topmenu', 'en')).toEqual([
    { text: 'Novinky en', link: '/en/products/new' },
    { text: 'Jinde en', link: 'https://partner.example/' },
  ]);
  expect(await shown('bottommenu', 'de')).toMatchObject([
    {
      title: 'Nákup de',
      links: [
        { text: 'Zboží de', link: expect.stringMatching(new RegExp(`^/de/${category}/`)) },
        { text: 'Pravidla de', link: `/de/info/${info}/rules-de` },
        { text: 'Článek de', link: expect.stringMatching(new RegExp(`^/de/blog/${post}/`)) },
        { text: 'Rumy de', link: '/hledani?q=rum' },
      ],
    },
  ]);
  const entry = await testing.context.db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ action: 'change', entity: 'menus', before: { top: [] }, after: menus });
});

test('R-2.39 addresses that leave the site in disguise are refused', async () => {
  for (const address of [
    '//host',
    '/\\host',
    'javascript:alert(1)',
    'http://host',
    'https://',
    'https:///x',
    '/a\u0000b',
    'host',
  ])
    expect([address, await errorsOf({ top: [link('X', { kind: 'address', address })] })]).toEqual([
      address,
      ['top.0.target.address'],
    ]);
});

test('R-9.04 links to what is missing or not public, and repeated links and titles, are refused at their place', async () => {
  const home = link('Úvod', screen('home'));
  const group = { titles: texts('Nákup'), links: [home] };
  expect(
    await errorsOf({
      top: [home, link('Draft', { kind: 'post', id: draft }), link('Pryč', { kind: 'info', id: 999_999 })],
      footer: [{ ...group, links: [home, link('Znovu', { kind: 'address', address: '/' })] }, group],
    }),
  ).toEqual(['footer.0.links.1', 'footer.1.titles', 'top.1', 'top.2']);
  expect(await errorsOf({ top: Array(9).fill(home), footer: [{ titles: mapLocales(() => ' '), links: [] }] })).toEqual([
    'footer.0.links',
    'footer.0.titles.cs',
    'footer.0.titles.de',
    'footer.0.titles.en',
    'top',
  ]);
  expect(await errorsOf({ top: [{ ...home, texts: { cs: '', en: ' ', de: 'Start' } }] })).toEqual([
    'top.0.texts.cs',
    'top.0.texts.en',
  ]);
});

test('R-9.04 a concurrent change of the menus is not overwritten', async () => {
  const { version } = await get();
  await change({ top: [link('Blog', screen('blog'))] });
  const outdated = await put({ top: [], footer: [], version });
  expect([outdated.statusCode, outdated.json().current]).toEqual([409, await get()]);
  expect((await get()).top).toHaveLength(1);
});

test('R-9.04 info pages and public posts can be chosen by name', async () => {
  const answer = await app.inject({ url: '/api/admin/link-targets?lang=en', headers });
  expect(answer.json()).toMatchObject({
    info_pages: [{ id: info, name: 'Pravidla', missing_in: [] }],
    posts: [{ id: post, missing_in: [] }],
  });
});

test('R-9.04 a link is left out in the languages in which its page does not exist, and comes back with it', async () => {
  const { db } = testing.context;
  const whisky = await buildBlogCategory(db, { cs: 'Gin', en: 'Gin', de: 'Gin' });
  const czech = await buildPost(db, {
    category: whisky,
    publishedAt: new Date('2026-05-02T12:00:00Z'),
    locales: ['cs'],
    title: 'Jen česky',
  });
  const only = { titles: texts('Čtení'), links: [link('Článek', { kind: 'post', id: czech })] };
  await change({ top: [link('Článek', { kind: 'post', id: czech }), link('Úvod', screen('home'))], footer: [only] });
  const namesIn = async (lang: string) => [
    ((await shown('topmenu', lang)) as { text: string }[]).map(({ text }) => text),
    ((await shown('bottommenu', lang)) as { title: string }[]).map(({ title }) => title),
  ];
  expect(await namesIn('cs')).toEqual([['Článek cs', 'Úvod cs'], ['Čtení cs']]);
  expect(await namesIn('de')).toEqual([['Úvod de'], []]);
  const settings = await app.inject('/api/settings?lang=de');
  expect(String(settings.headers['cache-tag']).split(' ')).toContain('content');
  const targets = async () => (await app.inject({ url: '/api/admin/link-targets?lang=de', headers })).json();
  const target = async () => (await targets()).posts.find(({ id }: { id: number }) => id === czech);
  expect(await target()).toEqual({ id: czech, name: 'Jen česky', missing_in: ['en', 'de'] });
  // The menus themselves keep the link.
  expect((await get()).top).toHaveLength(2);
  await db
    .insertInto('blog_post_text')
    .values({
      blog_post_id: czech,
      locale: 'de',
      title: 'Auch deutsch',
      slug: 'auch-deutsch',
      perex: '',
      body: 'Text.',
    })
    .execute();
  expect(await namesIn('de')).toEqual([['Článek de', 'Úvod de'], ['Čtení de']]);
  await db.updateTable('blog_post').set({ is_published: false }).where('id', '=', czech).execute();
  expect(await namesIn('cs')).toEqual([['Úvod cs'], []]);
  expect(await target()).toMatchObject({ missing_in: ['cs', 'en', 'de'] });
  await db.deleteFrom('blog_post').where('id', '=', czech).execute();
});
