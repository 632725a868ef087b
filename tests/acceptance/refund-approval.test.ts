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

/** A refund that another administrator wants to send. */
async function buildUnapproved() {
  const { db } = database;
  const order = await buildOrderAmongOthers(db, { lines: [{ price: 2_000_000 }], order: { state: 'paid' } });
  const paymentId = await buildPaidPayment(db, order.id, order.total);
  await db.updateTable('payment').set({ provider: 'bank_transfer' }).where('id', '=', paymentId).execute();
  const { id: askedBy } = await db
    .selectFrom('account')
    .where('username', '=', 'karafa.expedice')
    .select('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('refund')
    .values({
      payment_id: paymentId,
      amount_minor: 1_500_000,
      reason: 'Rozbitá zásilka.',
      state: 'unapproved',
      asked_by: askedBy,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number: order.number };
}

const stateOf = async (id: number) =>
  (await database.db.selectFrom('refund').where('id', '=', id).select('state').executeTakeFirst())?.state;

test('R-9.05 a second administrator approves one large refund and rejects another with a reason', async () => {
  const [approved, rejected] = [await buildUnapproved(), await buildUnapproved()];
  const cookies = await loginCookies(browser.origin, 'admin');
  const path = `${routePath('admin-payments', 'cs')}?view=refunds&state=unapproved`;
  const page = await browser.open(path, { cookies });
  const dialog = page.getByRole('dialog');

  await page.getByLabel(`Vybrat ${approved.number}`).check();
  // Nothing else can be done with it.
  expect(await page.getByRole('button', { name: 'Potvrdit odeslání peněz' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Schválit' }).click();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ano, schválit' }).click();
  await page.getByLabel(`Vybrat ${approved.number}`).waitFor({ state: 'detached' });
  expect(await stateOf(approved.id)).toBe('waiting');

  await page.getByLabel(`Vybrat ${rejected.number}`).check();
  await page.getByRole('button', { name: 'Zamítnout' }).click();
  await dialog.getByLabel('Důvod, který pošleme e-mailem').fill('Zásilka dorazila v pořádku.');
  await dialog.getByRole('button', { name: 'Zamítnout' }).click();
  await page.getByLabel(`Vybrat ${rejected.number}`).waitFor({ state: 'detached' });
  expect(await stateOf(rejected.id)).toBeUndefined();
});
