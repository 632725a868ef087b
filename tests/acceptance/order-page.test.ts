import { beforeAll, expect, inject, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { buildOrder, buildPaidPayment, type OrderOptions } from '#tests/support/order-factories.ts';

const browser = useBrowser();
let database: Database;
let made = 0;

beforeAll(() => {
  database = openDatabase(inject('productDatabase'), { max: 2 });
  return () => database.close();
});

async function openOrder(options: OrderOptions, isPaid = false) {
  const number = `98${String(Date.now() % 1_000_000).padStart(6, '0')}${String(++made).padStart(2, '0')}`;
  const order = await buildOrder(database.db, {
    ...options,
    order: { number, variable_symbol: number, cart_id: Number(number), ...options.order },
  });
  if (isPaid) await buildPaidPayment(database.db, order.id, order.total);
  const page = await browser.visit(`/shrnuti/${order.id}/${order.hash}`);
  await hydrated(page);
  return page.locator('main');
}

const paidAt = new Date('2026-03-03T10:00:00Z');
const cases: readonly (readonly [of: string, said: string, options: OrderOptions])[] = [
  [
    'cancelled, nobody has paid',
    'Objednávka je zrušená. Nic jsme vám neúčtovali.',
    { order: { state: 'cancelled', expires_at: null } },
  ],
  [
    'cancelled, it was paid',
    'Objednávka je zrušená. Co jste zaplatili, vám vrátíme.',
    { order: { state: 'cancelled', expires_at: null, paid_at: paidAt } },
  ],
  [
    'sent, to be paid on delivery',
    'Děkujeme za objednávku. Zaplatíte při převzetí.',
    { payment: 'cash_on_delivery', order: { state: 'sent', expires_at: null } },
  ],
  [
    'delivered, paid on delivery, the money not booked yet',
    'Děkujeme za nákup. Zaplatili jste při převzetí.',
    { payment: 'cash_on_delivery', order: { state: 'delivered', expires_at: null } },
  ],
];

test.each(cases)('R-6.09 an order that is %s: „%s“', async (_of, said, options) => {
  const main = await openOrder(options, options.order?.paid_at !== undefined);
  expect(await main.getByRole('status').first().innerText()).toBe(said);
});

test.each([
  [false, 'Zboží uvolníme pro ostatní. Nic vám účtovat nebudeme.'],
  [true, 'Zboží uvolníme pro ostatní. Co jste zaplatili, vám vrátíme.'],
])('R-6.09 who cancels reads what becomes of the money (paid: %s)', async (isPaid, said) => {
  const order = isPaid ? { state: 'paid' as const, paid_at: paidAt, expires_at: null } : {};
  const main = await openOrder({ order }, isPaid);
  await main.getByRole('button', { name: 'Zrušit objednávku' }).click();
  await main.page().getByRole('dialog').getByText(said).waitFor();
});

test('R-6.09 a parcel is named by its number where its carrier shows it nowhere', async () => {
  const { id: carrier_id } = await database.db
    .insertInto('carrier')
    .values({ code: `bez_sledovani_${Date.now()}`, kind: 'post', is_active: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('carrier_text')
    .values(locales.map((locale) => ({ carrier_id, locale, name: 'Bez sledování' })))
    .execute();
  const order = { state: 'sent' as const, expires_at: null, tracking_code: 'DR1234567890', carrier_id };
  const main = await openOrder({ order }, true);
  await main.getByText('Číslo zásilky DR1234567890').waitFor();
  expect(await main.getByRole('link', { name: /DR1234567890/ }).count()).toBe(0);
});
