import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { createSitemapFiles } from './sitemap-files.ts';
import { installSitemap } from './sitemap.ts';

const testing = useTestContext({ PUBLIC_URL: 'https://karafa.example' });

describe('R-3.09 the sitemap', () => {
  let app: Awaited<ReturnType<typeof createServer>>;

  beforeAll(async () => {
    await sql`
      insert into currency (id, code, rate, is_default) values (1, 'CZK', 1, true);
      insert into category (id) values (1);
      insert into category_text (category_id, locale, name, slug)
        values (1, 'cs', 'Rumy', 'rumy'), (1, 'en', 'Rums', 'rums'), (1, 'de', 'Rum', 'rum');
      insert into account (id, username) values (1, 'jan');
      insert into listing (id, kind, visibility, category_id, seller_id, currency_id, updated_at)
        values (4999, 'advert', 'listed', 1, 1, 1, '2026-01-02Z'), (5001, 'advert', 'listed', 1, 1, 1, '2026-03-04Z'),
          (5002, 'advert', 'reachable', 1, 1, 1, now()), (5003, 'advert', 'hidden', 1, 1, 1, now());
      insert into listing (id, kind, visibility, category_id, seller_id, currency_id)
        select id, 'advert', 'listed', 1, 1, 1 from generate_series(20001, 20600) id;
      insert into listing_text (listing_id, locale, name, slug) select id, 'cs', 'Rum', 'rum-' || id from listing;
      insert into listing_text (listing_id, locale, name, slug) values (4999, 'en', 'Rum', 'rum-in-english');
      insert into blog_category (id) values (1);
      insert into blog_post (id, blog_category_id, author, published_at, is_published)
        values (7, 1, 'Karafa', '2026-01-01Z', true), (8, 1, 'Karafa', '2999-01-01Z', true), (9, 1, 'Karafa', '2026-01-01Z', false);
      insert into blog_post_text (blog_post_id, locale, title, slug, perex, body)
        select id, 'cs', 'Sklep', 'sklep', '', '' from blog_post;`.execute(testing.context.db);
    app = await createServer(testing.context);
    installSitemap(app, testing.context);
    return () => app.close();
  });

  test('the index names the sitemap of pages and those ranges of ids that hold listed adverts and products', async () => {
    const { headers, payload } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locations(payload)).toEqual([1, 2, 3, 6].map((number) => `https://karafa.example/sitemaps/${number}.xml`));
    expect(payload).toContain('/sitemaps/2.xml</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>');
  });

  test('the first one holds home, categories and published posts in the languages that they have', async () => {
    const found = locations((await app.inject('/sitemaps/1.xml')).payload);
    expect(found).toEqual(
      expect.arrayContaining([
        'https://karafa.example/',
        'https://karafa.example/de/produkte/angebote',
        'https://karafa.example/en/1/rums',
        'https://karafa.example/blog/7/sklep',
      ]),
    );
    expect(found.filter((address) => /blog\/[89]/.test(address))).toEqual([]);
    // The post is written in Czech only.
    expect(found.filter((address) => /(en|de)\/blog\/7/.test(address))).toEqual([]);
  });

  test("a category's last change is that of its listings, descendants included", async () => {
    await sql`
      insert into category (id, parent_id) values (2, 1), (3, null);
      insert into category_text (category_id, locale, name, slug) values (2, 'cs', 'Tmavé', 'tmave'), (3, 'cs', 'Gin', 'gin');
      update listing set category_id = 2, updated_at = '2026-05-06Z' where id > 20000;
    `.execute(testing.context.db);
    const later = await createServer(testing.context);
    installSitemap(later, testing.context);
    const { payload } = await later.inject('/sitemaps/1.xml');
    await later.close();
    const changeOf = (path: string) =>
      new RegExp(`<loc>https://karafa\\.example${path}</loc>(?:<lastmod>(.*?)</lastmod>)?`).exec(payload)![1];
    expect(new Date(changeOf('/2/tmave')!).getTime()).toBeGreaterThan(new Date('2026-03-04').getTime());
    expect(changeOf('/1/rumy')).toBe(changeOf('/2/tmave'));
    expect(changeOf('/3/gin')).toBeUndefined();
  });

  test('an entry has its last change and links to the page in every language', async () => {
    const { payload } = await app.inject('/sitemaps/2.xml');
    expect(payload).toContain(
      '<url><loc>https://karafa.example/en/4999/rums/rum-in-english</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="cs" href="https://karafa.example/4999/rumy/rum-4999"/>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://karafa.example/en/4999/rums/rum-in-english"/>' +
        '<xhtml:link rel="alternate" hreflang="de" href="https://karafa.example/de/4999/rum/rum-4999"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://karafa.example/4999/rumy/rum-4999"/></url>',
    );
  });

  test('sold and hidden adverts are left out', async () => {
    const { payload } = await app.inject('/sitemaps/3.xml');
    expect(locations(payload)).toHaveLength(3);
    expect(payload).not.toMatch(/500[23]/);
  });

  test('a range with more listings than one query reads is complete, compressed on request', async () => {
    const answer = await app.inject({ url: '/sitemaps/6.xml', headers: { 'accept-encoding': 'gzip' } });
    const payload = gunzipSync(answer.rawPayload).toString();
    expect(new Set(locations(payload)).size).toBe(1800);
    expect(payload.endsWith('</urlset>\n')).toBe(true);
  });

  test.each(['0.xml', '4.xml', '999999999.xml', '1', 'x.xml'])('there is no sitemap %s', async (name) => {
    expect((await app.inject(`/sitemaps/${name}`)).statusCode).toBe(404);
  });

  test('robots.txt names the sitemap and the disallowed paths', async () => {
    const { payload } = await app.inject('/robots.txt');
    expect(payload).toMatch(/^Sitemap: https:\/\/karafa\.example\/sitemap\.xml$/m);
    for (const path of ['/api/', '/hledani', '/en/search', '/de/suche', '/kosik', '/en/account', '/de/konto'])
      expect(payload).toContain(`Disallow: ${path}\n`);
  });
});

describe('the files of the sitemap', () => {
  const gzipOf = async (...pieces: string[]) => pieces;

  test('are built once for all callers, one at a time, and kept until one of their tags changes', async () => {
    const files = createSitemapFiles();
    const built: string[] = [];
    let running = 0;
    const ask = (name: string) =>
      files.getOrBuild(name, [name], async () => {
        running += 1;
        expect(running).toBe(1);
        built.push(name);
        await new Promise(setImmediate);
        running -= 1;
        return gzipOf(name);
      });
    const [first] = await Promise.all([ask('one'), ask('one'), ask('two'), ask('three')]);
    expect(gunzipSync(first!).toString()).toBe('one');
    await ask('one');
    expect(built).toEqual(['one', 'two', 'three']);
    files.drop(['two']);
    await Promise.all([ask('one'), ask('two')]);
    expect(built).toEqual(['one', 'two', 'three', 'two']);
    files.drop(['all']);
    await ask('three');
    expect(built).toHaveLength(5);
  });

  test('are not kept when something changed while they were built', async () => {
    const files = createSitemapFiles();
    const texts = ['old', 'new'];
    const ask = () => files.getOrBuild('one', ['listings'], async () => [texts.shift()!]);
    const running = ask();
    files.drop(['listings']);
    await running;
    expect(gunzipSync((await ask())!).toString()).toBe('new');
  });

  test('a failed build does not stop the next ones', async () => {
    const files = createSitemapFiles();
    const failed = files.getOrBuild('one', [], () => Promise.reject(new Error('no database')));
    await expect(failed).rejects.toThrow('no database');
    expect(await files.getOrBuild('one', [], () => gzipOf('one'))).toBeDefined();
  });

  test('a changed listing drops its own sitemap and no other', async () => {
    const { db } = testing.context;
    const listeners: ((tags: readonly string[]) => void)[] = [];
    const changes = {
      listen: (listener: (typeof listeners)[number]) => void listeners.push(listener),
      close: async () => {},
    };
    const app = await createServer(testing.context);
    installSitemap(app, { ...testing.context, changes });
    const ask = async (file: string) => (await app.inject(`/sitemaps/${file}.xml`)).payload;
    const [second, sixth] = [await ask('2'), await ask('6')];
    await sql`update listing_text set slug = 'changed' where listing_id in (4999, 20002)`.execute(db);
    for (const listener of listeners) listener(['listings', 'listing:4999', 'category:1']);
    expect(await ask('2')).not.toBe(second);
    expect(await ask('6')).toBe(sixth);
    await app.close();
  });
});

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
}
