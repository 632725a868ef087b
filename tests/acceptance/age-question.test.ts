import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { arriveAt, hydrated, useBrowser } from '#tests/support/browser.ts';
import { serveInParts } from '#tests/support/document-in-parts.ts';
import { cookieOf, daysUntil } from '#tests/support/browser-cookies.ts';

const browser = useBrowser();

const texts = {
  cs: { path: '/', yes: 'Ano, je mi 18 let nebo více', no: 'Ne', back: 'Zpět k otázce' },
  en: { path: '/en', yes: 'Yes, I am 18 or older', no: 'No', back: 'Back to the question' },
  de: { path: '/de', yes: 'Ja, ich bin 18 Jahre oder älter', no: 'Nein', back: 'Zurück zur Frage' },
} as const;

describe('the age question', () => {
  test.each(Object.values(texts))(
    'R-1.01 the age question blocks the page until it is confirmed, by keyboard alone ($path)',
    async (text) => {
      const page = await browser.open(text.path, { confirmed: false });
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
      expect(daysUntil((await cookieOf(page, 'age-confirmed'))!.expires)).toBe(365);

      await page.reload();
      await hydrated(page);
      expect(await question.isVisible()).toBe(false);
    },
  );

  test('R-1.01, R-1.02 the question is repeated in the language chosen in it, and the choice is stored', async () => {
    const page = await browser.open('/', { confirmed: false });
    const question = page.getByRole('dialog');
    await question.getByRole('link', { name: 'English' }).click();
    await arriveAt(page, '/en');
    const yes = question.getByRole('button', { name: texts.en.yes, exact: true });
    await yes.waitFor();
    await expect.poll(() => question.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await cookieOf(page, 'locale'))!.value).toBe('en');
    await yes.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    expect(await page.locator('#page').evaluate((element) => (element as HTMLElement).inert)).toBe(false);
  });

  test('R-1.01 moving the focus within the question does not scroll the page beneath it', async () => {
    const page = await browser.open('/', { confirmed: false });
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
});

/** Whether the window shows nothing. Playwright's own screenshots wait for the whole document. */
async function isOfOneColour(page: Page): Promise<boolean> {
  const tools = await page.context().newCDPSession(page);
  const { data } = await tools.send('Page.captureScreenshot');
  const { channels } = await sharp(Buffer.from(data, 'base64')).stats();
  return channels.every(({ min, max }) => min === max);
}
