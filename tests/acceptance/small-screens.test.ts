import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { findDemoPlaces, type DemoPlaces } from '#tests/support/demo-places.ts';

const browser = useBrowser();
let places: DemoPlaces;

beforeAll(async () => {
  places = await findDemoPlaces();
});

/** A page of a visitor who has not answered the cookie bar. */
async function openWithBar(path: string, width: number, height: number): Promise<Page> {
  const page = await browser.visit(path, { width });
  await page.setViewportSize({ width, height });
  await page.context().clearCookies({ name: 'cookies-show' });
  await page.reload();
  await hydrated(page);
  await page.locator('.cookie-bar').waitFor();
  // The page beneath reserves space for it.
  await expect
    .poll(() => page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom)))
    .toBeGreaterThan(0);
  return page;
}

const barHeight = (page: Page) => page.locator('.cookie-bar').evaluate((bar: HTMLElement) => bar.offsetHeight);

describe('the cookie bar on a small screen', () => {
  test('R-1.06, R-7.03 does not cover the element that has the keyboard focus', async () => {
    const page = await openWithBar(`/${places.product}/x/x`, 360, 740);
    await page.locator('main').focus();
    const hidden: string[] = [];
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement!;
        const bar = document.querySelector('.cookie-bar')!;
        if (bar.contains(focused)) return undefined;
        const isHidden = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
        return isHidden ? (focused.textContent || focused.tagName).trim() : undefined;
      });
      if (name !== undefined) hidden.push(name);
    }
    expect(hidden).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('R-1.06, R-7.03 takes the place of the bar with the cart button until it is answered', async () => {
    const page = await openWithBar(`/${places.product}/x/x`, 360, 740);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const cartBar = page.locator('.bottom-bar');
    expect(await cartBar.isVisible()).toBe(false);
    await page.locator('.cookie-bar').getByRole('button').first().click();
    await cartBar.waitFor();
  });

  test.each([
    ['cs', 360, 740, 0.3],
    ['en', 360, 740, 0.3],
    ['de', 360, 740, 0.3],
    ['de', 740, 360, 0.4],
    ['de', 320, 256, 0.4],
  ])('R-7.03 leaves room for the page (%s, %i × %i)', async (locale, width, height, most) => {
    const page = await openWithBar(locale === 'cs' ? '/' : `/${locale}`, width, height);
    expect((await barHeight(page)) / height).toBeLessThanOrEqual(most);
    const overflow = await page.locator('.cookie-bar').evaluate((bar) => bar.scrollWidth - bar.clientWidth);
    expect(overflow).toBe(0);
  });

  test('R-2.32 a very low screen keeps the header at the top of the page', async () => {
    const page = await browser.visit('/', { width: 320 });
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(0, 600));
    const bottom = () =>
      page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().bottom));
    await expect.poll(bottom).toBeLessThan(0);
  });

  test('R-7.03 shows the kinds of cookies only when they are to be chosen', async () => {
    const page = await openWithBar('/', 360, 740);
    const bar = page.locator('.cookie-bar');
    const analytical = bar.getByLabel('Analytické');
    expect(await analytical.isVisible()).toBe(false);
    await bar.getByRole('button', { name: 'Vybrat cookies' }).press('Enter');
    await expect.poll(() => analytical.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await bar.getByRole('button', { name: 'Přijmout vybrané' }).click();
    await expect.poll(() => bar.count()).toBe(0);
    const kept = (await page.context().cookies()).find(({ name }) => name === 'cookie-consent');
    expect(kept?.value).toBe('technical.analytical');
  });
});

test.each(['/', '/en', '/de'])('R-1.01, R-1.06 the age question fits the narrowest screen (%s)', async (path) => {
  const page = await browser.open(path, { confirmed: false, width: 320 });
  const beyond = await page.locator('.age-gate').evaluate((gate) => gate.scrollWidth - gate.clientWidth);
  expect(beyond).toBe(0);
});

test('R-1.01, R-7.03 the age question and the cookie bar are not printed', async () => {
  const page = await browser.open('/', { confirmed: false });
  await page.locator('.age-gate').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.age-gate').isVisible()).toBe(false);
  const answered = await openWithBar('/', 768, 1024);
  await answered.emulateMedia({ media: 'print' });
  expect(await answered.locator('.cookie-bar').isVisible()).toBe(false);
});

test('R-1.06 the end of the filters on a phone stays at the edge of the window, with nothing beneath it', async () => {
  const page = await browser.open(`/${places.category}/x`, { width: 390 });
  await page.getByRole('button', { name: 'Filtrovat' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtry' });
  const apply = drawer.getByRole('button', { name: /^Zobrazit \d/ });
  await apply.waitFor();
  const gap = () =>
    apply.evaluate((button) => {
      const dialog = button.closest('dialog')!;
      const border = parseFloat(getComputedStyle(dialog).borderBottomWidth);
      return dialog.getBoundingClientRect().bottom - border - button.parentElement!.getBoundingClientRect().bottom;
    });
  expect(await drawer.evaluate((dialog) => [...dialog.children].some((e) => e.scrollHeight > e.clientHeight))).toBe(
    true,
  );
  expect(await gap()).toBeCloseTo(0, 0);
  await drawer.getByRole('heading', { name: 'Značka' }).scrollIntoViewIfNeeded();
  expect(await gap()).toBeCloseTo(0, 0);
});

test('R-1.06 print tears no line of a list apart', async () => {
  const page = await browser.open(`/${places.product}/x/x`);
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('main :is(li, tr, dl > div)')
    .evaluateAll((lines) => [...new Set(lines.map((line) => getComputedStyle(line).breakInside))]);
  expect(breaks).toEqual(['avoid']);
});

test('R-1.06 touch targets are 44 px high', async () => {
  const page = await openWithBar('/', 768, 1024);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const heights = () =>
    page
      .locator('header nav a:visible, header select:visible, .cookie-bar label, .cookie-bar button:visible')
      .evaluateAll((targets) => targets.map((target) => (target as HTMLElement).offsetHeight));
  await expect.poll(async () => (await heights()).filter((height) => height < 44)).toEqual([]);
  expect((await heights()).length).toBeGreaterThan(10);
});

test.each(['cs', 'en', 'de'])('R-1.06 the cards on phones cut neither facts nor place (%s)', async (locale) => {
  const page = await browser.open(`${locale === 'cs' ? '' : `/${locale}`}/${places.category}/x`, { width: 360 });
  const cut = await page.locator('main article p, main article p span').evaluateAll((texts) =>
    texts
      .filter((text) => !text.classList.contains('sr-only') && text.scrollWidth > text.clientWidth + 1)
      .filter((text) => getComputedStyle(text).overflowX !== 'visible')
      .map((text) => text.textContent),
  );
  expect(cut).toEqual([]);
  // Prices of a row are aligned.
  const tops = await page.locator('main article').evaluateAll((cards) =>
    cards.map((card) => {
      const price = card.querySelector('.card-price')!;
      return [Math.round(card.getBoundingClientRect().top), Math.round(price.getBoundingClientRect().top)] as const;
    }),
  );
  const rows = new Map<number, Set<number>>();
  for (const [card, price] of tops) rows.set(card, (rows.get(card) ?? new Set()).add(price));
  expect([...rows.values()].map(({ size }) => size)).toEqual([...rows].map(() => 1));
});
