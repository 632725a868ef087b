import '#shared/i18n/personal-paths.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';
import { openAs } from '#tests/support/demo-logins.ts';

const { browser } = useOwnProduct();

const orders = routePath('admin-orders', 'cs');
const rows = (page: Page) => page.locator('main tbody [data-row]');
const pane = (page: Page) => page.getByRole('complementary', { name: 'Detail řádku' });
const paneTitle = (page: Page) => pane(page).locator('[data-pane-title]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const numberAt = async (page: Page, at: number) => (await rows(page).nth(at).innerText()).trim();

test('R-9.03 by keyboard: rows, an order beside the list, a saved view and the help', async () => {
  const page = await openAs(browser, 'admin', `${orders}?sort=oldest`, { width: 1440 });
  const [first, second] = [await numberAt(page, 0), await numberAt(page, 1)];
  const press = (key: string) => page.keyboard.press(key);

  // Rows, then the first one beside the list.
  await press('j');
  expect(await focused(page)).toBe(first);
  await press('Enter');
  await expect.poll(() => focused(page)).toBe(`Objednávka ${first}`);
  expect(new URL(page.url()).search).toMatch(/^\?sort=oldest&detail=\d+$/);
  await pane(page).getByRole('heading', { name: 'Průběh a poznámky' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await press('j');
  await expect.poll(() => focused(page)).toBe(`Objednávka ${second}`);
  await press('ArrowUp');
  await expect.poll(() => focused(page)).toBe(`Objednávka ${first}`);

  // While one types, keys are letters.
  await pane(page).getByRole('button', { name: 'Napsat poznámku' }).click();
  await pane(page).getByLabel('Poznámka (zákazník ji nevidí)').fill('jk');
  await press('j');
  await press('?');
  expect(await pane(page).getByLabel('Poznámka (zákazník ji nevidí)').inputValue()).toBe('jkj?');
  expect(await paneTitle(page).innerText()).toBe(`Objednávka ${first}`);
  await pane(page).getByLabel('Poznámka (zákazník ji nevidí)').fill('');
  await paneTitle(page).focus();

  // The address carries it; Escape closes it and returns to the row.
  await page.reload();
  await expect.poll(() => paneTitle(page).innerText()).toBe(`Objednávka ${first}`);
  await expect.poll(() => focused(page)).toBe(`Objednávka ${first}`);
  await press('Escape');
  await expect.poll(() => pane(page).count()).toBe(0);
  await expect.poll(() => focused(page)).toBe(first);

  // The help lists just these keys.
  await press('?');
  const help = page.getByRole('dialog', { name: 'Klávesové zkratky' });
  await help.getByText('zavřít detail vedle seznamu').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await press('Escape');
  await expect.poll(() => help.count()).toBe(0);

  // A view, with one column less.
  await page.getByRole('button', { name: 'Sloupce' }).focus();
  await press('Enter');
  const columns = page.getByRole('dialog', { name: 'Sloupce seznamu' });
  await columns.getByLabel('Doprava').focus();
  await press('Space');
  await press('Enter');
  await expect.poll(() => page.locator('main thead').innerText()).not.toContain('Doprava');
  await page.getByRole('button', { name: 'Uložit pohled' }).focus();
  await press('Enter');
  const form = page.getByRole('dialog', { name: 'Uložit pohled' });
  await form.getByLabel('Název pohledu').waitFor();
  await page.keyboard.type('Od nejstarších');
  await form.getByLabel('Nastavit jako výchozí').focus();
  await press('Space');
  await press('Enter');
  await expect.poll(() => form.count()).toBe(0);
  const views = page.getByRole('navigation', { name: 'Pohledy na seznam' });
  await expect
    .poll(() => views.getByRole('link', { name: 'Od nejstarších' }).getAttribute('href'))
    .toBe(`${orders}?sort=oldest&hide=delivery`);

  // The navigation begins with it, and a heading sorts otherwise.
  await page.goto(routePath('admin', 'cs'));
  const link = page.locator(`nav a[href^="${orders}"]`);
  await expect.poll(() => link.getAttribute('href')).toBe(`${orders}?sort=oldest&hide=delivery`);
  await page.goto(`${orders}?sort=oldest&hide=delivery`);
  const head = page.getByRole('columnheader', { name: 'Objednávka' });
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
  await expect
    .poll(() => views.getByRole('link', { name: 'Od nejstarších' }).getAttribute('aria-current'))
    .toBe('true');
  await head.getByRole('link').press('Enter');
  await page.waitForURL((url) => url.search === '?hide=delivery');
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
});

test('R-9.03 in a narrow window a row leads to its own screen', async () => {
  const page = await openAs(browser, 'admin', orders, { width: 1024 });
  await rows(page).first().click();
  await page.waitForURL(/\/objednavky\/\d+/);
});
