import { expect, test } from 'vitest';
import '#shared/i18n/personal-paths.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { useStockedProduct } from '#tests/support/own-product.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { money, spaced } from '#tests/support/shop-buyers.ts';

const { product, browser, shelf } = useStockedProduct(2);

test('R-9.03 a clerk orders on the phone for a person, whose draft survives a reload, and adds what the person forgot', async () => {
  const [goods, forgotten] = shelf.goods;
  const page = await openAs(browser, 'admin', routePath('admin-order-add', 'cs'));
  const main = page.locator('main');
  const add = async (name: string) => {
    await page.getByLabel('Přidat zboží').fill(name);
    await page.getByRole('button', { name }).first().click();
  };
  await main.getByLabel('Najít zákazníka s účtem').fill('overeny@karafa.example');
  await main.getByRole('button', { name: 'overeny@karafa.example' }).click();
  await expect.poll(() => main.getByLabel('E-mail', { exact: true }).inputValue()).toBe('overeny@karafa.example');
  await add(goods!.names.cs!);
  await main.getByLabel(`Počet kusů: ${goods!.names.cs}`).fill('2');
  await main.getByLabel('Kurýr na adresu').check();
  await main.getByLabel('Bankovním převodem').check();
  await main.locator('[name=delivery_name]').fill('Viktor Ověřený');
  await main.locator('[name=delivery_street]').fill('Dlouhá 1');
  await main.locator('[name=delivery_city]').fill('Praha');
  await main.locator('[name=delivery_postcode]').fill('110 00');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => main.locator('[name=delivery_street]').inputValue()).toBe('Dlouhá 1');
  expect(await main.getByLabel(`Počet kusů: ${goods!.names.cs}`).inputValue()).toBe('2');
  await expect.poll(() => main.getByLabel('Bankovním převodem').isChecked()).toBe(true);
  await main.getByLabel('Zákazník potvrdil').check();
  expect(await findViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Vytvořit objednávku' }).click();
  await page.waitForURL(/\/admin\/objednavky\/\d+$/);
  await hydrated(page);
  await main.getByText('Objednáno po telefonu').waitFor();

  await main.getByRole('button', { name: 'Upravit položky' }).click();
  await add(forgotten!.names.cs!);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`Počet kusů: ${forgotten!.names.cs}`).waitFor();
  const sum = 2 * goods!.price + forgotten!.price;
  await expect.poll(async () => spaced(await dialog.innerText())).toContain(`Zboží ${money(sum)}`);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Uložit položky' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await main.getByText('Položky změněny').waitFor();
  const id = Number(/\d+$/.exec(page.url())![0]);
  const [stored] = await query(
    product.database,
    'select channel, goods_minor::int as goods from shop_order where id = $1',
    [id],
  );
  expect(stored).toEqual({ channel: 'phone', goods: sum });
});
