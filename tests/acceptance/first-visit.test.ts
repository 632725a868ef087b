import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, stopClock, useBrowser } from '#tests/support/browser.ts';
import { cookieOf, daysUntil } from '#tests/support/browser-cookies.ts';

const browser = useBrowser();

/** Reloads the page; then time passes only when the test advances it, and up to 50 ms until hydration. */
async function reloadWithStoppedClock(page: Page): Promise<void> {
  await stopClock(page);
  await page.reload();
  const isLive = () => page.evaluate(() => document.documentElement.dataset.shown !== undefined);
  while (!(await isLive())) await page.clock.runFor(50);
}

const texts = {
  cs: { path: '/', all: 'Přijmout vše', none: 'Odmítnout vše' },
  en: { path: '/en', all: 'Accept all', none: 'Reject all' },
  de: { path: '/de', all: 'Alle akzeptieren', none: 'Alle ablehnen' },
} as const;

describe('the first visit', () => {
  test('R-7.03 the cookie bar stays until a choice is made; everything optional is denied before', async () => {
    const page = await browser.open('/', { confirmed: false });
    await page.getByRole('button', { name: 'Ano, je mi 18 let nebo více' }).click();
    const bar = page.getByRole('region', { name: 'Souhlas s cookies' });
    await expect.poll(() => bar.isVisible()).toBe(true);
    expect(await consentCommands(page)).toContainEqual([
      'consent',
      'default',
      expect.objectContaining({
        ad_storage: 'denied',
        analytics_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      }),
    ]);

    await bar.getByLabel('Analytické').check();
    await bar.getByRole('button', { name: 'Přijmout vybrané' }).click();
    await expect.poll(() => bar.isVisible()).toBe(false);
    expect(await consentCommands(page)).toContainEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }),
    ]);
    const hidden = (await cookieOf(page, 'cookies-show'))!;
    expect([hidden.value, daysUntil(hidden.expires)]).toEqual(['hidden', 365]);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => bar.isVisible()).toBe(false);
  });

  test.each(Object.values(texts))(
    'R-7.03 refusing all is as easy as accepting all, whatever is ticked ($path)',
    async ({ path, all, none }) => {
      const page = await browser.visit(path);
      await page.context().clearCookies({ name: 'cookies-show' });
      await page.reload();
      const bar = page.locator('.cookie-bar');
      const [refusal, acceptance] = [none, all].map((name) => bar.getByRole('button', { name, exact: true })) as [
        Locator,
        Locator,
      ];
      await refusal.waitFor();
      const lookOf = (button: Locator) =>
        button.evaluate((element) => {
          const { color, backgroundColor, fontSize } = getComputedStyle(element);
          return [color, backgroundColor, fontSize, element.getBoundingClientRect().top];
        });
      expect(await lookOf(refusal)).toEqual(await lookOf(acceptance));
      await bar.getByRole('checkbox').nth(1).check();
      await refusal.click();
      await expect.poll(() => bar.count()).toBe(0);
      expect((await cookieOf(page, 'cookie-consent'))!.value).toBe('technical');
    },
  );

  test.each(Object.values(texts))('R-7.03 the cookie bar links to the privacy page ($path)', async ({ path }) => {
    const page = await browser.visit(path, { confirmed: false });
    const href = await page.locator('.cookie-bar a').getAttribute('href');
    const answer = await fetch(browser.origin + href!, { redirect: 'manual' });
    expect([href, answer.status]).toEqual([expect.stringContaining('/2/'), 200]);
  });

  test('R-7.03 a malformed cookie locks nobody out', async () => {
    const page = await browser.visit('/');
    const value = '%';
    await page.context().addCookies([
      { name: 'cookie-consent', value, url: browser.origin },
      { name: 'currencyId', value, url: browser.origin },
    ]);
    await page.reload();
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Blog');
  });

  test('R-7.04 the intro popup opens after three seconds, once in 14 days', async () => {
    const page = await browser.visit('/', { confirmed: false });
    await page.context().addCookies([
      { name: 'age-confirmed', value: 'confirmed', url: browser.origin },
      { name: 'cookies-show', value: 'hidden', url: browser.origin },
    ]);
    await reloadWithStoppedClock(page);
    const popup = page.getByRole('dialog');
    // The script that opens it loads after the page.
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(2900);
    expect(await popup.count()).toBe(0);
    await page.clock.runFor(200);
    await expect.poll(() => popup.isVisible()).toBe(true);
    await popup.getByRole('button', { name: 'Zavřít' }).first().click();
    await expect.poll(() => popup.count()).toBe(0);
    expect(Math.abs(daysUntil((await cookieOf(page, 'intro-popup'))!.expires) - 14)).toBeLessThanOrEqual(1);
  });

  test('R-7.04 the intro popup does not wait for the cookie bar, which is hidden until the popup closes', async () => {
    const page = await browser.visit('/', { confirmed: false });
    await page.context().addCookies([{ name: 'age-confirmed', value: 'confirmed', url: browser.origin }]);
    await reloadWithStoppedClock(page);
    const bar = page.getByRole('region', { name: 'Souhlas s cookies' });
    await expect.poll(() => bar.isVisible()).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(3100);
    const popup = page.getByRole('dialog');
    await expect.poll(() => popup.isVisible()).toBe(true);
    await expect.poll(() => bar.isVisible()).toBe(false);
    await popup.getByRole('button', { name: 'Zavřít' }).first().click();
    await expect.poll(() => bar.isVisible()).toBe(true);
    expect(await popup.count()).toBe(0);
  });

  test('R-7.04 closing the top banner moves the focus to the content', async () => {
    const page = await browser.visit('/', { confirmed: true });
    await page.context().clearCookies({ name: 'promo-banner' });
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Zavřít nabídku' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('R-7.04 the top banner closes by itself after thirty seconds and stays closed for a day', async () => {
    const page = await browser.visit('/', { confirmed: true });
    await page.context().clearCookies({ name: 'promo-banner' });
    await reloadWithStoppedClock(page);
    const banner = page.getByRole('region', { name: 'Aktuální nabídka' });
    await expect.poll(() => banner.isVisible()).toBe(true);
    // The script that closes it loads after the page.
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(29_000);
    expect(await banner.isVisible()).toBe(true);
    await page.clock.runFor(2_000);
    await expect.poll(() => banner.isVisible()).toBe(false);
    expect((await cookieOf(page, 'promo-banner'))?.value).toBe('hidden');
  });
});

/** Calls of Google's consent mode so far. */
function consentCommands(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((entry) => Array.from(entry))
      .filter(([command]) => command === 'consent'),
  );
}
