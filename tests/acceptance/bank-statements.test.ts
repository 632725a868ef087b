import '#shared/i18n/personal-paths.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { gpcFile } from '#tests/support/bank-files.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { buildOrderAmongOthers } from '#tests/support/order-factories.ts';
import { loginCookies } from '#tests/support/demo-logins.ts';

const browser = useBrowser();
let database: Database;

beforeAll(() => {
  database = openDatabase(inject('productDatabase'), { max: 2 });
  return () => database.close();
});

test('R-9.03 a clerk imports a statement; a transfer with a typing mistake is assigned by hand', async () => {
  const { db } = database;
  const order = await buildOrderAmongOthers(db, { lines: [{ price: 765_400 }], order: { last_name: 'Převodová' } });
  const { number } = order;
  const at = new Date();
  await db
    .insertInto('payment')
    .values({
      key: `acceptance-bank-${number}`,
      subject_kind: 'order',
      subject_id: order.id,
      provider: 'bank_transfer',
      amount_minor: order.total,
      currency_code: 'CZK',
      variable_symbol: number,
      created_at: at,
      changed_at: at,
    })
    .execute();
  const cookies = await loginCookies(browser.origin, 'admin');
  const page = await browser.open(routePath('admin-bank-statements', 'cs'), { cookies });
  await page.getByRole('button', { name: 'Načíst výpis' }).click();
  const dialog = page.getByRole('dialog');
  const choose = (content: string) =>
    dialog
      .getByLabel('Soubor z banky')
      .setInputFiles({ name: 'vypis.gpc', mimeType: 'text/plain', buffer: Buffer.from(content) });
  browser.expectTrouble(/422/);
  await choose('datum;částka');
  await dialog.getByRole('button', { name: 'Načíst výpis' }).click();
  await dialog.getByText('Soubor není výpis').first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await choose(gpcFile([{ amount: order.total, symbol: number.slice(0, 9), name: number }]));
  await dialog.getByRole('button', { name: 'Načíst výpis' }).click();
  await dialog.getByText('Načteno nových pohybů: 1.').waitFor();

  // The worker matches within moments.
  const list = `${routePath('admin-bank-lines', 'cs')}?q=${number}`;
  await expect
    .poll(async () => {
      await page.goto(list);
      return page.getByText('překlep ve variabilním symbolu').count();
    })
    .toBe(1);
  await hydrated(page);
  await page.getByRole('button', { name: 'Přiřadit', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Převodová' }).waitFor();
  expect(await form.getByLabel('Variabilní symbol').inputValue()).toBe(number);
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Přiřadit', exact: true }).click();
  await page.getByText('Platba je přiřazená.').waitFor();

  await page.goto(routePath('admin-order', 'cs', { id: order.id }));
  await page.getByRole('heading', { name: 'Na výpisu z účtu' }).waitFor();
});
