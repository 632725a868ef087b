import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/demo-logins.ts';

const browser = useBrowser();
const unreadable = 'Zadejte prosím číslo, například 15 nebo 1 234,50.';
const required = 'Pole musí být vyplněno';
const invalid = 'Tato hodnota není platná.';

/** Fills in fields by name, saves, and returns the errors. */
async function errorsOf(page: Page, typed: Readonly<Record<string, string>>): Promise<string[]> {
  const form = page.locator('form').filter({ has: page.locator(`[name="${Object.keys(typed)[0]!}"]`) });
  browser.expectTrouble(/status of 422/);
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('button', { name: 'Uložit', exact: true }).click();
  const alert = form.getByRole('alert');
  await alert.getByText('Zkontrolujte prosím zadané údaje.').waitFor();
  return alert.getByRole('listitem').allInnerTexts();
}

const open = async (path: string): Promise<Page> => {
  const page = await openAs(browser, 'admin', path);
  await hydrated(page);
  return page;
};

describe('R-8.02 an unreadable number is refused with all other errors of the form', () => {
  test('of a voucher: every number, missing values, an invalid code and e-mail', async () => {
    const page = await open('/admin/vouchery/pridat');
    expect(
      await errorsOf(page, { percent: '12x', max_uses: 'pět', code: '-', for_email: 'petra', min_goods: '1 000,50' }),
    ).toEqual([
      `Kód: ${invalid}`,
      `Sleva v procentech: ${unreadable}`,
      `Nejvyšší počet použití: ${unreadable}`,
      'Jen pro tento e-mail: Pole musí obsahovat platný email.',
    ]);
    await page.locator('[name=code]').fill('');
    expect(await errorsOf(page, { percent: '12', max_uses: 'pět', for_email: '' })).toEqual([
      `Kód: ${required}`,
      `Nejvyšší počet použití: ${unreadable}`,
    ]);
  });

  test('of goods: also the category, a name that is too short, and an invalid slug', async () => {
    const page = await open('/admin/zbozi/pridat');
    expect(
      await errorsOf(page, {
        regular_price: 'zdarma',
        abv: '4O',
        ean: '123',
        'texts.cs.name': 'R',
        'texts.cs.slug': 'rum z ostrova',
        'texts.en.name': 'Rum',
      }),
    ).toEqual([
      'Název (Čeština), Název (Deutsch): Vyplňte prosím minimálně 2 znaky.',
      `Adresa stránky (Čeština): ${invalid}`,
      'Kategorie: Vyberte kategorii až po poslední úroveň.',
      `Kód zboží: ${required}`,
      `EAN: ${invalid}`,
      `Běžná cena s DPH (CZK): ${unreadable}`,
      `Obsah alkoholu v %: ${unreadable}`,
    ]);
  });

  test('of a carrier, whose price list has several rows', async () => {
    const page = await open('/admin/doprava');
    await page.getByRole('button', { name: 'Přidat způsob dopravy' }).click();
    for (const _row of [1, 2]) await page.getByRole('button', { name: 'Přidat řádek' }).click();
    expect(
      await errorsOf(page, {
        code: 'dopravce!',
        'texts.cs.name': 'Dopravce',
        'texts.en.name': ' ',
        'texts.de.name': 'Kurier',
        'prices.0.price': '99',
        'prices.1.max_weight_g': '5 l',
        position: '',
      }),
    ).toEqual([
      `Název (English): ${required}`,
      `Kód: ${invalid}`,
      `Do kg (Řádek 2): ${unreadable}`,
      `Cena Kč (Řádek 2): ${required}`,
      `Pořadí: ${required}`,
    ]);
  });
});
