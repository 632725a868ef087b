import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { arriveAt, holdBack, hydrated, useBrowser } from '#tests/support/browser.ts';
import { findDemoPlaces } from '#tests/support/demo-places.ts';

const browser = useBrowser();

/** Loads the page without these cookies and records layout shifts from then on. */
async function watchShifts(path: string, cookies: readonly string[], prepare?: (page: Page) => Promise<void>) {
  const page = await browser.visit(path);
  // From then on the browser restores no scroll position.
  await hydrated(page);
  for (const name of cookies) await page.context().clearCookies({ name });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push(
            `${entry.value.toFixed(7)} ${entry.sources
              .map(({ node }) => `${node?.nodeName} in "${node?.parentElement?.textContent.slice(0, 40)}"`)
              .join(', ')}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await prepare?.(page);
  await page.reload();
  return page;
}

/** After two frames, by which the browser has told of what the last change moved. Needs no clock: tests stop it. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    const frame = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      });
    await frame();
    await frame();
    return (window as unknown as { shifts: string[] }).shifts;
  });

/** Time passes in small steps until hydration, then only when the test advances it. */
async function liveWithStoppedClock(page: Page): Promise<void> {
  const isLive = () => page.evaluate(() => document.documentElement.dataset.shown !== undefined);
  while (!(await isLive())) await page.clock.runFor(50);
  // The script that closes the banner and opens the popup loads after the page.
  await page.waitForLoadState('networkidle');
}
const stopClock = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};

describe('overlays do not move the page', () => {
  test('R-1.01 the age question and, after it, the cookie bar', async () => {
    const page = await watchShifts('/', ['age-confirmed', 'cookies-show']);
    await hydrated(page);
    const yes = page.getByRole('button', { name: 'Ano, je mi 18 let nebo více' });
    await yes.waitFor();
    expect(await shiftsOf(page)).toEqual([]);
    // Dispatched by script: layout shifts after a real click are not counted.
    await yes.dispatchEvent('click');
    await page.getByRole('region', { name: 'Souhlas s cookies' }).waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('R-7.04 the intro popup reserves the space of a picture that loads late', async () => {
    let release = () => {};
    const page = await watchShifts('/blog', ['intro-popup'], async (waiting) => {
      release = await holdBack(waiting, '**/pictures/*/960.webp');
    });
    await hydrated(page);
    const popup = page.getByRole('dialog');
    await popup.waitFor();
    const picture = popup.getByRole('img');
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
    const before = [await popup.boundingBox(), await shiftsOf(page)];
    release();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect([await popup.boundingBox(), await shiftsOf(page)]).toEqual(before);
  });

  test.each([
    ['in sight', 0],
    ['out of sight', 600],
  ])('R-7.04 the top banner that closes by itself %s', async (_, scrollY) => {
    const page = await watchShifts('/', ['promo-banner'], stopClock);
    await liveWithStoppedClock(page);
    await page.evaluate((to) => window.scrollTo(0, to), scrollY);
    const banner = page.getByRole('region', { name: 'Aktuální nabídka' });
    const heading = page.locator('main h1');
    const before = await heading.boundingBox();
    await page.clock.runFor(31_000);
    await expect.poll(() => banner.count()).toBe(0);
    expect(await heading.boundingBox()).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('R-7.04 the space of the closed banner disappears with the next page', async () => {
    const page = await watchShifts('/', ['promo-banner'], stopClock);
    await liveWithStoppedClock(page);
    const header = page.getByRole('banner');
    const top = async () => (await header.boundingBox())!.y;
    const before = await top();
    expect(before).toBeGreaterThan(0);
    await page.clock.runFor(31_000);
    await expect.poll(() => page.getByRole('region', { name: 'Aktuální nabídka' }).count()).toBe(0);
    expect(await top()).toBe(before);
    await page.clock.resume();
    await header.getByRole('link', { name: 'Blog' }).click();
    await arriveAt(page, '/blog');
    await expect.poll(top).toBe(0);
  });
});

test('R-1.06 the page beneath a dialog neither scrolls nor moves', async () => {
  const { product } = await findDemoPlaces();
  const page = await watchShifts(`/${product}/x/x`, []);
  await hydrated(page);
  const place = () => page.evaluate(() => [window.scrollY, document.querySelector('main')!.clientWidth]);
  const before = await place();
  // A slow network may have delivered half a button first, which is not what this test is about.
  const whileLoading = await shiftsOf(page);
  // Dispatched by script: layout shifts after a real click are not counted.
  await page
    .getByRole('group', { name: 'Obrázky' })
    .getByRole('button', { name: /^Zvětšit obrázek/ })
    .first()
    .dispatchEvent('click');
  await page.getByRole('dialog').waitFor();
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  expect(await shiftsOf(page)).toEqual(whileLoading);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await place()).toEqual(before);
  expect(await shiftsOf(page)).toEqual(whileLoading);
});

test('R-3.06 the focus follows the picture that the arrow keys show', async () => {
  const { product } = await findDemoPlaces();
  const page = await browser.visit(`/${product}/x/x`);
  const release = await holdBack(page, '**/assets/listing-page-*.js');
  await page.reload();
  await hydrated(page);
  const focused = () => page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
  await page.getByRole('group', { name: 'Obrázky' }).getByRole('button', { name: 'Zvětšit obrázek 1 z' }).focus();
  // The first uses of the page: its code is yet to come.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  release();
  await expect.poll(focused).toMatch(/^Zvětšit obrázek 3 z/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toMatch(/^Zvětšit obrázek 2 z/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toMatch(/^Zvětšit obrázek 2 z/);
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toMatch(/^Zvětšit obrázek 1 z/);
});

test('R-1.01 before hydration, the page beneath the age question is inert for keyboards and screen readers', async () => {
  const page = await browser.visit('/', { confirmed: false });
  const release = await holdBack(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  const yes = page.getByRole('button', { name: 'Ano, je mi 18 let nebo více' });
  await yes.waitFor();
  const openLinks = () =>
    page.locator('#page a').evaluateAll((links) => links.filter((link) => !link.closest('[inert]')).length);
  expect(await page.locator('#page a').count()).toBeGreaterThan(10);
  expect(await openLinks()).toBe(0);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#page'))).toBeNull();
  }
  expect(await page.evaluate(() => document.documentElement.dataset.shown)).toBeUndefined();
  await yes.press('Enter');
  expect(await openLinks()).toBeGreaterThan(10);
  release();
  await hydrated(page);
  expect(await openLinks()).toBeGreaterThan(10);
});
