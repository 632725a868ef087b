import { describe, expect, inject, test } from 'vitest';
import { categoryDepth } from '#shared/shop/figures.ts';
import { contract } from '#shared/api/contract.ts';
import type { Contract } from '#shared/contract/endpoint.ts';
import { locales } from '#shared/i18n/locales.ts';
import { useBrowser } from '#tests/support/browser.ts';

const browser = useBrowser();
const origin = inject('origin');
async function getJson<T>(path: string): Promise<T> {
  return (await fetch(origin + path)).json() as Promise<T>;
}

describe('the calls of the specification', () => {
  test('R-8.01 currencies, R-1.04: one default, the fields of the specification', async () => {
    const currencies = await getJson<Record<string, unknown>[]>('/api/lists/currencies');
    expect(currencies.map((currency) => currency.code)).toEqual(['CZK', 'EUR', 'USD', 'GBP', 'PLN', 'HUF']);
    expect(currencies.filter((currency) => currency.is_default)).toHaveLength(1);
    expect(Object.keys(currencies[0]!).sort()).toEqual([
      'code',
      'decimals',
      'id',
      'is_default',
      'rate',
      'symbol_after',
      'symbol_before',
    ]);
  });

  test('R-8.01 countries and the category tree in each language, R-3.01 five levels deep', async () => {
    const names = new Set<string>();
    for (const locale of locales) {
      const countries = await getJson<{ code: string; name: string }[]>(`/api/lists/countries/${locale}`);
      names.add(countries.find(({ code }) => code === 'DE')!.name);
      const tree = await getJson<Node[]>(`/api/catalog/category/${locale}`);
      expect(count(tree)).toBe(207);
      expect(depth(tree)).toBe(categoryDepth);
      for (const key of ['id', 'name', 'slug', 'subcategories']) expect(tree[0]).toHaveProperty(key);
    }
    expect(names).toEqual(new Set(['Německo', 'Germany', 'Deutschland']));
  });

  test('R-8.01 settings are name/value pairs of the language', async () => {
    const settings = await getJson<{ name: string; value: unknown }[]>('/api/settings?lang=de');
    expect(settings.map(({ name }) => name).sort()).toEqual([
      'bottommenu',
      'categoriesMenu',
      'contacts',
      'intropopup',
      'maintenance',
      'shop',
      'topmenu',
    ]);
  });

  test('R-8.01 blog categories and R-7.04 the poster with its three groups', async () => {
    expect(await getJson<unknown[]>('/api/blog/categories/list')).not.toHaveLength(0);
    expect(Object.keys(await getJson<object>('/api/poster?lang=cs')).sort()).toEqual([
      'banner.popup_desktop',
      'banner.popup_mobile',
      'banner.promo',
    ]);
  });

  test("R-8.02 a 422 holds errors by field in the caller's language, other errors statusCode and message", async () => {
    const invalid = await fetch(`${origin}/api/catalog/listings?lang=en&page=0&sort=wrong`);
    expect(invalid.status).toBe(422);
    expect(await invalid.json()).toMatchObject({
      statusCode: 422,
      errors: { page: ['Please enter at least 1.'], sort: ['This value is not valid.'] },
    });
    const missing = await fetch(`${origin}/api/catalog/listings/999999999?lang=de`);
    expect(await missing.json()).toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('gibt es bei uns nicht') as string,
    });
    expect(await (await fetch(`${origin}/api/no/such/call`)).json()).toMatchObject({
      statusCode: 404,
      message: expect.any(String) as string,
    });
  });

  test('R-8.01 the OpenAPI 3.1 document names every call of the contract', async () => {
    const document = await getJson<{ openapi: string; paths: Record<string, Record<string, unknown>> }>(
      '/api/openapi.json',
    );
    expect(document.openapi).toMatch(/^3\.1/);
    for (const calls of Object.values(contract as Contract)) {
      for (const { method, path } of Object.values(calls))
        expect(document.paths[path]).toHaveProperty(method.toLowerCase());
    }
  });

  test('R-8.01 the documentation shows the calls', async () => {
    const page = await browser.visit('/api/docs');
    await page.locator('#operations-tag-lists').click();
    await page.locator('.opblock').filter({ hasText: '/api/lists/currencies' }).waitFor();
    expect(await page.title()).toBe('Karafa API');
  });

  test('R-11.01 no teaser of the home page shows tobacco', async () => {
    const home = await getJson<Record<string, { category: { id: number } }[]>>('/api/home?lang=cs');
    const tree = await getJson<Node[]>('/api/catalog/category/cs');
    const tobacco = new Set(tree.filter(({ slug }) => slug === 'tabak' || slug === 'kuracke-potreby').flatMap(ids));
    for (const row of ['topped', 'newest', 'products', 'sale']) {
      expect(home[row]!.length).toBeGreaterThan(3);
      expect(home[row]!.filter(({ category }) => tobacco.has(category.id))).toEqual([]);
    }
  });
});

interface Node {
  id: number;
  slug: string;
  subcategories: Node[];
}

const count = (nodes: Node[]): number => nodes.reduce((sum, node) => sum + 1 + count(node.subcategories), 0);
const depth = (nodes: Node[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => depth(node.subcategories)));
const ids = (node: Node): number[] => [node.id, ...node.subcategories.flatMap(ids)];
