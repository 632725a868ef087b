import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { arriveAt, hydrated, stopClock, useBrowser } from '#tests/support/browser.ts';
import { serveInParts } from '#tests/support/document-in-parts.ts';

const browser = useBrowser();

/** Reloads the page; then time passes only when the test advances it, and up to 50 ms until hydration. */
async function reloadWithStoppedClock(page: Page): Promise<void> {
  await stopClock(page);
  await page.reload();
  const isLive = () => page.evaluate(() => document.documentElement.dataset.shown !== undefined);
  while (!(await isLive())) await page.clock.runFor(50);
}

const texts = {
  cs: {
    path: '/',
    yes: 'Ano, je mi 18 let nebo více',
    no: 'Ne',
    back: 'Zpět k otázce',
    all: 'Přijmout vše',
    none: 'Odmítnout vše',
    chosen: 'Přijmout vybrané',
    settings: 'Další nastavení',
  },
  en: {
    path: '/en',
    yes: 'Yes, I am 18 or older',
    no: 'No',
    back: 'Back to the question',
    all: 'Accept all',
    none: 'Reject all',
    chosen: 'Accept selected',
    settings: 'More settings',
  },
  de: {
    path: '/de',
    yes: 'Ja, ich bin 18 Jahre oder älter',
    no: 'Nein',
    back: 'Zurück zur Frage',
    all: 'Alle akzeptieren',
    none: 'Alle ablehnen',
    chosen: 'Auswahl akzeptieren',
    settings: 'Weitere Einstellungen',
  },
} as const;

const cookie = async (page: Page, name: string) => (await page.context().cookies()).find((each) => each.name === name);
const days = (expires: number) => Math.round((expires * 1000 - Date.now()) / 86_400_000);

describe('the first visit', () => {
  test.each(Object.values(texts))(
    'R-1.01 the age question blocks the page until it is confirmed, by keyboard alone ($path)',
    async (text) => {
      const page = await browser.visit(text.path, { confirmed: false });
      await hydrated(page);
      const question = page
        .getByRole('dialog')
        .filter({ has: page.getByRole('button', { name: text.yes, exact: true }) });
      await expect.poll(() => question.isVisible()).toBe(true);
      expect(await page.locator('#page').evaluate((element) => (element as HTMLElement).inert)).toBe(true);

      await question.getByRole('button', { name: text.no, exact: true }).press('Enter');
      const back = page.getByRole('button', { name: text.back, exact: true });
      await expect.poll(() => back.isVisible()).toBe(true);
      expect(
        await page.locator('main h1').evaluate((element) => element.checkVisibility() && !element.closest('[inert]')),
      ).toBe(false);
      await back.press('Enter');
      await question.getByRole('button', { name: text.yes, exact: true }).press('Enter');
      await expect.poll(() => question.isVisible()).toBe(false);
      expect(days((await cookie(page, 'age-confirmed'))!.expires)).toBe(365);

      await page.reload();
      await hydrated(page);
      expect(await question.isVisible()).toBe(false);
    },
  );

  test('R-1.01, R-1.02 the question is repeated in the language chosen in it, and the choice is stored', async () => {
    const page = await browser.visit('/', { confirmed: false });
    await hydrated(page);
    const question = page.getByRole('dialog');
    await question.getByRole('link', { name: 'English' }).click();
    await arriveAt(page, '/en');
    const yes = question.getByRole('button', { name: texts.en.yes, exact: true });
    await yes.waitFor();
    await expect.poll(() => question.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await cookie(page, 'locale'))!.value).toBe('en');
    await yes.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    expect(await page.locator('#page').evaluate((element) => (element as HTMLElement).inert)).toBe(false);
  });

  test('R-1.01 moving the focus within the question does not scroll the page beneath it', async () => {
    const page = await browser.visit('/', { confirmed: false });
    await hydrated(page);
    // The cookie bar, which waits for the answer, is open.
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--cookie-bar') !== '');
    for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test.each([
    ['who has confirmed it', true],
    ['who is still asked', false],
  ])(
    'R-1.01 a page changed by extensions before hydration is rendered again and knows the age answer of %s',
    async (_, confirmed) => {
      browser.expectTrouble(/Minified React error #418/);
      const page = await browser.visit('/', { confirmed });
      // As translators and other browser extensions do.
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          const line = document.querySelector('header p');
          if (document.readyState === 'interactive' && line) line.textContent = 'Translated';
        });
      });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.reload();
      await hydrated(page);
      expect(await page.locator('header p').first().textContent()).not.toBe('Translated');
      await page.locator('main h1').waitFor({ state: 'attached' });
      expect(errors).toHaveLength(1);
      const isInert = () => page.locator('#page').evaluate((element) => (element as HTMLElement).inert);
      const question = page.getByRole('button', { name: texts.cs.yes, exact: true });
      expect([await question.isVisible(), await isInert()]).toEqual([!confirmed, !confirmed]);
      if (!confirmed) await question.click();
      await expect.poll(isInert).toBe(false);
      await page.getByRole('link', { name: 'Blog' }).first().click();
      await arriveAt(page, '/blog');
      expect([await question.isVisible(), await isInert()]).toEqual([false, false]);
    },
  );

  test('R-1.01 nobody sees the offer before the question, nor a part of the question, over a slow network', async () => {
    const page = await browser.visit('/', { confirmed: false });
    const answer = '<button type="button" data-age-answer="confirmed"';
    const slow = await serveInParts(browser.origin, '/', ['<div id="age-gate"', answer]);
    try {
      await page.goto(slow.address, { waitUntil: 'commit' });
      await page.locator('footer').last().waitFor();
      expect(await isOfOneColour(page)).toBe(true);

      slow.sendNext();
      const title = page.locator('#age-question');
      await title.waitFor({ state: 'attached' });
      expect(await title.isVisible()).toBe(false);

      slow.sendNext();
      await title.waitFor();
      await hydrated(page);
      expect(await isOfOneColour(page)).toBe(false);
    } finally {
      await slow.close();
    }
  });

  test('R-1.01 crawlers and visitors without script get the page itself', async () => {
    const page = await browser.visit('/', { confirmed: false, hasScript: false });
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator('main h1').isVisible()).toBe(true);
    expect(await page.locator('noscript p').isVisible()).toBe(true);
  });

  test('R-7.03 the cookie bar stays until a choice is made; everything optional is denied before', async () => {
    const page = await browser.visit('/', { confirmed: false });
    await hydrated(page);
    await page.getByRole('button', { name: texts.cs.yes }).click();
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
    await bar.getByRole('button', { name: texts.cs.chosen }).click();
    await expect.poll(() => bar.isVisible()).toBe(false);
    expect(await consentCommands(page)).toContainEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }),
    ]);
    const hidden = (await cookie(page, 'cookies-show'))!;
    expect([hidden.value, days(hidden.expires)]).toEqual(['hidden', 365]);
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
      expect((await cookie(page, 'cookie-consent'))!.value).toBe('technical');
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
    expect(Math.abs(days((await cookie(page, 'intro-popup'))!.expires) - 14)).toBeLessThanOrEqual(1);
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
    expect((await cookie(page, 'promo-banner'))?.value).toBe('hidden');
  });
});

/** Whether the window shows nothing. Playwright's own screenshots wait for the whole document. */
async function isOfOneColour(page: Page): Promise<boolean> {
  const tools = await page.context().newCDPSession(page);
  const { data } = await tools.send('Page.captureScreenshot');
  const { channels } = await sharp(Buffer.from(data, 'base64')).stats();
  return channels.every(({ min, max }) => min === max);
}

/** Calls of Google's consent mode so far. */
function consentCommands(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((entry) => Array.from(entry))
      .filter(([command]) => command === 'consent'),
  );
}
