import { expect, test } from 'vitest';
import { findViolations } from '#tests/support/accessibility.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { severalProcesses } from '#tests/support/processes.ts';

// A product of its own: a moved category changes lists that others count.
const { browser } = useOwnProduct(severalProcesses);

test('R-9.02 a category is moved by keyboard and merged; its old address leads to the other one', async () => {
  const page = await openAs(browser, 'admin', '/admin/kategorie');
  await page.setViewportSize({ width: 1440, height: 900 });
  const row = (name: string) =>
    page.locator('li[data-category]').filter({ has: page.getByRole('link', { name, exact: true }) });
  const names = () => page.locator('li[data-category] a[href^="/admin/"]').allTextContents();
  await row('Tabák').locator('[data-control=handle]').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(names).toEqual(['Tabák', 'Alkohol', 'Kuřácké potřeby', 'Barové potřeby', 'Sběratelství']);
  // The handle keeps the focus, so that the next key goes on.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Tabák');
  const visitor = await browser.visit('/');
  const firstCategory = () => visitor.locator('a[href$="/tabak"], a[href$="/alkohol"]').first().getAttribute('href');
  await expect
    .poll(async () => {
      await visitor.goto('/');
      return firstCategory();
    })
    .toContain('tabak');

  await page.getByRole('button', { name: 'Rozbalit vše' }).click();
  expect(await findViolations(page)).toEqual([]);
  const old = await row('Vermut')
    .getByRole('link', { name: /na portálu/ })
    .getAttribute('href');
  const kept = await row('Absinth')
    .getByRole('link', { name: /na portálu/ })
    .getAttribute('href');
  await row('Vermut').getByRole('button', { name: 'Další akce: Vermut' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vermut' });
  await dialog.getByLabel('Sloučit do kategorie').selectOption({ label: 'Alkohol › Lihoviny › Absinth' });
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sloučit do Absinth' }).click();
  await expect
    .poll(async () => {
      await visitor.goto(old!);
      return new URL(visitor.url()).pathname;
    })
    .toBe(kept);
});
