import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { query } from '#tests/support/demo-places.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';

// A product of its own: currencies and vouchers are changed here.
const { product, browser } = useOwnProduct();

const openAsAdministrator = (path: string) => openAs(browser, 'admin', path, { width: 1280 });
const dialog = (page: Page) => page.getByRole('dialog').first();
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Uložit', exact: true }).click();
const saved = (page: Page) => page.getByText('Uloženo.').first().waitFor();
const edit = async (page: Page, code: string) => {
  await page.getByRole('button', { name: `Upravit ${code}` }).click();
  return dialog(page);
};

describe('forms of administrators', () => {
  test('R-8.02 show every error at once: unreadable numbers, those of the schema and those of the database', async () => {
    await query(product.database, "insert into voucher (code, kind, percent) values ('OBSAZENY', 'percent', 5)");
    browser.expectTrouble(/status of 422/);
    const page = await openAsAdministrator('/admin/vouchery/pridat');
    await page.getByLabel('Kód').fill('obsazeny');
    await page.getByLabel('Sleva v procentech').fill('hodně');
    await page.getByLabel('Nejvyšší počet použití', { exact: true }).fill('0');
    await page.getByLabel('E-mail nebo uživatelské jméno').fill('nikdo');
    await page.getByLabel('Marže v procentech').fill('5,25 %');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect
      .poll(() => page.getByRole('alert').getByRole('listitem').allInnerTexts())
      .toEqual([
        'Kód: Tento kód už existuje. Zvolte prosím jiný.',
        'Sleva v procentech: Zadejte prosím číslo, například 15 nebo 1 234,50.',
        'Nejvyšší počet použití: Zadejte prosím nejméně 1.',
        'E-mail nebo uživatelské jméno: Takového uživatele nemáme.',
        'Marže v procentech: Desetinných míst může být nejvýše 1.',
      ]);
  });

  test('R-8.02 say an error of several languages once, and name the languages', async () => {
    browser.expectTrouble(/status of 422/);
    const page = await openAsAdministrator('/admin/platebni-metody');
    await page.getByRole('button', { name: 'Upravit' }).first().click();
    for (const index of [0, 2]) await dialog(page).getByLabel('Název').nth(index).fill('');
    await save(page);
    await expect
      .poll(() => dialog(page).getByRole('alert').getByRole('listitem').allInnerTexts())
      .toEqual(['Název (Čeština), Název (Deutsch): Pole musí být vyplněno']);
  });

  test('R-9.05 ask before a rate changes by more than a fifth', async () => {
    browser.expectTrouble(/409 \(Conflict/);
    const page = await openAsAdministrator('/admin/meny');
    const rate = () => query(product.database, "select rate::float from currency where code = 'EUR'");
    const first = await rate();
    const form = await edit(page, 'EUR');
    const before = await form.getByLabel('Kurz').inputValue();
    await form.getByLabel('Kurz').fill('50');
    await save(page);
    const question = page.getByRole('dialog', { name: 'Opravdu změnit kurz?' });
    await question.getByText('o více než 20 %').waitFor();
    await question.getByRole('button', { name: 'Zrušit' }).click();
    await form.getByRole('alert').waitFor();
    expect(await form.getByLabel('Kurz').inputValue()).toBe('50');
    await save(page);
    await question.getByRole('button', { name: 'Ano, změnit kurz' }).click();
    await saved(page);
    expect(await query(product.database, "select rate::float from currency where code = 'EUR'")).toEqual([
      { rate: 50 },
    ]);
    const back = await edit(page, 'EUR');
    await back.getByLabel('Kurz').fill(before);
    await save(page);
    await question.getByRole('button', { name: 'Ano, změnit kurz' }).click();
    await expect.poll(rate).toEqual(first);
  });

  test('R-9.05 list what somebody else has saved meanwhile, and take it or save over it', async () => {
    browser.expectTrouble(/409 \(Conflict/);
    const [one, other] = [await openAsAdministrator('/admin/meny'), await openAsAdministrator('/admin/meny')];
    const [first, second] = [await edit(one, 'EUR'), await edit(other, 'EUR')];
    await first.getByLabel('Kurz').fill('24,9');
    await first.getByLabel('Znak za částkou').fill('EUR');
    await save(one);
    await saved(one);

    await second.getByLabel('Kurz').fill('24,7');
    await second.getByLabel('Pořadí').fill('7');
    await save(other);
    await second.getByText('Mezitím záznam uložil někdo jiný. Vámi zadané údaje tu zůstaly.').waitFor();
    const rows = second.getByRole('row');
    await expect.poll(() => rows.allInnerTexts()).toHaveLength(3);
    const cells = await Promise.all((await rows.all()).map((row) => row.locator('th, td').allInnerTexts()));
    expect(cells).toEqual([
      ['Pole', 'Uložená hodnota', 'Vaše hodnota'],
      ['Kurz', '24,9', '24,7'],
      ['Znak za částkou', 'EUR', '€'],
    ]);
    await second.getByRole('button', { name: 'Převzít uložené hodnoty' }).click();
    await expect.poll(() => second.getByLabel('Kurz').inputValue()).toBe('24,9');
    expect(await second.getByLabel('Znak za částkou').inputValue()).toBe('EUR');
    expect(await second.getByLabel('Pořadí').inputValue()).toBe('7');
    await save(other);
    await saved(other);
    const stored = () =>
      query(product.database, "select rate::float, symbol_after, position from currency where code = 'EUR'");
    expect(await stored()).toEqual([{ rate: 24.9, symbol_after: 'EUR', position: 7 }]);

    // The first page still shows its own list: its version is outdated now.
    const third = await edit(one, 'EUR');
    await third.getByLabel('Znak za částkou').fill('€');
    await save(one);
    await third.getByRole('button', { name: 'Uložit moje hodnoty' }).click();
    await expect.poll(stored).toMatchObject([{ symbol_after: '€' }]);
  });
});
