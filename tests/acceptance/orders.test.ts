import { beforeAll, inject, test } from 'vitest';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { buildOrder, type BuiltOrder, type OrderOptions } from '#tests/support/order-factories.ts';
import { loginCookies } from '#tests/support/personal-screens.ts';

const browser = useBrowser();
let database: Database;
beforeAll(() => {
  database = openDatabase(inject('productDatabase'), { max: 2 });
  return () => database.close();
});

/** Orders of a buyer of this test's own. */
async function build(email: string, index: number, options: OrderOptions): Promise<BuiltOrder> {
  const number = `98${String(Date.now() % 10_000_000).padStart(7, '0')}${index}`;
  const order = { number, variable_symbol: number, cart_id: Number(number), email, ...options.order };
  return { ...(await buildOrder(database.db, { ...options, order })), number };
}

test('R-9.03, R-11.02 of several orders handed over at once those that ask for a look at the age stay, and say so', async () => {
  const email = `predani${Date.now()}@example.cz`;
  const sent = await build(email, 1, { order: { state: 'sent' } });
  const waiting = await build(email, 2, { carrier: 'branch', order: { state: 'ready_for_pickup' } });
  const cookies = await loginCookies(browser.origin, 'admin');
  const page = await browser.visit(`/admin/objednavky?q=${email}`, { cookies });
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Vybrat všechny' }).check();
  await page.getByRole('button', { name: 'Označit jako předané' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ano, jsou předané' }).click();
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
  await page.getByText(`Věk ověřen při předání · ${username}`).waitFor();
});

test('R-6.08 the empty cart of an account leads to its order that waits for payment', async () => {
  const [account] = await database.db
    .selectFrom('account')
    .where('email', '=', 'overeny@karafa.example')
    .select(['id', 'email'])
    .execute();
  const order = await build(account!.email!, 3, { order: { account_id: account!.id, placed_at: new Date() } });
  const page = await browser.visit('/kosik', { cookies: await loginCookies(browser.origin, 'overeny') });
  await hydrated(page);
  await page.getByRole('heading', { name: `Objednávka ${order.number} čeká na zaplacení` }).waitFor();
  await page.getByRole('link', { name: 'Zobrazit platební údaje' }).click();
  await page.getByRole('heading', { level: 1, name: order.number }).waitFor();
  await database.db.updateTable('shop_order').set({ state: 'cancelled' }).where('id', '=', order.id).execute();
});
