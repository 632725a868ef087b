import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { arriveAt, countDocuments, holdBack, hydrated, stopClock, useBrowser } from '#tests/support/browser.ts';
import { offlineText } from '#tests/support/texts.ts';

const browser = useBrowser();

const loadingError = 'Při načítání nastala chyba. Zkuste to prosím později.';

/** Chunks of the Czech texts. */
const texts = /\/assets\/cs-[\w-]+\.js$/;

/** Aborts requests for chunks of texts until the browser requests a document. @returns a counter of requested documents */
async function abortTexts(page: Page): Promise<() => number> {
  const documents = countDocuments(page);
  await page.route(texts, (route) => (documents() === 0 ? route.abort() : route.continue()));
  return documents;
}

describe('starting and navigating', () => {
  test('the application is fetched after the first paint', async () => {
    const page = await browser.open('/');
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
    const page = await browser.open('/');
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
    const page = await browser.open('/');
    const documents = countDocuments(page);
    await page.route(/\/assets\/documents-[\w-]+\.js$/, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Dokumenty' }).click();
    await expect.poll(documents).toBe(1);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/dokumenty');
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Dokumenty ke stažení');
    expect(documents()).toBe(1);
  });

  test('R-2.41 a page moves on by documents once the server has another build', async () => {
    const page = await browser.open('/');
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
    const page = await browser.open('/');
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
    const page = await browser.open('/');
    const documents = await abortTexts(page);
    await page.getByRole('banner').getByRole('link', { name: 'Dokumenty' }).click();
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Dokumenty ke stažení');
    expect(documents()).toBe(1);
  });

  test.each(['no answer', 'an error of the server'])(
    'R-8.04 a navigation that fails for %s leaves the current page, and a retry works',
    async (error) => {
      browser.expectTrouble(/ERR_FAILED|Failed to (load|fetch)|status of 500/i);
      const page = await browser.open('/produkty/novinky');
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
    const page = await browser.open('/hledani?q=rum');
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
    const page = await browser.open('/');
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
    const page = await browser.open('/');
    const told = page.locator('meta[property], script[type="application/ld+json"]');
    expect(await told.count()).toBeGreaterThan(5);
    await page.getByRole('banner').getByRole('link', { name: 'Dokumenty' }).click();
    await arriveAt(page, '/dokumenty');
    await expect.poll(() => told.count()).toBe(0);
  });

  test('the later of two clicks wins although the texts of the earlier one arrive last', async () => {
    const page = await browser.open('/');
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

  test('a tab that is open for long reloads its frame together with a page', async () => {
    const page = await browser.open('/');
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
    const page = await browser.open('/');
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
    const page = await browser.open('/');
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
});
