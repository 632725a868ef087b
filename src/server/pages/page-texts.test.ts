import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from '#server/http/server.ts';
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
  category = await buildCategory(testing.context.db, { name: 'Rumy <b>bílé</b>' });
  await buildListing(testing.context.db, { category, name: 'Rum' });
  app = await createServer(testing.context);
  await installPages(app, testing.context, clientDir);
  return async () => {
    await app.close();
    await rm(clientDir, { recursive: true, force: true });
  };
});

/** The body of a page without its serialized state. */
async function body(url: string, headers: Record<string, string> = {}): Promise<string> {
  let answer = await app.inject({ url, headers });
  if (answer.statusCode === 301) answer = await app.inject({ url: String(answer.headers.location), headers });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  const html = answer.payload.slice(answer.payload.indexOf('<body'), answer.payload.indexOf('id="page-state"'));
  // React separates adjacent texts by comments.
  return html.replaceAll('<!-- -->', '');
}
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)![1]!;

describe('what people typed is shown as they typed it', () => {
  test.each([
    ['<b>rum</b>', '&lt;b&gt;rum&lt;/b&gt;'],
    ['<0/>', '&lt;0/&gt;'],
    ['{q}', '{q}'],
  ])('R-3.04 searched for %j', async (q, shown) => {
    const trouble = vi.spyOn(console, 'error');
    expect(heading(await body(`/hledani?q=${encodeURIComponent(q)}`))).toBe(`Výsledky hledání „${shown}“`);
    expect(await body(`/de/suche?q=${encodeURIComponent(`qqxyz ${q}`)}`)).toContain(
      `„qqxyz ${shown}“ haben wir nichts`,
    );
    expect(trouble).not.toHaveBeenCalled();
    trouble.mockRestore();
  });

  test('R-3.04 and corrected', async () => {
    const { db } = testing.context;
    await buildListing(db, { category, name: 'Becherovka' });
    await sql`select fold_search_words()`.execute(db);
    const html = await body(`/hledani?q=${encodeURIComponent('<b>becherovla</b>')}`);
    expect(html).toContain('Pro „&lt;b&gt;becherovla&lt;/b&gt;“ jsme nic');
  });

  test("R-3.02 a category's name, where a child is empty", async () => {
    const child = await buildCategory(testing.context.db, { parent: category });
    expect(await body(`/${child}/x`)).toContain('Přejít do kategorie Rumy &lt;b&gt;bílé&lt;/b&gt;');
  });
});

describe('without script', () => {
  test('R-1.01 a page states the age limit', async () => {
    expect(await body('/en/blog')).toMatch(/<noscript><p[^>]*>[^<]*18[^<]*<\/p><\/noscript>/);
  });

  test('R-3.03 the price filter shows and sends its limits in the chosen currency', async () => {
    const [crowns, euros] = [{ cookie: 'currencyId=1' }, { cookie: 'currencyId=2' }];
    const path = `/${category}/category-${category}-cs`;
    const form = async (query: string, headers: Record<string, string>) => {
      const html = await body(`${path}${query}`, headers);
      const valueOf = (name: string) =>
        new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/value="([^"]*)"/)?.[1];
      return [valueOf('price_from'), valueOf('currency')];
    };
    expect(await form('?price_from=20&currency=EUR', crowns)).toEqual(['500', undefined]);
    expect(await form('?price_from=20&currency=EUR', euros)).toEqual(['20', 'EUR']);
    expect(await form('?price_from=500', crowns)).toEqual(['500', undefined]);
    expect(await form('?price_from=500', euros)).toEqual(['20', 'EUR']);
    expect((await form('', euros))[1]).toBe('EUR');
    expect((await form('', crowns))[1]).toBeUndefined();
  });
});

test('R-3.03 a minimum price above the maximum is explained, not just without results', async () => {
  const html = await body(`/${category}/category-${category}-cs?price_from=2000&price_to=1000`);
  expect(html.match(/Cena „od“ je vyšší než cena „do“/g)).toHaveLength(2);
});

test('R-3.06 a fulfilled demand shows as settled, an offer as sold', async () => {
  const { db } = testing.context;
  const demand = await buildListing(db, { category, visibility: 'reachable', offerType: 'demand', name: 'Nikka' });
  const supply = await buildListing(db, { category, visibility: 'reachable', name: 'Nikka' });
  const [settled, sold] = [await body(`/${demand}/x/x`), await body(`/${supply}/x/x`)];
  expect([settled.includes('Vyřízeno'), settled.includes('Prodáno')]).toEqual([true, false]);
  expect([sold.includes('Vyřízeno'), sold.includes('Prodáno')]).toEqual([false, true]);
  const address = `/${demand}/category-${category}-cs/listing-${demand}-cs`;
  expect((await app.inject(address)).payload).toContain('<title>Poptávka: Nikka, Praha (vyřízeno) · Karafa</title>');
});

test('R-3.06 goods that are at no branch show the central warehouse', async () => {
  const { db } = testing.context;
  const product = await buildListing(db, { kind: 'product', category, isInStock: true });
  await db.insertInto('country').values({ code: 'CZ' }).execute();
  const place = { town: 'Brno', street: 'Ukázková 1', postcode: '602 00', country_code: 'CZ' };
  const branches = await db
    .insertInto('branch')
    .values([
      { ...place, code: 'BRN', kind: 'store' },
      { ...place, code: 'SKL', kind: 'warehouse' },
    ])
    .returning(['id', 'kind'])
    .execute();
  const put = (kind: string, quantity: number) =>
    db
      .insertInto('stock')
      .values({ listing_id: product, branch_id: branches.find((branch) => branch.kind === kind)!.id, quantity })
      .execute();
  expect(await body(`/${product}/x/x`)).not.toContain('v centrálním skladu');
  await put('warehouse', 9);
  await expect.poll(() => body(`/${product}/x/x`)).toContain('jen v centrálním skladu');
  await put('store', 1);
  await expect.poll(() => body(`/${product}/x/x`)).not.toContain('v centrálním skladu');
});

test('R-3.07 new products have no filters that match adverts only', async () => {
  await buildListing(testing.context.db, { kind: 'product', category });
  const html = await body('/produkty/novinky');
  expect(html).toContain('Všechno zboží našeho e-shopu');
  expect([/name="kind"/.test(html), /name="verified"/.test(html), /name="in_stock"/.test(html)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(await body(`/${category}/x`)).toMatch(/name="kind"/);
});
