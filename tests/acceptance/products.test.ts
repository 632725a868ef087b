import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';

// A product of its own: what is changed here would be missing elsewhere.
const { product, browser } = useOwnProduct();

const openAsAdministrator = (path: string) => openAs(browser, 'admin', path);

const saved = (page: Page, text: string) => expect.poll(() => page.getByText(text).count()).toBeGreaterThan(0);

describe('products in administration', () => {
  test('R-6.01, R-9.02 a product is added, stocked, put on sale, seen by buyers, and hidden again', async () => {
    browser.expectTrouble(/422 \(Unprocessable|404 \(Not Found/);
    const page = await openAsAdministrator('/admin/zbozi');
    await page.getByRole('link', { name: 'Přidat zboží' }).click();
    await page.getByRole('button', { name: 'Uložit', exact: true }).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Vyberte kategorii až po poslední úroveň.');
    for (const [index, name] of ['Rum Zkouška', 'Rum Trial', 'Rum Probe'].entries())
      await page.getByLabel('Název', { exact: true }).nth(index).fill(name);
    await page.getByLabel('Najít podle názvu').fill('likér');
    await page.getByLabel('Najít podle názvu').press('Enter');
    await page.getByLabel('Kód zboží').fill('ZKOUSKA-1');
    await page.getByLabel('EAN').fill('4006381333932');
    await page.getByLabel('Běžná cena s DPH (CZK)').fill('1 250,50');
    await page.getByRole('checkbox', { name: 'Zobrazit v nabídce' }).check();
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Kontrolní číslice EAN nesouhlasí.');
    await page.getByLabel('EAN').fill('4006381333931');
    await page.getByRole('button', { name: 'Uložit' }).click();
    const weight = page.getByLabel('Hmotnost v gramech');
    await expect.poll(() => weight.getAttribute('aria-invalid')).toBe('true');
    await weight.fill('1200');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Rum Zkouška');
    expect(await page.getByLabel('Adresa stránky').first().inputValue()).toBe('rum-zkouska');

    const places = page.getByLabel(/^K prodeji: /);
    await places.first().fill('12');
    await places.nth(1).fill('pět');
    const place = (await places.nth(1).getAttribute('id'))!;
    const row = await page.locator(`label[for="${place}"]`).innerText();
    await page.getByLabel('Důvod změny').fill('První příjem');
    await page.getByRole('button', { name: 'Uložit sklad' }).click();
    await page.getByRole('alert').getByText(`${row}: Zadejte prosím číslo, například 15 nebo 1 234,50.`).waitFor();
    await places.nth(1).fill('-5');
    await page.getByRole('button', { name: 'Uložit sklad' }).click();
    await page.getByRole('alert').getByText(`${row}: Zadejte prosím nejméně 0.`).waitFor();
    await places.nth(1).fill('');
    await page.getByLabel('Důvod změny').fill('První příjem');
    await page.getByRole('button', { name: 'Uložit sklad' }).click();
    await expect.poll(() => places.nth(1).getAttribute('aria-invalid')).toBe('true');
    await page.getByText('K prodeji dohromady: 0').waitFor();
    await places.nth(1).fill('0');
    await page.getByRole('button', { name: 'Uložit sklad' }).click();
    await saved(page, 'K prodeji dohromady: 12');

    await page.getByRole('button', { name: 'Přidat akci' }).click();
    await page.getByLabel('Cena v akci s DPH (CZK)').fill('abc');
    await page.getByRole('dialog').getByRole('button', { name: 'Uložit' }).click();
    await page.getByRole('dialog').getByText('Zadejte prosím číslo, například 15 nebo 1 234,50.').first().waitFor();
    await page.getByLabel('Cena v akci s DPH (CZK)').fill('');
    await page.getByRole('dialog').getByRole('button', { name: 'Uložit' }).click();
    await page.getByRole('dialog').getByText('Pole musí být vyplněno').first().waitFor();
    await page.getByLabel('Cena v akci s DPH (CZK)').fill('999');
    await page.getByLabel('Začátek').fill('2026-01-01T00:00');
    await page.getByLabel('Konec').fill('2099-01-01T00:00');
    await page.getByRole('dialog').getByRole('button', { name: 'Uložit' }).click();
    // A start in the past means now, and the form says so.
    await saved(page, 'Zvolený začátek použít nešlo, akce platí od');
    await saved(page, 'Nyní se prodává za 999,00');

    const href = (await page.getByRole('link', { name: 'Zobrazit na webu' }).getAttribute('href'))!;
    const buyer = await browser.visit(href);
    await expect.poll(() => buyer.getByRole('heading', { level: 1 }).innerText()).toBe('Rum Zkouška');
    expect(await buyer.locator('main').innerText()).toMatch(/999,00\sKč/);

    await page.getByRole('button', { name: 'Skrýt z nabídky' }).click();
    await expect.poll(() => page.getByRole('link', { name: 'Zobrazit na webu' }).count()).toBe(0);
    await expect.poll(async () => (await page.request.get(href)).status()).toBe(404);
  });

  test('R-6.01, R-8.02 a refused price stays as typed; the last success message disappears', async () => {
    browser.expectTrouble(/422 \(Unprocessable/);
    const page = await openAsAdministrator('/admin/zbozi?on_sale=no&state=shown&sort=dearest');
    await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
    const price = page.getByLabel('Běžná cena s DPH (CZK)');
    await price.waitFor();
    await hydrated(page);
    const save = () => page.getByRole('button', { name: 'Uložit', exact: true }).click();
    await price.fill('4 321,50');
    await save();
    await saved(page, 'Uloženo.');
    for (const [typed, error] of [
      ['289,999', 'Částka má více desetinných míst, než kolik se jich v její měně používá.'],
      ['-5', 'Částka musí být vyšší než nula.'],
      ['99 999 999 999 999', 'Zadejte prosím nejvýše 100\u00a0000\u00a0000,00.'],
      ['', 'Pole musí být vyplněno'],
    ] as const) {
      await price.fill(typed);
      await save();
      await page.getByRole('alert').getByText(error).waitFor();
      expect(await page.getByText('Uloženo.').count(), typed).toBe(0);
    }

    await page.getByRole('button', { name: 'Přidat akci' }).click();
    await page.getByLabel('Cena v akci s DPH (CZK)').fill('4000');
    await page.getByLabel('Začátek').fill('2098-01-01T00:00');
    await page.getByLabel('Konec').fill('2099-01-01T00:00');
    await page.getByRole('dialog').getByRole('button', { name: 'Uložit' }).click();
    await saved(page, 'naplánovaná');
    await price.fill('4000');
    await save();
    await page.getByRole('alert').getByText('Běžná cena musí být vyšší než cena v akci.').waitFor();
    const told = (await page.getByRole('alert').allInnerTexts()).join(' ').replaceAll('\u00a0', ' ');
    expect(told).toContain('V akci stojí 4 000,00 Kč (1. 1. 2098 00:00 – 1. 1. 2099 00:00).');

    const cells = page.getByRole('cell', { name: 'naplánovaná' });
    await page.getByRole('button', { name: 'Smazat', exact: true }).click();
    await page.getByRole('dialog').getByText('Naplánovaná akce nezačne.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Zrušit' }).click();
    expect(await cells.count()).toBe(1);
    await page.getByRole('button', { name: 'Smazat', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ano, smazat' }).click();
    await expect.poll(() => cells.count()).toBe(0);
  });

  test('R-9.02 stock that changed meanwhile is not overwritten unseen: the typed number stays beside the new one', async () => {
    browser.expectTrouble(/409 \(Conflict/);
    const page = await openAsAdministrator('/admin/zbozi?stock=any&sort=dearest');
    await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
    const place = page.getByLabel(/^K prodeji: /).first();
    await place.waitFor();
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    const name = (await place.getAttribute('name'))!;
    const before = Number(await place.inputValue());
    const answer = await page.request.put(`/api/admin/products/${id}/stock`, {
      data: {
        changes: [{ branch_id: Number(name.split('_')[1]), before, quantity: before + 7 }],
        reason: 'Někdo jiný',
      },
      headers: { origin: product.origin },
    });
    expect(answer.status()).toBe(200);
    await place.fill(String(before + 1));
    await page.getByLabel('Důvod změny').fill('Inventura');
    await page.getByRole('button', { name: 'Uložit sklad' }).click();
    await saved(page, 'Mezitím se to změnilo');
    await page.getByText(`Mezitím se počet změnil z ${before} na ${before + 7}.`).waitFor();
    expect([await place.inputValue(), await page.getByLabel('Důvod změny').inputValue()]).toEqual([
      String(before + 1),
      'Inventura',
    ]);
    await page.getByRole('button', { name: 'Uložit sklad' }).click();
    await saved(page, 'Uloženo.');
    await page.reload();
    expect(await place.inputValue()).toBe(String(before + 1));
  });

  test('R-9.02 a sold-out product is restocked from the list by keyboard, with a delivery of twelve', async () => {
    const page = await openAsAdministrator('/admin/zbozi');
    await page.getByRole('navigation', { name: 'Sklad' }).getByRole('link', { name: 'vyprodáno' }).click();
    await page.waitForURL(/stock=none/);
    await page
      .getByRole('link', { name: /: skladem 0, upravit$/ })
      .first()
      .press('Enter');
    await page.waitForURL(/#stock$/);
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await expect.poll(focused).toBe('stock');
    const place = page.getByLabel(/^K prodeji: /).first();
    expect(await place.inputValue()).toBe('0');
    await page
      .getByRole('button', { name: /: přidat 12 ks$/ })
      .first()
      .click();
    expect([await place.inputValue(), await page.getByLabel('Důvod změny').inputValue()]).toEqual(['12', 'příjem']);
    await page.getByRole('button', { name: 'Uložit sklad' }).click();
    await saved(page, 'Uloženo.');
    await page.getByRole('link', { name: 'Sklad: 12' }).waitFor();
  });

  test('R-9.02 the later of two edits of a product gets a conflict, and keeps typed values', async () => {
    browser.expectTrouble(/409 \(Conflict/);
    const first = await openAsAdministrator('/admin/zbozi?sort=sku');
    const href = (await first.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').getAttribute('href'))!;
    const [one, other] = [await openAsAdministrator(href), await openAsAdministrator(href)];
    const save = (page: Page) => page.getByRole('button', { name: 'Uložit', exact: true }).click();
    await one.getByLabel('Hmotnost v gramech').fill('1111');
    await other.getByLabel('Hmotnost v gramech').fill('2222');
    await one.getByRole('button', { name: /z nabídky|v nabídce/ }).click();
    await saved(one, 'Zboží je');
    expect(await one.getByLabel('Hmotnost v gramech').inputValue()).toBe('1111');
    await save(one);
    await saved(one, 'Uloženo.');
    await save(other);
    await saved(other, 'Mezitím záznam uložil někdo jiný.');
    expect(await other.getByLabel('Hmotnost v gramech').inputValue()).toBe('2222');
    await one.getByLabel('Hmotnost v gramech').fill('1112');
    await save(one);
    await expect
      .poll(async () => (await one.request.get(`/api/admin/products/${href.split('/').at(-1)}`)).json())
      .toMatchObject({ weight_g: 1112 });
  });

  test('R-9.02 a product is copied; the list finds the copy among hidden products', async () => {
    const page = await openAsAdministrator('/admin/zbozi?sort=sku');
    const first = page.getByRole('row').nth(1);
    const name = await first.getByRole('rowheader').getByRole('link').innerText();
    await first.getByRole('rowheader').getByRole('link').click();
    await page.getByRole('button', { name: 'Vytvořit kopii' }).click();
    await saved(page, 'Toto je kopie. V nabídce zatím není.');
    await page.goto('/admin/zbozi?state=hidden&stock=none');
    await hydrated(page);
    await expect.poll(() => page.getByRole('link', { name, exact: true }).count()).toBeGreaterThan(0);
  });
});
