import '#shared/i18n/personal-paths.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { useBrowser } from '#tests/support/browser.ts';
import { addManyProducts } from '#tests/support/many-products.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { runProduct, type RunningProduct } from '#tests/support/running-product.ts';
import { csvTable } from '#tests/support/tables.ts';

// A product of its own: two thousand products would be in the way of others.
let product: RunningProduct;
let database: Database;
beforeAll(async () => {
  product = await runProduct();
  database = openDatabase(product.database, { max: 2 });
  await addManyProducts(database.db, { prefix: 'MANY', count: 2000, price: 50_000 });
});
afterAll(async () => {
  await database.close();
  await product.end();
});
const browser = useBrowser(() => product.origin);

const countAt = async (price: number) => {
  const rows = await database.db
    .selectFrom('product')
    .where('sku', 'like', 'MANY-%')
    .where('regular_price_minor', '=', price)
    .select('listing_id')
    .execute();
  return rows.length;
};

test('R-9.02 2 000 products get new prices from a table, 30 bad rows come back with reasons, and all is undone', async () => {
  const page = await openAs(browser, 'admin', '/admin/zbozi/importy');
  await page.getByRole('button', { name: 'Nahrát tabulku' }).click();
  const dialog = page.getByRole('dialog');
  expect(await findViolations(page)).toEqual([]);
  const rows = Array.from({ length: 2000 }, (_, index) => [
    `MANY-${index + 1}`,
    index % 67 === 1 ? 'na dotaz' : '1 299,00',
  ]);
  await dialog.getByLabel('Tabulka se zbožím').setInputFiles({
    name: 'cenik.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csvTable([['Zboží', 'Cena'], ...rows])),
  });
  await dialog.getByRole('button', { name: 'Nahrát tabulku' }).click();

  // The price is recognised by its header, the code is not.
  await page.getByLabel('Význam sloupce Zboží').selectOption('sku');
  expect(await page.getByLabel('Význam sloupce Cena').inputValue()).toBe('price');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zkontrolovat řádky' }).click();
  await page.getByRole('heading', { name: 'Souhrn' }).waitFor();
  await page
    .getByText(/^Běžná cena \(.+\): Tohle není číslo\.$/)
    .first()
    .waitFor();
  const summary = page.getByRole('region', { name: 'Souhrn' });
  expect((await summary.innerText()).replace(/\s+/g, ' ')).toMatch(/Změněné zboží 1 970 .*Chybné řádky 30/);
  expect(await countAt(50_000)).toBe(2000);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Stáhnout chybné řádky' }).click();
  expect((await download).suggestedFilename()).toMatch(/^karafa-import-\d+-bad\.csv$/);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Provést jen správné řádky' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Provést' }).click();
  await page.getByText('provedený').waitFor({ timeout: 90_000 });
  expect([await countAt(129_900), await countAt(50_000)]).toEqual([1970, 30]);

  await page.getByRole('button', { name: 'Vrátit zpět' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vrátit zpět' }).click();
  await page.getByText('vrácený zpět').waitFor({ timeout: 90_000 });
  expect(await countAt(50_000)).toBe(2000);
  expect(await findViolations(page)).toEqual([]);
});
