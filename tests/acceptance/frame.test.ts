import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shops } from '#shared/shop/shops.ts';
import { arriveAt, countDocuments, hydrated, stopClock, useBrowser } from '#tests/support/browser.ts';

const browser = useBrowser();

describe('the frame of every page', () => {
  test('R-2.31 the default layout has header, content and footer; maintenance only the simple one', async () => {
    const page = await browser.open('/');
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      expect(await page.getByRole(landmark).count(), landmark).toBe(1);
    }
    await page.context().clearCookies({ name: 'promo-banner' });
    await page.reload();
    const cookieBar = (on: Page) => on.getByRole('region', { name: 'Souhlas s cookies' });
    expect(await page.getByRole('region', { name: 'Aktuální nabídka' }).isVisible()).toBe(true);
    browser.expectTrouble(/status of 503/);
    await page.context().clearCookies({ name: 'cookies-show' });
    const simple = page;
    await simple.goto('/mimo-provoz');
    await hydrated(simple);
    await cookieBar(simple).waitFor();
    expect(await simple.getByRole('main').count()).toBe(1);
    for (const part of ['contentinfo', 'search', 'complementary'] as const)
      expect([part, await simple.getByRole(part).count()]).toEqual([part, 0]);
    // Of the header there are only the logo and the languages.
    expect(await simple.getByRole('banner').getByRole('link').allInnerTexts()).toEqual([
      'Čeština',
      'English',
      'Deutsch',
    ]);
    expect(await simple.getByRole('banner').getByRole('button').count()).toBe(0);
    expect(await simple.getByRole('region', { name: 'Aktuální nabídka' }).count()).toBe(0);
  });

  test('R-2.32 the header changes once the page is scrolled, and offers menu, search, languages and currencies', async () => {
    const page = await browser.open('/3/rum');
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: 'Novinky' }).getAttribute('href')).toBe('/produkty/novinky');
    expect(await header.getByRole('search').count()).toBe(1);
    expect(await header.getByLabel('Měna').locator('option').allInnerTexts()).toHaveLength(6);
    expect(await header.getAttribute('data-scrolled')).toBeNull();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(() => header.getAttribute('data-scrolled')).not.toBeNull();
  });

  test.each([360, 1280])('R-2.32 the header changes past its height minus 75 px, at %i px', async (width) => {
    const page = await browser.open('/3/rum', { width });
    await page.context().clearCookies({ name: 'promo-banner' });
    await page.reload();
    await hydrated(page);
    const header = page.getByRole('banner');
    const banner = await page
      .getByRole('region', { name: 'Aktuální nabídka' })
      .evaluate((element) => element.getBoundingClientRect().height);
    const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
    const isMarked = async () => (await header.getAttribute('data-scrolled')) !== null;
    const limit = Math.floor(banner + 112 - 75);
    await scrollTo(limit + 2);
    await expect.poll(isMarked).toBe(true);
    await scrollTo(limit);
    await expect.poll(isMarked).toBe(false);
  });

  test('R-2.33 as decision 8 wants, the mobile header follows the banner by layout, without a timer', async () => {
    const page = await browser.open('/', { width: 360 });
    await page.context().clearCookies({ name: 'promo-banner' });
    await page.reload();
    await hydrated(page);
    await stopClock(page);
    const offer = page.getByRole('region', { name: 'Aktuální nabídka' });
    const edges = () =>
      page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        return { banner: boxOf('[aria-label="Aktuální nabídka"]').bottom, header: boxOf('header').top };
      });
    const { banner, header } = await edges();
    expect([banner > 0, header]).toEqual([true, banner]);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(async () => (await edges()).header).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await offer.getByRole('button', { name: 'Zavřít nabídku' }).click();
    await expect.poll(async () => (await edges()).header).toBe(0);
  });

  test('R-2.36 the footer follows the language', async () => {
    const page = await browser.open('/');
    const footer = page.getByRole('contentinfo');
    await expect.poll(() => footer.innerText()).toContain('Inzertní portál pro alkohol a tabák');
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await arriveAt(page, '/de');
    await expect.poll(() => footer.innerText()).toContain('Anzeigenportal für Alkohol und Tabak');
    await footer.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await page.getByRole('dialog').waitFor();
  });

  test('R-2.36 the footer describes the portal and opens external links in a new tab', async () => {
    const page = await browser.open('/');
    const footer = page.getByRole('contentinfo');
    expect(await footer.innerText()).toContain('Inzertní portál pro alkohol a tabák');
    expect(
      await footer
        .getByRole('link', { name: /Jak to funguje/ })
        .first()
        .getAttribute('href'),
    ).toBe('/info/3/jak-to-funguje');
    const foreign = footer.locator('a[href^="https"]');
    expect(await foreign.count()).toBeGreaterThanOrEqual(3);
    for (const link of await foreign.all()) {
      expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
        '_blank',
        expect.stringContaining('noopener'),
      ]);
    }
    expect(await footer.getByRole('img', { name: 'Visa' }).isVisible()).toBe(true);
  });

  test('R-2.38 the global modal shows a title and a text, closes with Escape and restores the focus', async () => {
    const page = await browser.open('/3/rum');
    const button = page.getByRole('button', { name: 'Jak řadíme výsledky' });
    await button.click();
    const modal = page.getByRole('dialog', { name: 'Jak řadíme výsledky' });
    await expect.poll(() => modal.isVisible()).toBe(true);
    expect(await modal.innerText()).toContain('TOP');
    await page.keyboard.press('Escape');
    await expect.poll(() => modal.count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('R-2.40 maintenance reaches an open browser with its next navigation', async () => {
    browser.expectTrouble(/status of 503/);
    const page = await browser.open('/');
    const documents = countDocuments(page);
    await page.route('**/api/blog/posts*', (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, code: 'maintenance', message: 'Probíhá údržba' } }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    // The browser requests the document; it is the blog, because the portal is not under maintenance.
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Blog');
    expect(documents()).toBe(1);
  });

  test('R-2.40 after maintenance a visitor returns, even when the preferred language redirects the home page', async () => {
    browser.expectTrouble(/status of 503/);
    const page = await browser.open('/mimo-provoz');
    await page.context().addCookies([{ name: 'locale', value: 'en', url: browser.origin }]);
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    await page.clock.fastForward(31_000);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en');
  });

  test('R-8.03 every call of the web client carries the client URL header', async () => {
    const page = await browser.open('/');
    const missing: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/') && !request.headers()['x-client-url']) missing.push(request.url());
    });
    const call = page.waitForRequest(/\/api\/blog\/posts/);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    expect((await call).headers()['x-client-url']).toBe(`${browser.origin}/`);
    expect(missing).toEqual([]);
  });

  test('R-8.05 a snackbar at the top confirms the choice of cookies and can be closed', async () => {
    const page = await browser.open('/');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Nastavení cookies' }).click();
    const settings = page.getByRole('dialog');
    await settings
      .getByRole('button', { name: /Uložit|Přijmout/ })
      .first()
      .click();
    const snackbar = page.getByText('Nastavení cookies je uloženo.');
    await expect.poll(() => snackbar.isVisible()).toBe(true);
    expect((await snackbar.boundingBox())!.y).toBeLessThan(200);
  });
});

describe('lists and reading', () => {
  test('R-3.07 new products and products on sale are listed as a category, with filters, order and pages', async () => {
    for (const path of ['/produkty/novinky', '/produkty/akce']) {
      const page = await browser.open(path);
      expect(await page.locator('main article').count()).toBe(24);
      expect(await page.getByLabel('Řadit').count()).toBe(1);
      expect(await page.getByRole('navigation', { name: /Stránk/ }).count()).toBe(1);
    }
  });

  test('R-3.08 the blog by category, a post with further reading, info pages, and a document that is a PDF', async () => {
    const page = await browser.open('/blog');
    const cards = page.locator('main article');
    const all = await cards.count();
    const category = page.getByRole('navigation', { name: 'Kategorie blogu' }).getByRole('link').nth(1);
    const name = (await category.innerText()).replace(/\s*\d+$/, '');
    await category.click();
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?category=\d+$/);
    await expect.poll(() => page.locator('main h1').innerText()).toBe(name);
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await cards.count()).toBeLessThan(all);
    const post = cards.getByRole('heading').first();
    const title = await post.innerText();
    await post.getByRole('link').click();
    await arriveAt(page, /^\/blog\/\d+\/[\w-]+$/);
    expect(await page.locator('main h1').innerText()).toBe(title);
    const further = page.getByRole('region', { name: 'Další čtení' }).getByRole('heading', { level: 3 });
    expect(await further.count()).toBe(3);
    expect(await further.allInnerTexts()).not.toContain(title);
    for (const [path, info] of [
      ['/info/1/x', 'Obchodní podmínky'],
      ['/info/2/x', 'Ochrana osobních údajů'],
      ['/info/3/x', 'Jak to funguje'],
    ] as const) {
      await page.goto(path);
      expect(await page.locator('main h1').innerText()).toBe(info);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000);
    }
    await page.goto('/en/documents');
    const documents = page.locator('main a[href*="/files/documents/"]');
    expect(await documents.count()).toBeGreaterThan(3);
    const href = await documents.first().getAttribute('href');
    const answer = await fetch(new URL(href!, browser.origin));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('R-1.07, R-8.04 free delivery is named with its limit, from the one place that knows it', async () => {
    const page = await browser.open('/');
    expect(shops.cz.freeDeliveryAbove.amount).toBe(150_000);
    expect(await page.locator('main').innerText()).toContain('1\u00a0500,00\u00a0Kč');
  });
});
