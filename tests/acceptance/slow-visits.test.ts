import { describe, expect, test } from 'vitest';
import { holdBack, hydrated, useBrowser } from '#tests/support/browser.ts';
import { findDemoPlaces } from '#tests/support/demo-places.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { offlineText } from '#tests/support/texts.ts';

const browser = useBrowser();

describe('a visitor with a slow or no connection', () => {
  test('R-4.01 keeps the advert that was typed before the application ran', async () => {
    const page = await openAs(browser, 'novy', '/ucet/inzeraty/pridat');
    const release = await holdBack(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    const form = page.locator('main form').filter({ has: page.locator('[name=description]') });
    await form.locator('[name=name]').fill('Láhev po dědečkovi');
    await form.locator('[name=description]').fill('Stála dvacet let ve sklepě.');
    await form.getByLabel('Poptávám').check();
    await form.locator('[name=is_negotiable]').check();
    release();
    await hydrated(page);
    // The counter is what the form knows, not only what the field shows.
    await form.getByText(/^18 z \d+ znaků$/).waitFor();
    expect(await form.locator('[name=name]').inputValue()).toBe('Láhev po dědečkovi');
    await form.getByText(/^27 z \d+ znaků$/).waitFor();
    expect(await form.locator('[name=description]').inputValue()).toBe('Stála dvacet let ve sklepě.');
    expect(await form.getByLabel('Poptávám').isChecked()).toBe(true);
    expect(await form.locator('[name=is_negotiable]').isChecked()).toBe(true);
  });

  test('R-2.41 sees that a part of the page which was pressed is on its way', async () => {
    const page = await browser.open('/blog', { width: 1280 });
    const release = await holdBack(page, '**/assets/*.js');
    const bar = page.locator('[data-progress=running]');
    await page.getByRole('banner').getByRole('button', { name: 'Přihlásit se' }).click();
    await bar.waitFor();
    release();
    await page.getByRole('dialog', { name: 'Přihlášení' }).waitFor();
    await expect.poll(() => bar.count()).toBe(0);
  });

  test('R-8.04 without a network hears of it at a branch of the categories and at the newsletter', async () => {
    browser.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|dynamically imported/i);
    const { category } = await findDemoPlaces();
    const page = await browser.open(`/${category}/x`, { width: 1280 });
    await page.context().setOffline(true);
    const error = page.getByText(offlineText);
    const branch = page.locator('.category-tree button[aria-expanded=false]').first();
    await branch.click();
    await error.waitFor();
    await page
      .getByRole('button', { name: /^Zavřít/ })
      .first()
      .click();
    await expect.poll(() => error.count()).toBe(0);

    const address = page.url();
    await page.locator('#newsletter-email').fill('jana@example.com');
    await page.getByRole('button', { name: 'Odebírat' }).click();
    await error.waitFor();
    expect(page.url()).toBe(address);
    expect(await page.locator('#newsletter-email').inputValue()).toBe('jana@example.com');

    await page.context().setOffline(false);
    await branch.click();
    await expect.poll(() => page.locator('.category-tree button[aria-expanded=true]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Odebírat' }).click();
    await page.getByRole('dialog', { name: 'O čem vám máme psát' }).waitFor();
  });
});

describe('a visitor without script, and on paper', () => {
  test.each([
    ['/odstoupeni', 'Odeslání formuláře vyžaduje zapnutý JavaScript.'],
    ['/en/account/register', 'To send this form, turn on JavaScript in your browser.'],
    ['/de/reklamation', 'Um das Formular abzusenden, schalten Sie bitte JavaScript ein.'],
  ])('is told at %s that the form needs script', async (path, need) => {
    const page = await browser.visit(path, { hasScript: false });
    // The test's browser exposes no texts within `noscript`.
    expect(await page.locator('main noscript p').allInnerTexts()).toContain(need);
  });

  test('prints a product without what only a screen can do', async () => {
    const { product } = await findDemoPlaces();
    const page = await browser.visit(`/${product}/x/x`, { width: 1280 });
    const main = page.locator('main');
    const controls = main.locator('[data-cart-box], .button').filter({ visible: true });
    expect(await controls.count()).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    expect(await controls.allInnerTexts()).toEqual([]);
    expect(await main.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});
