import { beforeAll, inject, test } from 'vitest';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { useBrowser } from '#tests/support/browser.ts';
import { buildOrderAmongOthers } from '#tests/support/order-factories.ts';
import { openAs } from '#tests/support/demo-logins.ts';

const browser = useBrowser();
let database: Database;
beforeAll(() => {
  database = openDatabase(inject('productDatabase'), { max: 2 });
  return () => database.close();
});

test('R-9.03, R-11.02 handing over several orders at once skips those that need an age check, and says so', async () => {
  const email = `predani${Date.now()}@example.cz`;
  const sent = await buildOrderAmongOthers(database.db, { order: { email, state: 'sent' } });
  const waiting = await buildOrderAmongOthers(database.db, {
    carrier: 'branch',
    order: { email, state: 'ready_for_pickup' },
  });
  const page = await openAs(browser, 'admin', `/admin/objednavky?q=${email}`);
  await page.getByRole('checkbox', { name: 'Vybrat všechny' }).check();
  await page.getByRole('button', { name: 'Označit jako předané' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ano, označit jako předané' }).click();
  const left = page.getByRole('status').filter({ hasText: 'Beze změny zůstalo:' });
  await left.getByText('Nejdřív je potřeba ověřit věk').waitFor();
  await page.getByRole('row').filter({ hasText: sent.number }).getByText('Doručeno').waitFor();

  await left.getByRole('link', { name: waiting.number }).click();
  await page.getByRole('heading', { level: 1, name: waiting.number }).waitFor();
  await page.getByRole('button', { name: 'Předat zákazníkovi' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Předat zákazníkovi' }).click();
  const { username } = await database.db
    .selectFrom('account')
    .where('email', '=', 'admin@karafa.example')
    .select('username')
    .executeTakeFirstOrThrow();
  await page.getByText(`Věk ověřen podle dokladu · ${username}`).waitFor();
});

test('R-6.08 the empty cart of an account links to its unpaid order', async () => {
  const [account] = await database.db
    .selectFrom('account')
    .where('email', '=', 'overeny@karafa.example')
    .select(['id', 'email'])
    .execute();
  const order = await buildOrderAmongOthers(database.db, {
    order: { email: account!.email!, account_id: account!.id, placed_at: new Date() },
  });
  try {
    const page = await openAs(browser, 'overeny', '/kosik');
    await page.getByRole('heading', { name: `Objednávka ${order.number} čeká na platbu` }).waitFor();
    await page.getByRole('link', { name: 'Zobrazit platební údaje' }).click();
    await page.getByRole('heading', { level: 1, name: order.number }).waitFor();
  } finally {
    await database.db.updateTable('shop_order').set({ state: 'cancelled' }).where('id', '=', order.id).execute();
  }
});
