import { beforeAll, describe, expect, test } from 'vitest';
import type { BlogCard } from '#shared/content/contract.ts';
import { postsPerPage } from '#shared/content/limits.ts';
import { locales } from '#shared/i18n/locales.ts';
import { buildCategory, buildListing, ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { buildBanner, buildBlogCategory, buildPost } from '#tests/support/content-factories.ts';

const now = new Date('2026-06-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const testing = useTestContext({ PUBLIC_URL: 'https://karafa.example' });
const app = useTestServer(testing, { now: () => now });

describe('the blog', () => {
  let whisky: number;
  let wine: number;
  let post: number;

  beforeAll(async () => {
    const { db } = testing.context;
    whisky = await buildBlogCategory(db, { cs: 'Whisky', en: 'Whisky', de: 'Whisky' });
    wine = await buildBlogCategory(db, { cs: 'Víno', en: 'Wine', de: 'Wein' });
    post = await buildPost(db, {
      category: wine,
      publishedAt: daysAgo(1),
      body: `# Titulek\n\n${'slovo '.repeat(401)}`,
    });
    await buildPost(db, { category: wine, publishedAt: daysAgo(0.5), locales: ['cs'] });
    await buildPost(db, { category: wine, publishedAt: daysAgo(-1) });
    await buildPost(db, { category: wine, publishedAt: daysAgo(2), isPublished: false });
    for (let day = 3; day <= 14; day += 1) await buildPost(db, { category: whisky, publishedAt: daysAgo(day) });
  });

  test('R-8.01 the categories are in the requested language and count public posts only', async () => {
    expect((await app.inject('/api/blog/categories/list?lang=de')).json()).toEqual([
      { id: wine, name: 'Wein', slug: expect.any(String), posts: 1 },
      { id: whisky, name: 'Whisky', slug: expect.any(String), posts: 12 },
    ]);
    const czech = await app.inject('/api/blog/categories/list');
    expect(czech.json()).toMatchObject([
      { name: 'Víno', posts: 2 },
      { name: 'Whisky', posts: 12 },
    ]);
    expect(czech.headers['cache-tag']).toBe('content');
  });

  test('R-3.08 lists posts newest first, twelve per page, without drafts and future ones', async () => {
    const { posts, total, pages } = (await app.inject('/api/blog/posts')).json();
    expect({ shown: posts.length, total, pages }).toEqual({ shown: postsPerPage, total: 14, pages: 2 });
    const times = posts.map((card: BlogCard) => card.published_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await app.inject('/api/blog/posts?page=2')).json().posts).toHaveLength(2);
    expect((await app.inject(`/api/blog/posts?category=${wine}&lang=en`)).json()).toMatchObject({ total: 1, pages: 1 });
    expect((await app.inject('/api/blog/posts?category=999999999999')).json()).toMatchObject({ posts: [], total: 0 });
  });

  test('R-3.08 a post has its text as HTML, slugs of every language, reading time and three related posts', async () => {
    const answer = await app.inject(`/api/blog/posts/${post}?lang=de`);
    expect(answer.json()).toMatchObject({
      id: post,
      reading_minutes: 3,
      category: { id: wine, name: 'Wein' },
      headings: [{ id: 'titulek', title: 'Titulek', level: 2 }],
      html: expect.stringContaining('<h2 id="titulek">Titulek</h2>'),
    });
    const { slugs, further } = answer.json();
    expect(Object.keys(slugs)).toEqual(['cs', 'en', 'de']);
    expect(further).toHaveLength(3);
    expect(further.map((card: BlogCard) => card.id)).not.toContain(post);
  });

  test('a draft, a future post, an untranslated post and an overlong id are a 404', async () => {
    const { db } = testing.context;
    const draft = await buildPost(db, { category: wine, publishedAt: daysAgo(2), isPublished: false });
    const future = await buildPost(db, { category: wine, publishedAt: daysAgo(-1) });
    const czech = await buildPost(db, { category: wine, publishedAt: daysAgo(20), locales: ['cs'] });
    for (const url of [`${draft}`, `${future}`, `${czech}?lang=en`, '999999999999999'])
      expect((await app.inject(`/api/blog/posts/${url}`)).statusCode, url).toBe(404);
    expect((await app.inject('/api/blog/posts/abc')).statusCode).toBe(422);
    expect((await app.inject('/api/blog/posts?page=0')).json()).toMatchObject({ errors: { page: expect.any(Array) } });
    expect((await app.inject('/api/blog/posts?lang=fr')).statusCode).toBe(422);
  });
});

describe('info pages', () => {
  test('R-2.09 a page has its title in the language and its Markdown as safe HTML', async () => {
    const { db } = testing.context;
    const { id } = await db.insertInto('info_page').defaultValues().returning('id').executeTakeFirstOrThrow();
    await db
      .insertInto('info_page_text')
      .values(
        locales.map((locale) => ({
          info_page_id: id,
          locale,
          title: `Podmínky ${locale}`,
          slug: `podminky-${locale}`,
          perex: 'Rum v sudu',
          body: 'Text <script>alert(1)</script> [zde](javascript:alert(1)), 5 kg v sudu',
        })),
      )
      .execute();
    const page = (await app.inject(`/api/pages/${id}?lang=en`)).json();
    expect(page).toMatchObject({
      title: 'Podmínky en',
      slugs: { cs: 'podminky-cs', en: 'podminky-en', de: 'podminky-de' },
    });
    expect(page.html.trim()).toBe('<p>Text &lt;script&gt;alert(1)&lt;/script&gt; zde, 5\u00a0kg v sudu</p>');
    // A number stays with its unit in every language, a Czech preposition with its word.
    const czech = (await app.inject(`/api/pages/${id}`)).json();
    expect(czech.perex).toBe('Rum v\u00a0sudu');
    expect(czech.html).toContain('5\u00a0kg v\u00a0sudu');
    expect((await app.inject('/api/pages/99999999999')).statusCode).toBe(404);
  });
});

describe('documents', () => {
  test('R-2.05 the documents of a language are listed and their files served', async () => {
    const { db, files } = testing.context;
    await files.put('documents/terms.pdf', Buffer.from('%PDF-1.7 test'));
    await files.put('secret.pdf', Buffer.from('secret'));
    await db
      .insertInto('document')
      .values([{ id: 1 }, { id: 2, is_published: false }])
      .execute();
    const [terms] = await db
      .insertInto('document_text')
      .values([
        { document_id: 1, locale: 'cs', title: 'Obchodní podmínky', file_key: 'documents/terms.pdf', bytes: 13 },
        { document_id: 2, locale: 'cs', title: 'Skrytý', file_key: 'secret.pdf', bytes: 6 },
        { document_id: 1, locale: 'de', title: 'AGB', file_key: 'documents/agb.pdf', bytes: 1 },
      ])
      .returning('id')
      .execute();

    const documents = (await app.inject('/api/documents')).json();
    expect(documents).toMatchObject([
      { title: 'Obchodní podmínky', bytes: 13, url: `/files/documents/${terms!.id}-obchodni-podminky.pdf` },
    ]);

    const file = await app.inject(documents[0].url);
    expect(file.statusCode).toBe(200);
    expect(file.payload).toBe('%PDF-1.7 test');
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=60',
      'content-disposition': `inline; filename="${terms!.id}-obchodni-podminky.pdf"`,
    });

    for (const name of [`${terms!.id + 1}-skryty.pdf`, `${terms!.id + 2}-agb.pdf`, '..%2fsecret.pdf', 'terms.pdf', '1'])
      expect((await app.inject(`/files/documents/${name}`)).statusCode, name).toBe(404);
  });
});

describe('the poster', () => {
  let first: number;
  beforeAll(async () => {
    const { db } = testing.context;
    const tobacco = await buildCategory(db, { mayBeAdvertised: false });
    const cigar = await buildListing(db, { category: tobacco, kind: 'product' });
    await buildBanner(db, { title: 'Druhý', path: 'https://partner.example/', position: 2 });
    first = await buildBanner(db, {
      title: 'První',
      path: '/produkty/akce',
      position: 1,
      shown_from: daysAgo(1),
      shown_to: daysAgo(-1),
    });
    await buildBanner(db, { title: 'Skončil', shown_to: now });
    await buildBanner(db, { title: 'Přijde', shown_from: daysAgo(-1) });
    await buildBanner(db, { title: 'Vypnutý', is_active: false });
    await buildBanner(db, { title: 'Německy', path: '/de', locales: ['de'] });
    await buildBanner(db, { title: 'Zlý', path: 'javascript:alert(1)' });
    await buildBanner(db, { title: 'Cizí', path: '//zly.example' });
    await buildBanner(db, { title: 'Tabák', path: `/${tobacco}/tabak` });
    await buildBanner(db, { title: 'Doutník', path: `/${cigar}/tabak/doutnik?x=1` });
  });

  test('R-7.04 shows active banners of the language by group, in order, never tobacco', async () => {
    const answer = await app.inject('/api/poster');
    expect(answer.json()).toEqual({
      'banner.popup_desktop': [],
      'banner.popup_mobile': [],
      'banner.promo': [
        {
          id: first,
          title: 'První',
          path: '/produkty/akce',
          url: 'https://karafa.example/produkty/akce',
          image: '',
        },
        {
          id: expect.any(Number),
          title: 'Druhý',
          path: 'https://partner.example/',
          url: 'https://partner.example/',
          image: '',
        },
      ],
    });
    expect(String(answer.headers['cache-tag']).split(' ')).toEqual(expect.arrayContaining(['banners', 'settings']));
  });

  test('R-8.06 is empty in maintenance', async () => {
    const { db } = testing.context;
    const value = JSON.stringify({ is_enabled: true });
    await db.insertInto('setting').values({ name: 'maintenance', locale: '*', value }).execute();
    expect((await app.inject('/api/poster?lang=cs')).json()).toEqual({
      'banner.popup_desktop': [],
      'banner.popup_mobile': [],
      'banner.promo': [],
    });
    await db.deleteFrom('setting').where('name', '=', 'maintenance').execute();
  });
});

describe('the home page', () => {
  test('R-11.01 shows teasers without products that may not be advertised, three posts and the figures', async () => {
    const { db } = testing.context;
    await ensureCurrency(db);
    const spirits = await buildCategory(db);
    const tobacco = await buildCategory(db, { mayBeAdvertised: false });
    const rum = await buildListing(db, { category: spirits, isTopped: true, publishedAt: daysAgo(1) });
    const cognac = await buildListing(db, {
      category: spirits,
      kind: 'product',
      isOnSale: true,
      originalPrice: 12_000,
    });
    await buildListing(db, { category: tobacco, isTopped: true });
    await buildListing(db, { category: tobacco, kind: 'product' });
    const pipes = await buildBlogCategory(db, { cs: 'Dýmky', en: 'Pipes', de: 'Pfeifen' }, { mayBeAdvertised: false });
    const aboutPipes = await buildPost(db, { category: pipes, publishedAt: daysAgo(0.1) });

    const answer = await app.inject('/api/home?lang=cs');
    const home = answer.json();
    const ids = (cards: { id: number }[]) => cards.map(({ id }) => id);
    expect(ids(home.topped)).toEqual([rum]);
    expect(ids(home.newest)).toEqual([rum]);
    expect(ids(home.products)).toEqual([cognac]);
    expect(ids(home.sale)).toEqual([cognac]);
    expect(home.posts).toHaveLength(3);
    expect(ids(home.posts)).not.toContain(aboutPipes);
    expect(home.counts).toMatchObject({ adverts: 2, products: 3, sellers: 2, branches: 0 });
    expect(String(answer.headers['cache-tag']).split(' ')).toEqual(
      expect.arrayContaining(['content', 'listings', `listing:${rum}`]),
    );
  });
});
