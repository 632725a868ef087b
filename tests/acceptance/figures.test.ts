import '#shared/i18n/personal-paths.ts';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { useBrowser } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/demo-logins.ts';

const browser = useBrowser();

test('R-9.07 by keyboard an administrator reads a chart as a table, changes the period and saves the file', async () => {
  const path = routePath('admin-figures', 'cs');
  const page = await openAs(browser, 'admin', `${path}?section=orders`);
  const turnover = page.getByRole('region', { name: 'Obrat s DPH' }).first();
  await turnover.locator('canvas').waitFor();
  await turnover.getByRole('button', { name: 'Tabulka' }).focus();
  await page.keyboard.press('Enter');
  const rows = turnover.getByRole('rowheader');
  expect(await rows.count()).toBe(30);
  expect(await turnover.locator('canvas').count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);

  await page.getByLabel('Období').focus();
  await page.keyboard.press('Home');
  await page.waitForURL(/period=7/);
  await expect.poll(() => rows.count()).toBe(7);

  await page.getByRole('link', { name: 'Stáhnout CSV' }).first().focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('karafa-figures-orders.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines[0]).toMatch(/^Od;Do;Objednávky;Předtím;/);
});
