import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '#tests/support/accessibility.ts';
import { hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';

// A product of its own: what is set here would be found elsewhere.
const { product, browser } = useOwnProduct();

const openAsAdministrator = (path: string, width = 1280) => openAs(browser, 'admin', path, { width });

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Uložit' }).click();
const saved = (page: Page) => page.getByText('Uloženo.').first().waitFor();
const record = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

describe('R-9.05 the settings of the shop', () => {
  test('R-6.10, R-9.05 a carrier is added with prices by weight, errors are shown at their fields, nothing typed is lost', async () => {
    const page = await openAsAdministrator('/admin/doprava', 360);
    browser.expectTrouble(/status of 422/);
    await page.getByRole('button', { name: 'Přidat způsob dopravy' }).click();
    const form = dialog(page);
    for (const [index, name] of ['Kolem', 'By bicycle', 'Mit dem Rad'].entries())
      await form.getByLabel('Název').nth(index).fill(name);
    await form.getByLabel('Kód').fill('courier');
    for (const [index, [weight, price]] of [
      ['2,5', '49'],
      ['2,5', '89'],
    ].entries()) {
      await form.getByRole('button', { name: 'Přidat řádek' }).click();
      const row = form.getByRole('group', { name: `Řádek ${index + 1}` });
      await row.getByLabel('Do kg').fill(weight!);
      await row.getByLabel('Cena Kč').fill(price!);
    }
    await form.getByLabel('Kartou online').check();
    expect(await findViolations(page)).toEqual([]);
    const overflow = form.evaluate(
      (box) => [...box.children].filter((part) => part.scrollWidth > part.clientWidth).length,
    );
    expect(await overflow).toBe(0);
    await save(page);
    await form.getByText('Dva řádky ceníku platí pro stejnou hmotnost i hodnotu zboží.').first().waitFor();

    await form.getByRole('group', { name: 'Řádek 2' }).getByLabel('Zboží od Kč').fill('1 000,50');
    await save(page);
    const code = form.getByLabel('Kód');
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    expect(await code.evaluate((input) => input === document.activeElement)).toBe(true);
    await code.fill('bicycle');
    await form.getByRole('button', { name: 'Odebrat řádek 1' }).click();
    await save(page);
    await saved(page);
    const added = record(page, 'Kolem');
    await added.getByText('1 cena: 89,00 Kč').waitFor();

    await added.getByRole('button', { name: 'Upravit Kolem' }).click();
    const row = dialog(page).getByRole('group', { name: 'Řádek 1' });
    expect(await row.getByLabel('Do kg').inputValue()).toBe('2,5');
    expect(await row.getByLabel('Zboží od Kč').inputValue()).toBe('1000,5');
    expect(await dialog(page).getByLabel('Kartou online').isChecked()).toBe(true);
  });

  test('saving over somebody else’s change is a conflict', async () => {
    const [first, second] = [
      await openAsAdministrator('/admin/platebni-metody'),
      await openAsAdministrator('/admin/platebni-metody'),
    ];
    browser.expectTrouble(/status of 409/);
    for (const page of [first, second]) await page.getByRole('button', { name: 'Upravit Na dobírku' }).click();
    await dialog(first).getByLabel('Poplatek Kč').fill('45');
    await save(first);
    await saved(first);
    await record(first, 'Na dobírku').getByText('45,00 Kč').waitFor();
    await dialog(second).getByLabel('Poplatek Kč').fill('55');
    await save(second);
    await dialog(second).getByText('Mezitím záznam uložil někdo jiný. Vámi zadané údaje tu zůstaly.').waitFor();
    expect(await dialog(second).getByLabel('Poplatek Kč').inputValue()).toBe('55');
  });

  test('R-6.10, R-9.05 a branch gets new opening hours and a closure, and customers see both', async () => {
    const page = await openAsAdministrator('/admin/prodejny');
    await page.getByRole('button', { name: 'Upravit Brno' }).click();
    expect(await findViolations(page)).toEqual([]);
    await dialog(page).getByLabel('sobota').fill('9–12, 13-15');
    await save(page);
    await saved(page);
    await record(page, 'Brno').getByText('9:00–12:00, 13:00–15:00').waitFor();

    await page.getByRole('button', { name: 'Mimořádně zavřít: Brno' }).click();
    const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    expect(await dialog(page).getByLabel('Prodejna').locator('option:checked').innerText()).toBe('Brno, Ukázková 5');
    await dialog(page).getByLabel('Den').fill(day);
    await dialog(page).getByLabel('Poznámka').fill('Stěhování');
    await save(page);
    await record(page, 'Brno').getByText('· Stěhování').waitFor();
    const { branches } = await (await page.request.get('/api/delivery/branches')).json();
    const brno = branches.find(({ town }: { town: string }) => town === 'Brno');
    expect(brno.opening_hours.sat).toEqual(['09:00-12:00', '13:00-15:00']);
    expect(brno.closures).toContainEqual({ day, note: 'Stěhování', is_holiday: false });
  });

  test('R-6.10, R-9.05 an exchange rate changes the displayed prices', async () => {
    const page = await openAsAdministrator('/admin/meny');
    await page.getByRole('button', { name: 'Upravit EUR' }).click();
    await dialog(page).getByLabel('Kurz').fill('25,125');
    await save(page);
    await saved(page);
    await page.getByRole('cell', { name: '25,125' }).waitFor();
    const currencies = await (await page.request.get('/api/lists/currencies')).json();
    expect(currencies.find(({ code }: { code: string }) => code === 'EUR').rate).toBe(25.125);
  });

  test('R-9.05 a group is added and, while empty, deleted; the audit log shows both', async () => {
    await query(product.database, 'update account set user_group_id = null');
    await query(product.database, 'delete from user_group');
    const page = await openAsAdministrator('/admin/skupiny');
    await page.getByText('Zatím tu není žádná skupina').waitFor();
    await page.getByRole('button', { name: 'Přidat skupinu' }).click();
    await dialog(page).getByLabel('Název').fill('Stálí zákazníci');
    await dialog(page).getByLabel('Sleva v procentech').fill('7,5');
    await save(page);
    await record(page, 'Stálí zákazníci').getByText('sleva 7,5 % · 0 členů').waitFor();
    await page.getByRole('button', { name: 'Smazat Stálí zákazníci' }).click();
    await dialog(page).getByRole('button', { name: 'Smazat' }).click();
    await page.getByText('Zatím tu není žádná skupina').waitFor();
    await page.goto('/admin/zaznam-zmen');
    await page.locator('tbody').getByText('skupina uživatelů').first().waitFor();
  });
});

test('R-6.10, R-9.05 pickup points are imported from a file in the format of spreadsheets on Windows', async () => {
  const page = await openAsAdministrator('/admin/vydejni-mista', 360);
  await page.getByRole('button', { name: 'Načíst ze souboru' }).click();
  // windows-1250: ř is F8, í is ED.
  const rows =
    'code;name;street;city;postcode;kind\r\nNOVE-1;P\xf8\xedjezd;Ulice 1;Brno;60200;shop\r\nX;Y;Z;Brno;1;shop\r\n';
  await dialog(page)
    .getByLabel('Soubor CSV')
    .setInputFiles({ name: 'mista.csv', mimeType: 'text/csv', buffer: Buffer.from(rows, 'latin1') });
  expect(await findViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Načíst', exact: true }).click();
  await dialog(page).getByText('Přidáno: 1, změněno: 0.').waitFor();
  await dialog(page).getByText('řádek 3, sloupec postcode').waitFor();
  await dialog(page).getByRole('button', { name: 'Hotovo' }).click();
  await page.goto('/admin/vydejni-mista?q=NOVE-1');
  await hydrated(page);
  await page.getByRole('rowheader', { name: 'Příjezd' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Vybrat Příjezd' }).check();
  await page.getByRole('button', { name: 'Vypnout' }).click();
  await page.getByRole('cell', { name: 'vypnuto' }).waitFor();

  // The next file keeps inactive points inactive, and deactivates missing ones on request.
  const carrier = (await (await page.request.get('/api/admin/pickup-points?q=NOVE-1')).json()).points[0].carrier_id;
  const countActive = async () =>
    (await (await page.request.get(`/api/admin/pickup-points?state=active&carrier=${carrier}`)).json()).total;
  const active = await countActive();
  expect(active).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Načíst ze souboru' }).click();
  await dialog(page)
    .getByLabel('Soubor CSV')
    .setInputFiles({ name: 'mista.csv', mimeType: 'text/csv', buffer: Buffer.from(rows, 'latin1') });
  await dialog(page).getByRole('checkbox', { name: 'Místa, která v souboru nejsou, vypnout' }).check();
  await dialog(page).getByRole('button', { name: 'Načíst', exact: true }).click();
  await dialog(page).getByText('Přidáno: 0, změněno: 1.').waitFor();
  await dialog(page).getByText(`Vypnuto, protože v souboru nejsou: ${active}.`).waitFor();
  expect(await countActive()).toBe(0);
});

test('R-2.36 the footer omits missing contacts', async () => {
  const page = await browser.visit('/');
  const contacts = page.getByRole('region', { name: 'Kontakt' });
  expect(await contacts.innerText()).toMatch(/IČO \d+, DIČ CZ\d+/);
  const icons = await contacts.locator('svg').count();
  await query(
    product.database,
    `update setting set value = value || '{"tax_id": "", "opening_hours": ""}' where name = 'contacts'`,
  );
  await expect
    .poll(async () => {
      await page.reload();
      return contacts.innerText();
    })
    .not.toContain('DIČ');
  expect(await contacts.innerText()).toMatch(/IČO \d+\s/);
  expect(await contacts.locator('svg').count()).toBe(icons - 1);
});
