import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shops } from '#shared/shop/shops.ts';
import { arriveAt, countDocuments, holdBack, hydrated, stopClock, useBrowser } from '#tests/support/browser.ts';
import { offlineText } from '#tests/support/texts.ts';

const browser = useBrowser();

async function open(path: string, options: Parameters<typeof browser.visit>[1] = {}): Promise<Page> {
  const page = await browser.visit(path, options);
  await hydrated(page);
  return page;
}

const loadingError = 'Při načítání nastala chyba. Zkuste to prosím později.';

/** Chunks of the Czech texts. */
const texts = /\/assets\/cs-[\w-]+\.js$/;

/** Aborts requests for chunks of texts until the browser requests a document. @returns a counter of requested documents */
async function abortTexts(page: Page): Promise<() => number> {
  const documents = countDocuments(page);
  await page.route(texts, (route) => (documents() === 0 ? route.abort() : route.continue()));
  return documents;
}

describe('the frame of every page', () => {
  test('R-2.31 the default layout has header, content and footer; maintenance only the simple one', async () => {
    const page = await open('/');
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
    const page = await open('/3/rum');
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: 'Novinky' }).getAttribute('href')).toBe('/produkty/novinky');
    expect(await header.getByRole('search').count()).toBe(1);
    expect(await header.getByLabel('Měna').locator('option').allInnerTexts()).toHaveLength(6);
    expect(await header.getAttribute('data-scrolled')).toBeNull();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(() => header.getAttribute('data-scrolled')).not.toBeNull();
  });

  test.each([360, 1280])('R-2.32 the header changes past its height minus 75 px, at %i px', async (width) => {
    const page = await open('/3/rum', { width });
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
    const page = await open('/', { width: 360 });
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
    const page = await open('/');
    const footer = page.getByRole('contentinfo');
    await expect.poll(() => footer.innerText()).toContain('Inzertní portál pro alkohol a tabák');
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await arriveAt(page, '/de');
    await expect.poll(() => footer.innerText()).toContain('Anzeigenportal für Alkohol und Tabak');
    await footer.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await page.getByRole('dialog').waitFor();
  });

  test('R-2.36 the footer describes the portal and opens external links in a new tab', async () => {
    const page = await open('/');
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
    const page = await open('/3/rum');
    const button = page.getByRole('button', { name: 'Jak řadíme výsledky' });
    await button.click();
    const modal = page.getByRole('dialog', { name: 'Jak řadíme výsledky' });
    await expect.poll(() => modal.isVisible()).toBe(true);
    expect(await modal.innerText()).toContain('TOP');
    await page.keyboard.press('Escape');
    await expect.poll(() => modal.count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('the application is fetched after the first paint', async () => {
    const page = await browser.visit('/');
    await hydrated(page);
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(scripts.length).toBeGreaterThan(3);
    expect(Math.min(...scripts)).toBeGreaterThan(painted);
  });

  test('a browser without paint timing still gets the application', async () => {
    const page = await browser.visit('/');
    await page.addInitScript(() => {
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe() {
          /* tells nothing */
        }
      };
    });
    await page.reload();
    await hydrated(page);
  });

  test('R-2.41 a slow navigation shows the progress bar, a failed one turns it red and shows an error', async () => {
    browser.expectTrouble(/ERR_FAILED|Failed to load|failed/i);
    const page = await open('/');
    // A state may pass between two polls, so the page itself records each one.
    const states = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const bar = document.querySelector<HTMLElement>('[data-progress]')!;
      const note = () => {
        // A colour changes by a transition, however short.
        for (const animation of bar.getAnimations()) animation.finish();
        const [red = 0, green = 0, blue = 0] = getComputedStyle(bar).backgroundColor.match(/\d+/g)!.map(Number);
        seen.push(`${bar.dataset.progress}${red > 2 * green && red > 2 * blue ? ', red' : ''}`);
      };
      new MutationObserver(note).observe(bar, { attributeFilter: ['data-progress'] });
      return seen;
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/blog/posts*', async (route) => {
      await held;
      await route.abort();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect.poll(() => states.jsonValue()).toEqual(['running']);
    release();
    await expect.poll(() => states.jsonValue()).toContain('failed, red');
    await expect.poll(() => page.getByText(loadingError).count()).toBe(1);
  });

  test('R-2.41 a missing script chunk reloads the page once', async () => {
    browser.expectTrouble(/ERR_FAILED|Failed to (load|fetch)|dynamically imported/i);
    const page = await open('/');
    const documents = countDocuments(page);
    await page.route(/\/assets\/documents-[\w-]+\.js$/, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Dokumenty' }).click();
    await expect.poll(documents).toBe(1);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/dokumenty');
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Dokumenty ke stažení');
    expect(documents()).toBe(1);
  });

  test('R-2.41 a page moves on by documents once the server has another build', async () => {
    const page = await open('/');
    const documents = countDocuments(page);
    const follow = async (name: string, path: string) => {
      await page.getByRole('banner').getByRole('link', { name }).click();
      await page.waitForURL(`**${path}`);
      await expect.poll(() => page.locator('main h1').innerText()).toContain(name);
    };
    await follow('Blog', '/blog');
    expect(documents()).toBe(0);
    await page.route('**/api/**', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-build': 'next' } });
    });
    await follow('Dokumenty', '/dokumenty');
    expect(documents()).toBe(1);
  });

  test('R-2.41 a missing chunk reloads for the current navigation, not for an abandoned one', async () => {
    browser.expectTrouble(/ERR_FAILED|Failed to (load|fetch)|dynamically imported/i);
    const page = await open('/');
    const documents = countDocuments(page);
    await page.route(/\/assets\/(documents|blog)-[\w-]+\.js$/, (route) => route.abort());
    // The page checks that the portal answers before it requests a document.
    const asksFor = (path: string) =>
      page.waitForRequest((request) => request.method() === 'HEAD' && request.url().endsWith(path));
    const answer = { blog: await holdBack(page, '**/blog'), documents: await holdBack(page, '**/dokumenty') };
    const menu = page.getByRole('banner');
    await Promise.all([asksFor('/blog'), menu.getByRole('link', { name: 'Blog' }).click()]);
    await Promise.all([asksFor('/dokumenty'), menu.getByRole('link', { name: 'Dokumenty' }).click()]);
    const answered = page.waitForResponse('**/blog');
    answer.blog();
    await answered;
    answer.documents();
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Dokumenty ke stažení');
    expect(documents()).toBe(1);
  });

  test('R-2.41 a missing chunk of texts reloads the page once, too', async () => {
    browser.expectTrouble(/ERR_FAILED|Failed to (load|fetch)|dynamically imported/i);
    const page = await open('/');
    const documents = await abortTexts(page);
    await page.getByRole('banner').getByRole('link', { name: 'Dokumenty' }).click();
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Dokumenty ke stažení');
    expect(documents()).toBe(1);
  });

  test.each(['no answer', 'an error of the server'])(
    'R-8.04 a navigation that fails for %s leaves the current page, and a retry works',
    async (error) => {
      browser.expectTrouble(/ERR_FAILED|Failed to (load|fetch)|status of 500/i);
      const page = await open('/produkty/novinky');
      const documents = countDocuments(page);
      await page.route('**/api/blog/posts*', (route) =>
        error === 'no answer' ? route.abort() : route.fulfill({ status: 500, json: { statusCode: 500 } }),
      );
      const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' });
      await blog.click();
      await expect.poll(() => page.getByText(loadingError).count()).toBe(1);
      expect(await page.locator('main h1').innerText()).toBe('Novinky v e-shopu');
      expect(new URL(page.url()).pathname).toBe('/produkty/novinky');
      await page.unroute('**/api/blog/posts*');
      await blog.click();
      await arriveAt(page, '/blog');
      expect(await page.locator('main h1').innerText()).toBe('Blog');

      await page.route('**/api/catalog/listings*', (route) => route.abort());
      await page.goBack();
      // The previous error may still be shown; the address is restored with the new one.
      await expect.poll(() => page.evaluate(() => `${history.length} ${location.pathname}`)).toMatch(/ \/blog$/);
      expect(await page.locator('main h1').innerText()).toBe('Blog');
      await page.unroute('**/api/catalog/listings*');
      await page.goBack();
      await arriveAt(page, '/produkty/novinky');
      expect(await page.locator('main h1').innerText()).toBe('Novinky v e-shopu');
      expect(documents()).toBe(0);
    },
  );

  test('R-8.04 without a network the list and its address stay, and the choice can be repeated', async () => {
    browser.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|dynamically imported/i);
    const page = await open('/hledani?q=rum');
    const sort = page.getByLabel('Řadit').first();
    await sort.selectOption('cheapest');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=rum&sort=cheapest');
    await hydrated(page);
    const cards = await page.locator('main article').allInnerTexts();
    await page.context().setOffline(true);

    await sort.selectOption('dearest');
    const error = page.getByText(offlineText);
    await expect.poll(() => error.count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?q=rum&sort=cheapest');
    expect(await page.locator('main article').allInnerTexts()).toEqual(cards);
    expect(await sort.inputValue()).toBe('cheapest');
    await page
      .getByRole('button', { name: /^Zavřít/ })
      .first()
      .click();
    await expect.poll(() => error.count()).toBe(0);

    // Neither its screen nor its texts have been fetched.
    const documents = page.getByRole('banner').getByRole('link', { name: 'Dokumenty' });
    await documents.click();
    await expect.poll(() => error.count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/hledani');
    expect(await page.locator('main article').allInnerTexts()).toEqual(cards);

    await page.context().setOffline(false);
    await sort.selectOption('dearest');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=rum&sort=dearest');
    await documents.click();
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Dokumenty ke stažení');
    expect(new URL(page.url()).pathname).toBe('/dokumenty');
  });

  test('R-2.37 a page served without the database reloads its data by itself', async () => {
    // The page is built from another error's page, which the application renders again.
    browser.expectTrouble(/ERR_FAILED|Failed to (load|fetch)|status of 503|Minified React error/i);
    const page = await open('/');
    await stopClock(page);
    await page.route('**/blog', async (route) => {
      const answer = await route.fetch({ url: `${browser.origin}/nic-takoveho` });
      const body = (await answer.text())
        .replaceAll('"status":404', '"status":503')
        .replaceAll('/nic-takoveho', '/blog');
      await route.fulfill({ response: answer, status: 503, body });
    });
    let asked = 0;
    await page.route('**/api/blog/posts*', (route) => ((asked += 1) < 3 ? route.abort() : route.continue()));
    await page.goto('/blog');
    const heading = page.locator('main h1');
    await expect.poll(() => heading.innerText()).toBe('Něco se pokazilo');
    await hydrated(page);
    expect(asked).toBe(0);
    const later = async () => {
      await page.clock.runFor(5000);
      return heading.innerText();
    };
    await expect.poll(later).toBe('Blog');
    expect(asked).toBe(3);
  });

  test('R-3.09 metadata for social networks and robots is removed with the first navigation', async () => {
    const page = await open('/');
    const told = page.locator('meta[property], script[type="application/ld+json"]');
    expect(await told.count()).toBeGreaterThan(5);
    await page.getByRole('banner').getByRole('link', { name: 'Dokumenty' }).click();
    await arriveAt(page, '/dokumenty');
    await expect.poll(() => told.count()).toBe(0);
  });

  test('the later of two clicks wins although the texts of the earlier one arrive last', async () => {
    const page = await open('/');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    await page.route(texts, async (route) => {
      if ((asked += 1) === 1) await held;
      await route.continue();
    });
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Blog' }).click();
    await expect.poll(() => asked).toBe(1);
    await header.getByRole('link', { name: 'Dokumenty' }).click();
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Dokumenty ke stažení');
    const late = page.waitForResponse(texts);
    release();
    await (await late).finished();
    // The page has handled the answer once its own tasks have run.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await page.locator('main h1').innerText()).toBe('Dokumenty ke stažení');
    expect(new URL(page.url()).pathname).toBe('/dokumenty');
  });

  test('R-2.40 maintenance reaches an open browser with its next navigation', async () => {
    browser.expectTrouble(/status of 503/);
    const page = await open('/');
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
    const page = await open('/mimo-provoz');
    await page.context().addCookies([{ name: 'locale', value: 'en', url: browser.origin }]);
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    await page.clock.fastForward(31_000);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en');
  });

  test('a tab that is open for long reloads its frame together with a page', async () => {
    const page = await open('/');
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    let trees = 0;
    await page.route('**/api/catalog/category/*', async (route) => {
      trees += 1;
      const answer = await route.fetch();
      const tree = (await answer.json()) as { name: string }[];
      await route.fulfill({ response: answer, json: [{ ...tree[0]!, name: 'Nově pojmenovaná' }, ...tree.slice(1)] });
    });
    const header = page.getByRole('banner');
    const goTo = async (link: string, heading: string) => {
      await header.getByRole('link', { name: link }).click();
      await expect.poll(() => page.locator('main h1').innerText()).toBe(heading);
    };
    await goTo('Dokumenty', 'Dokumenty ke stažení');
    // The document had the tree as markup only.
    expect(trees).toBe(1);
    await page.clock.fastForward(6 * 60_000);
    const calls = ['settings', 'lists/currencies', 'catalog/category/cs', 'poster'].map((call) =>
      page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/${call}`),
    );
    await goTo('Blog', 'Blog');
    for (const answer of await Promise.all(calls)) await answer.finished();
    await goTo('Novinky', 'Novinky v e-shopu');
    expect(await page.getByRole('link', { name: /^Nově pojmenovaná/ }).count()).toBeGreaterThan(0);
    expect(trees).toBe(2);
  });

  test('an exception while rendering shows an error page from which navigation works', async () => {
    browser.expectTrouble(/console: .*null/);
    const page = await open('/');
    await page.route('**/api/blog/posts*', (route) => route.fulfill({ json: { posts: null, page: 1, pages: 1 } }));
    const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' });
    await blog.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('Něco se pokazilo');
    expect(await page.title()).toBe('Něco se pokazilo');
    await page.goBack();
    await expect.poll(() => blog.isVisible()).toBe(true);
    expect(await blog.evaluate((link) => link.closest('[inert]'))).toBe(null);
    await page.goForward();
    await expect.poll(() => heading.innerText()).toBe('Něco se pokazilo');
    await page.getByRole('button', { name: 'Zkusit znovu' }).click();
    await expect.poll(() => heading.innerText()).toBe('Blog');
  });

  test('going back and forward restores scroll positions', async () => {
    const page = await open('/');
    const leaveAt = async (y: number, leave: () => Promise<unknown>) => {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      await leave();
    };
    const scrollY = () => page.evaluate(() => window.scrollY);
    await leaveAt(700, () => page.getByRole('banner').getByRole('link', { name: 'Blog' }).dispatchEvent('click'));
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Blog');
    await expect.poll(scrollY).toBe(0);
    await leaveAt(300, () => page.goBack());
    await expect.poll(scrollY).toBe(700);
    await page.goForward();
    await expect.poll(scrollY).toBe(300);
  });

  test('R-8.03 every call of the web client carries the client URL header', async () => {
    const page = await open('/');
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
    const page = await open('/');
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
      const page = await open(path);
      expect(await page.locator('main article').count()).toBe(24);
      expect(await page.getByLabel('Řadit').count()).toBe(1);
      expect(await page.getByRole('navigation', { name: /Stránk/ }).count()).toBe(1);
    }
  });

  test('R-3.08 the blog by category, a post with further reading, info pages, and a document that is a PDF', async () => {
    const page = await open('/blog');
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
    const page = await open('/');
    expect(shops.cz.freeDeliveryAbove.amount).toBe(150_000);
    expect(await page.locator('main').innerText()).toContain('1\u00a0500,00\u00a0Kč');
  });
});
