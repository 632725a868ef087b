import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { postsPerPage } from '#shared/content/limits.ts';
import { createServer } from '#server/http/server.ts';
import { changesHeard } from '#tests/support/changes-heard.ts';
import { buildBlogCategory, buildPost } from '#tests/support/content-factories.ts';
import { buildCategory, buildListing } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { installPages } from './pages.ts';

const testing = useTestContext({ LOG_LEVEL: 'silent' });
let app: Awaited<ReturnType<typeof createServer>>;
let category: number;

beforeAll(async () => {
  const clientDir = await mkdtemp(join(tmpdir(), 'karafa-client-'));
  await mkdir(join(clientDir, '.vite'));
  const manifest = { 'src/web/shell/browser.tsx': { file: 'assets/browser.js' } };
  await writeFile(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest));
  category = await buildCategory(testing.context.db, { name: 'Rumy' });
  app = await createServer(testing.context);
  await installPages(app, testing.context, clientDir);
  return async () => {
    await app.close();
    await rm(clientDir, { recursive: true, force: true });
  };
});

/** A page without its serialized state: body and head. */
async function pageAt(url: string): Promise<string> {
  let answer = await app.inject(url);
  if (answer.statusCode === 301) answer = await app.inject(String(answer.headers.location));
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.payload.slice(0, answer.payload.indexOf('id="page-state"')).replaceAll('<!-- -->', '');
}
const titleOf = (html: string) => /<title>(.*?) · Karafa<\/title>/.exec(html)![1];
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)![1];

test("R-3.06 the language of a text is named in the page's language", async () => {
  const [czech, german] = await Promise.all(
    (['cs', 'de'] as const).map((locale) =>
      buildListing(testing.context.db, { category, locales: [locale], description: 'Rum.' }),
    ),
  );
  expect(await pageAt(`/en/${czech}/x/x`)).toContain('The text is in Czech.');
  expect(await pageAt(`/de/${czech}/x/x`)).toContain('Der Text ist auf Tschechisch.');
  expect(await pageAt(`/${german}/x/x`)).toContain('Text je v němčině.');
  expect(await pageAt(`/${czech}/x/x`)).not.toContain('Text je v');
});

test('R-3.06 an advert without a price and one whose price is negotiable have one word each, on page, card and filter', async () => {
  const { db } = testing.context;
  const own = await buildCategory(db);
  const of = { category: own, isNegotiable: true };
  const open = [
    await buildListing(db, { ...of, offerType: 'demand', price: null }),
    await buildListing(db, { ...of, price: null }),
  ];
  const stated = await buildListing(db, { ...of, price: 500_00 });
  const words = {
    '': ['Cena dohodou', 'k jednání', 'Cena k jednání'],
    '/en': ['Price to be agreed', 'negotiable', 'Negotiable price'],
    '/de': ['Preis nach Vereinbarung', 'verhandelbar', 'Preis verhandelbar'],
  };
  const article = (html: string) => html.slice(html.indexOf('<article'), html.indexOf('</article'));
  for (const [prefix, [agreed, negotiable, filter]] of Object.entries(words)) {
    for (const id of open) {
      const page = article(await pageAt(`${prefix}/${id}/x/x`));
      expect(page).toContain(agreed);
      expect(page).not.toContain(`>${negotiable}<`);
    }
    const page = article(await pageAt(`${prefix}/${stated}/x/x`));
    expect(page).toContain(`>${negotiable}<`);
    expect(page).not.toContain(agreed);
    const list = await pageAt(`${prefix}/${own}/x`);
    expect([list.split(agreed!).length - 1, list.split(`>${negotiable}<`).length - 1]).toEqual([2, 1]);
    expect(list).toContain(filter);
  }
});

test('R-3.06 the pictures of a listing have numbered alternative texts', async () => {
  const { db } = testing.context;
  const listing = await buildListing(db, { category, name: 'Zacapa' });
  const keys = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'];
  const pictures = await db
    .insertInto('picture')
    .values(keys.map((key) => ({ key, width: 960, height: 1200 })))
    .returning('id')
    .execute();
  const rows = pictures.map(({ id }, at) => ({ listing_id: listing, picture_id: id, position: at + 1 }));
  await db.insertInto('listing_picture').values(rows).execute();
  expect(await pageAt(`/${listing}/x/x`)).toContain('alt="Zacapa, obrázek 2 ze 3"');
  expect(await pageAt(`/en/${listing}/x/x`)).toContain('alt="Zacapa, picture 3 of 3"');
  expect(await pageAt(`/de/${listing}/x/x`)).toContain('alt="Zacapa, Bild 1 von 3"');
  await db.deleteFrom('listing_picture').where('listing_id', '=', listing).where('position', '>', 1).execute();
  const single = await app.inject(`/api/catalog/listings/${listing}`);
  expect(single.json().pictures).toEqual([{ key: keys[0], alt: 'Zacapa' }]);
});

test('R-3.06 the last day of a sale that ends at midnight is the day before', async () => {
  const { db } = testing.context;
  const product = await buildListing(db, {
    kind: 'product',
    category,
    price: 9000,
    originalPrice: 12_100,
    isOnSale: true,
  });
  // Midnight in Prague, in winter.
  const sale = { starts_at: new Date('2020-01-01'), ends_at: new Date('2039-12-06T23:00:00Z') };
  await db
    .insertInto('sale')
    .values({ listing_id: product, price_minor: 9000, ...sale })
    .execute();
  const html = await pageAt(`/${product}/x/x`);
  expect(html).toContain('Akce platí do 6.\u00a012.\u00a02039');
  expect(html).toContain('"priceValidUntil":"2039-12-06"');
});

test('R-1.02 a percentage is written as its language writes it', async () => {
  const { db } = testing.context;
  const sale = { kind: 'product', category, price: 9000, originalPrice: 12_000, isOnSale: true } as const;
  const product = await buildListing(db, sale);
  expect(await pageAt(`/${product}/x/x`)).toContain('>−25\u00a0%<');
  expect(await pageAt(`/en/${product}/x/x`)).toContain('>−25%<');
  expect(await pageAt(`/de/${product}/x/x`)).toContain('>−25\u00a0%<');
});

test('R-2.35 the category tree separates thousands as its language does', async () => {
  const { db } = testing.context;
  const full = await buildCategory(db, { name: 'Vína' });
  await sql`update category set listings = 1260 where id = ${full}`.execute(db);
  await changesHeard(testing.context);
  expect(await pageAt('/blog')).toContain('>1\u00a0260<');
  expect(await pageAt('/en/blog')).toContain('>1,260<');
  expect(await pageAt('/de/blog')).toContain('>1.260<');
});

test('R-3.08 a blog category has its own title and description, its second page the page number', async () => {
  const { db } = testing.context;
  const wine = await buildBlogCategory(db, { cs: 'Víno', en: 'Wine', de: 'Wein' });
  for (let day = 1; day <= postsPerPage + 1; day += 1)
    await buildPost(db, { category: wine, publishedAt: new Date(Date.now() - day * 86_400_000) });
  const [all, own, second] = [
    await pageAt('/blog'),
    await pageAt(`/blog?category=${wine}`),
    await pageAt(`/blog?category=${wine}&page=2`),
  ];
  expect([all, own, second].map(titleOf)).toEqual(['Blog', 'Víno – blog', 'Víno – blog – strana 2']);
  expect(titleOf(await pageAt(`/en/blog?category=${wine}&page=2`))).toBe('Wine – blog – page 2');
  expect(descriptionOf(own)).toContain('Víno');
  expect(descriptionOf(own)).not.toBe(descriptionOf(all));
});
