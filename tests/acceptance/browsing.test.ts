import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { ListingPage } from '#shared/catalog/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { countDocuments, hydrated, useBrowser } from '#tests/support/browser.ts';
import { findDemoPlaces, query, type DemoPlaces } from '#tests/support/demo-places.ts';

const browser = useBrowser();
let places: DemoPlaces;

beforeAll(async () => {
  places = await findDemoPlaces();
});

const heading = (page: Page) => page.locator('main h1').innerText();
const cardNames = (page: Page) => page.locator('main article').getByRole('heading').allInnerTexts();

describe('browsing', () => {
  test('R-2.35, R-3.06 from the tree to a category, a listing and back without loading another document', async () => {
    const page = await browser.open('/');
    const documents = countDocuments(page);
    const tree = page.getByRole('navigation', { name: 'Kategorie' }).first();
    await tree.getByRole('link', { name: /^Alkohol/ }).click();
    await expect.poll(() => heading(page)).toBe('Alkohol');
    expect(await tree.locator('[aria-current="page"]').innerText()).toMatch(/^Alkohol/);
    await tree.getByRole('link', { name: /^Lihoviny/ }).click();
    await expect.poll(() => heading(page)).toBe('Lihoviny');
    // A screen loads its texts with it.
    expect(await page.locator('main').innerText()).toContain('Jak řadíme výsledky');
    const card = page.locator('main article').nth(5);
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').first().click();
    await expect.poll(() => heading(page)).toBe(name);
    await page.goBack();
    await expect.poll(() => heading(page)).toBe('Lihoviny');
    await page.goBack();
    await expect.poll(() => heading(page)).toBe('Alkohol');
    expect(documents()).toBe(0);
  });

  test('R-1.02 the language switcher opens the same page in the other language and remembers the choice', async () => {
    const page = await browser.open('/');
    await page.goto(`/${places.product}/x/x`);
    await hydrated(page);
    const languages = page.getByRole('navigation', { name: 'Jazyk' });
    await languages.getByRole('link', { name: 'Deutsch' }).click();
    await expect.poll(() => page.url()).toContain(`/de/${places.product}/`);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de-DE');
    expect(await page.locator('main').innerText()).toContain('Eigenschaften');
    const kept = (await page.context().cookies()).find(({ name }) => name === 'locale')!;
    expect([kept.value, Math.round((kept.expires * 1000 - Date.now()) / 86_400_000)]).toEqual(['de', 365]);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    await page.reload();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical);
  });

  test('R-1.04 the chosen currency shows in every price and stays after a reload', async () => {
    const page = await browser.open('/produkty/novinky');
    const price = page
      .locator('main article')
      .first()
      .getByText(/\d,\d\d\u00a0Kč/)
      .first();
    expect(await price.innerText()).toMatch(/^\d{1,3}(\u00a0\d{3})*,\d\d\u00a0Kč$/);
    await page.getByLabel('Měna').first().selectOption({ label: 'USD ($)' });
    const dollars = page
      .locator('main article')
      .first()
      .getByText(/\$\u00a0[\d\u00a0]+,\d\d/)
      .first();
    await expect.poll(() => dollars.isVisible()).toBe(true);
    await page.reload();
    expect(await dollars.isVisible()).toBe(true);
  });

  test('R-2.35 without script a phone can reach the categories and shows no control that needs script', async () => {
    const page = await browser.visit(`/${places.product}/x/x`, { hasScript: false, width: 360 });
    await page.getByRole('banner').getByRole('link', { name: 'Kategorie' }).click();
    const tree = page.getByRole('navigation', { name: 'Kategorie' });
    expect(await tree.getByRole('link', { name: /^Tabák/ }).isVisible()).toBe(true);
    for (const name of [/^Sdílet/, /obrázek/i, /^Rozbalit/])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    expect(await page.locator('main picture').first().isVisible()).toBe(true);
  });

  test('R-1.02, R-2.32 without script a phone has menu, languages and what buying needs in the footer', async () => {
    const page = await browser.visit(`/${places.product}/x/x`, { hasScript: false, width: 360 });
    // The test's browser exposes no roles or texts within `noscript`.
    const need = page.locator('main noscript p');
    expect(await need.innerText()).toBe('Nákup v e-shopu vyžaduje zapnutý JavaScript.');
    expect(await need.isVisible()).toBe(true);
    const links = page.locator('noscript a');
    expect(await links.filter({ hasText: 'Novinky' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await links.filter({ hasText: 'Deutsch' }).click();
    await page.waitForURL((url) => url.pathname.startsWith(`/de/${places.product}/`));
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
  });

  test('R-3.02 each page of results has an address; a page beyond the last one answers 404', async () => {
    const page = await browser.open('/');
    await page.goto(`/${places.category}/x`);
    await hydrated(page);
    const first = await cardNames(page);
    await page
      .getByRole('navigation', { name: /Stránk/ })
      .getByRole('link', { name: /2/ })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
    await expect.poll(() => cardNames(page)).not.toEqual(first);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\?page=2$/);
  });

  test.each(['en', 'de'] as const)('the cards of adverts show the language of the advert (%s)', async (locale) => {
    const page = await browser.open(routePath('category', locale, { id: 3, category: '-' }));
    const answer = await page.request.get(`/api/catalog/listings?category=3&lang=${locale}`);
    const { listings } = (await answer.json()) as ListingPage;
    const told = listings.map(({ text_locale }) => (text_locale === locale ? null : text_locale));
    expect(told).toContain('cs');
    const headings = await page.locator('main article').getByRole('heading').all();
    expect(await Promise.all(headings.map((each) => each.getAttribute('lang')))).toEqual(told);
  });

  test('R-6.02 free delivery is mentioned only beside goods that count towards it', async () => {
    const dearest = async (condition: string) => {
      const [row] = await query(
        inject('productDatabase'),
        `select l.id::int from listing l join category c on c.id = l.category_id
         where l.kind = 'product' and l.visibility = 'listed' and l.is_in_stock and l.price_minor > 150000 and ${condition}
         order by l.price_minor desc limit 1`,
      );
      return (await browser.open(`/${String(row!.id)}/-/-`)).locator('main');
    };
    const bottle = await dearest(`c.age_rule = 'alcohol'`);
    expect(await bottle.innerText()).toContain('Doprava zdarma');
    const cigars = await dearest('not c.may_be_discounted');
    expect(await cigars.innerText()).toContain('Doručení');
    expect(await cigars.innerText()).not.toContain('Doprava zdarma');
  });

  test('the next page of a list is announced', async () => {
    const page = await browser.open('/3/rum');
    const announced = page.locator('body > p[aria-live="polite"]');
    expect(await announced.textContent()).toBe('');
    await page.getByRole('link', { name: 'Strana 2', exact: true }).click();
    await expect.poll(() => announced.textContent()).toContain('strana 2');
  });

  test('R-1.05 remembers the last three products, the newest first, without duplicates', async () => {
    const page = await browser.open('/produkty/novinky');
    const links = await page
      .locator('main article')
      .getByRole('link')
      .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).pathname))].slice(0, 4));
    const read = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem('last_viewed_products') ?? '{}') as Record<string, { url: string }[]>,
      );
    const paths = async () => (await read()).cs?.map(({ url }) => new URL(url, 'http://x').pathname) ?? [];
    for (const link of [...links, links[2]!]) {
      await page.goto(link);
      // The script that remembers it loads after the page.
      await expect.poll(async () => (await paths())[0]).toBe(link);
    }
    const kept = await read();
    expect(await paths()).toEqual([links[2], links[3], links[1]]);
    // The specified fields, and the unit price that wants beside every price.
    expect(Object.keys(kept.cs![0]!).sort()).toEqual([
      'id',
      'image',
      'is_price_sale_active',
      'name',
      'original_price',
      'price',
      'tax_rate',
      'unit_price',
      'url',
    ]);
  });

  test('R-3.06, R-11.03 a product on sale shows the original, the lowest price of 30 days, the unit price and the stock', async () => {
    const page = await browser.open('/');
    await page.goto(`/${places.productOnSale}/x/x`);
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/Nejnižší cena za posledních 30 dní/);
    expect(text).toMatch(/\d\u00a0Kč\/(l|ks|100\u00a0g)/);
    expect(await page.locator('main del, main s').first().isVisible()).toBe(true);
  });

  test('R-11.06 topped adverts come first and are marked as paid; a seller is marked as private or business', async () => {
    const page = await browser.open('/');
    await page.goto('/1/alkohol');
    const first = await page.locator('main article').first().innerText();
    expect(first).toMatch(/TOP/);
    expect(await page.locator('main').innerText()).toMatch(/placené umístění/i);
    await page.goto(`/${places.supply}/x/x`);
    expect(await page.locator('main').innerText()).toMatch(/soukrom|podnikatel|firma/i);
  });

  test('pictures are rendered on the first request and served as AVIF and WebP in several sizes', async () => {
    const page = await browser.open('/');
    await page.goto(`/${places.product}/x/x`);
    const picture = page.locator('main picture').first();
    await expect
      .poll(() => picture.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100);
    const source = await picture.locator('source[type="image/avif"]').getAttribute('srcset');
    const file = source!.split(' ')[0]!;
    for (const [address, type] of [
      [file, 'image/avif'],
      [file.replace(/avif$/, 'webp'), 'image/webp'],
    ] as const) {
      const answer = await fetch(browser.origin + address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
  });

  test('R-2.33 the mobile menu opens, contains the tree and the languages, and restores the focus', async () => {
    const page = await browser.open('/', { width: 360 });
    const button = page.getByRole('button', { name: 'Nabídka' });
    await button.click();
    const menu = page.getByRole('dialog');
    await expect.poll(() => menu.isVisible()).toBe(true);
    // The categories come with the opened menu.
    await expect.poll(() => menu.getByRole('link', { name: /^Alkohol/ }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
