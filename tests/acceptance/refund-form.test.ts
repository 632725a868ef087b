import '#shared/i18n/personal-paths.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { useBrowser } from '#tests/support/browser.ts';
import { buildOrderAmongOthers, buildPaidPayment } from '#tests/support/order-factories.ts';
import { loginCookies } from '#tests/support/demo-logins.ts';

const browser = useBrowser();
let database: Database;

beforeAll(() => {
  database = openDatabase(inject('productDatabase'), { max: 2 });
  return () => database.close();
});

test('R-9.03 an administrator refunds some pieces; a free amount is shared over the whole order', async () => {
  const { db } = database;
  const order = await buildOrderAmongOthers(db, {
    lines: [{ name: 'Karlův ležák', quantity: 6, price: 5000 }, { name: 'Sklenice na ležák' }],
  });
  await buildPaidPayment(db, order.id, order.total);
  const cookies = await loginCookies(browser.origin, 'admin');
  const page = await browser.open(routePath('admin-order', 'cs', { id: order.id }), { cookies });
  await page.getByRole('button', { name: 'Zadat vrácení peněz' }).click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Vrátit peníze' }) });
  const amount = () => form.locator('[name=amount]').inputValue();
  expect(await amount()).toBe('762');
  // Impossible values are reported before any confirmation, and the last success message disappears.
  const refused = async (field: string, typed: string, error: string) => {
    await form.locator(`[name="${field}"]`).fill(typed);
    await form.getByRole('button', { name: 'Vrátit peníze' }).click();
    await form.getByRole('alert').getByText(error).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  };
  await page.getByLabel('Poznámka (zákazník ji nevidí)').fill('Rozbité.');
  await page.getByRole('button', { name: 'Přidat poznámku' }).click();
  await page.getByText('Poznámka je přidána.').waitFor();
  await form.locator('[name=reason]').fill('Rozbité.');
  await refused('amount', '763', 'Zadejte prosím číslo od 0,01 do 762.');
  expect(await page.getByText('Poznámka je přidána.').count()).toBe(0);
  await refused('amount', '-5', 'Zadejte prosím číslo od 0,01 do 762.');
  const pieces = `pieces-${order.lineIds[0]}`;
  await refused(pieces, '7', 'Zadejte prosím číslo od 0 do 6.');
  await refused(pieces, '1,5', 'Zadejte prosím celé číslo od 0 do 6.');
  await form.getByLabel('Karlův ležák: počet kusů z 6').fill('2');
  await expect.poll(amount).toBe('100');
  await form.getByLabel('Doprava').check();
  await expect.poll(amount).toBe('199');
  await form.getByLabel('Zboží je zpět a patří do skladu').check();
  await form.locator('[name=reason]').fill('Dvě láhve se rozbily.');
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Vrátit peníze' }).click();
  const asked = (await page.getByRole('dialog').innerText()).replace(/\s+/g, ' ');
  expect(asked).toContain(`${order.number} 199,00 Kč`);
  await page.getByRole('dialog').getByRole('button', { name: 'Ano, vrátit' }).click();
  await form.getByLabel('Karlův ležák: počet kusů z 4').waitFor();
  expect(await form.getByLabel('Doprava').count()).toBe(0);
  expect(await amount()).toBe('563');

  await form.locator('[name=amount]').fill('63');
  await form.locator('[name=reason]').fill('Omluva za zpoždění.');
  await form.getByRole('button', { name: 'Vrátit peníze' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ano, vrátit' }).click();
  await expect.poll(amount).toBe('500');
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('payment.subject_id', '=', order.id)
    .select(['refund.amount_minor', 'refund.content'])
    .orderBy('refund.id')
    .execute();
  expect(refunds).toEqual([
    { amount_minor: 19_900, content: { lines: [{ line_id: order.lineIds[0], quantity: 2 }], delivery: 9900, fee: 0 } },
    { amount_minor: 6300, content: null },
  ]);
});
