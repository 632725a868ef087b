import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { useBrowser } from '#tests/support/browser.ts';
import {
  buildOrderAmongOthers,
  buildPaidPayment,
  deliverOrder,
  type OrderOptions,
} from '#tests/support/order-factories.ts';

const browser = useBrowser();
let database: Database;

beforeAll(() => {
  database = openDatabase(inject('productDatabase'), { max: 2 });
  return () => database.close();
});

async function openOrder(options: OrderOptions, isPaid = false, deliveredAt = new Date(), overpayment?: Overpayment) {
  const order = await buildOrderAmongOthers(database.db, options);
  if (options.order?.state === 'delivered') await deliverOrder(database.db, order.id, deliveredAt);
  if (isPaid) await buildPaidPayment(database.db, order.id, order.total);
  if (overpayment) await addOverpayment(order.id, overpayment);
  const page = await browser.open(`/shrnuti/${order.id}/${order.hash}`);
  return page.locator('main');
}

interface Overpayment {
  readonly isBack: boolean;
}

/** An overpayment of 599 Kč. */
async function addOverpayment(orderId: number, { isBack }: Overpayment): Promise<void> {
  const { db } = database;
  const at = new Date('2026-03-04T10:00:00Z');
  const { id } = await db
    .insertInto('payment')
    .values({
      key: randomUUID(),
      subject_kind: 'order',
      subject_id: orderId,
      provider: 'bank_transfer',
      amount_minor: 59_900,
      currency_code: 'CZK',
      state: 'paid',
      is_overpayment: true,
      overpayment_settled_at: isBack ? at : null,
      created_at: at,
      changed_at: at,
      paid_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isBack) return;
  const refund = { payment_id: id, amount_minor: 59_900, reason: 'overpayment', created_at: at, done_at: at };
  await db
    .insertInto('refund')
    .values({ ...refund, state: 'done' })
    .execute();
}

const paidAt = new Date('2026-03-03T10:00:00Z');
const cases: readonly (readonly [of: string, said: string, options: OrderOptions])[] = [
  [
    'cancelled, nobody has paid',
    'Objednávka je zrušena. Nic jsme vám neúčtovali.',
    { order: { state: 'cancelled', expires_at: null } },
  ],
  [
    'cancelled, it was paid',
    'Objednávka je zrušena. Zaplacenou částku vám vrátíme.',
    { order: { state: 'cancelled', expires_at: null, paid_at: paidAt } },
  ],
  [
    'sent, to be paid on delivery',
    'Děkujeme za objednávku. Zaplatíte při převzetí.',
    { payment: 'cash_on_delivery', order: { state: 'sent', expires_at: null } },
  ],
  [
    'cancelled, to be paid on delivery',
    'Objednávka je zrušena. Nic jsme vám neúčtovali.',
    { payment: 'cash_on_delivery', order: { state: 'cancelled', expires_at: null } },
  ],
  [
    'ready for pickup',
    'Objednávka je připravena k vyzvednutí.',
    { carrier: 'branch', order: { state: 'ready_for_pickup', expires_at: null, paid_at: paidAt } },
  ],
  [
    'delivered, paid before',
    'Zboží jsme doručili. Děkujeme za nákup.',
    { order: { state: 'delivered', expires_at: null, paid_at: paidAt } },
  ],
  [
    'picked up',
    'Zboží jste si vyzvedli. Děkujeme za nákup.',
    { carrier: 'branch', order: { state: 'delivered', expires_at: null, paid_at: paidAt } },
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

const overpaymentNote = 'Přišla nám platba, kterou vám vrátíme: 599,00 Kč.';
const cancelled: OrderOptions = { order: { state: 'cancelled', expires_at: null } };

test.each([
  [
    'after it was cancelled',
    cancelled,
    false,
    [overpaymentNote, 'Objednávka je zrušena. Zaplacenou částku vám vrátíme.'],
  ],
  ['and is back', cancelled, true, ['Peníze jsme vám vrátili.']],
  ['while it waits for another sum', { payment: 'card' }, false, [overpaymentNote]],
] as const)(
  'R-6.06, R-6.09 an overpayment %s: the page explains what happens to it',
  async (_when, of, isBack, said) => {
    const main = await openOrder(of, false, new Date(), { isBack });
    await main.getByText(said[0]).waitFor();
    // Places for announcements are empty until there is one.
    const told = (await main.getByRole('status').allInnerTexts())
      .map((text) => text.replace(/\s/g, ' '))
      .filter(Boolean);
    expect(told).toEqual(said);
    if (of !== cancelled) await main.getByRole('button', { name: 'Zaplatit online' }).waitFor();
  },
);

const days = { expected_from: '2099-03-04', expected_to: '2099-03-06' };

test.each([
  ['sent', 'Předpokládané doručení 4. 3. 2099 – 6. 3. 2099.', true],
  ['delivered', 'Předpokládané doručení', false],
  ['cancelled', 'Předpokládané doručení', false],
  ['refunded', 'Předpokládané doručení', false],
] as const)('R-6.09 shows the expected days as long as the goods are outstanding (%s)', async (state, said, isTold) => {
  const main = await openOrder({ order: { ...days, state, expires_at: null, paid_at: paidAt } }, true);
  expect(await main.getByText(said).count()).toBe(isTold ? 1 : 0);
  await main.getByRole('heading', { name: 'Způsob platby' }).waitFor();
  await main.getByText('Bankovním převodem').waitFor();
});

test.each([
  ['waiting_for_payment', 'Čeká na platbu', '#clock'],
  ['paid', 'Zaplaceno', '#check'],
  ['cancelled', 'Zrušeno', '#close'],
] as const)('R-6.09 the current state has its own sign: %s', async (state, label, sign) => {
  const { id, hash } = await buildOrderAmongOthers(database.db, { order: { state } });
  await database.db
    .insertInto('order_event')
    .values({ order_id: id, kind: 'place', from_state: null, to_state: state, happened_at: paidAt })
    .execute();
  const page = await browser.open(`/shrnuti/${id}/${hash}`);
  const step = page.locator('main [aria-current=step]');
  expect(await step.innerText()).toContain(label);
  expect(await step.locator('use').getAttribute('href')).toContain(sign);
});

test.each([
  ['courier', 'Předpokládané doručení 3 až 5 pracovních dnů po přijetí platby.'],
  ['branch', 'Připraveno k vyzvednutí 3 až 7 pracovních dnů po přijetí platby.'],
] as const)('R-6.05, R-6.09 expected days count from the payment: %s', async (carrier, said) => {
  const main = await openOrder({ carrier, order: days });
  await main.getByText(said).waitFor();
  expect(await main.getByText('2099').count()).toBe(0);
});

test.each([
  ['paid', 'Připraveno k vyzvednutí 4. 3. 2099 – 6. 3. 2099.', 'Vyzvednuto'],
  ['ready_for_pickup', 'Připraveno k vyzvednutí. Vezměte', 'Vyzvednuto'],
  ['delivered', undefined, 'Vyzvednuto'],
] as const)(
  'R-6.05, R-6.09 pickup at a store: from when, where, and its opening hours (%s)',
  async (state, said, last) => {
    const order = { ...days, state, expires_at: null, paid_at: paidAt };
    const main = await openOrder({ carrier: 'branch', order }, true);
    expect(await main.getByRole('listitem').filter({ hasText: last }).count()).toBe(1);
    await main.getByText('Žitná 7').waitFor();
    await main.getByRole('link', { name: '+420 200 000 107' }).waitFor();
    await main.getByText('9:00–18:00').waitFor();
    const told = main.getByText('Vezměte si prosím s sebou doklad');
    expect(await told.count()).toBe(said === undefined ? 0 : 1);
    if (said !== undefined) expect((await told.innerText()).replace(/\s/g, ' ')).toContain(said);
  },
);

test('R-11.04 after the withdrawal period an order offers no withdrawal and says when the period ended', async () => {
  const delivered: OrderOptions = { order: { state: 'delivered', expires_at: null, paid_at: paidAt } };
  const late = await openOrder(delivered, true, new Date('2026-03-02T10:00:00Z'));
  await late.getByText('Lhůta pro odstoupení od smlouvy skončila 16. 3. 2026.').waitFor();
  await late.getByRole('link', { name: 'Reklamovat zboží' }).waitFor();
  expect(await late.getByRole('link', { name: 'Odstoupit od smlouvy' }).count()).toBe(0);
  const inTime = await openOrder(delivered, true);
  await inTime.getByText(/Odstoupit od smlouvy bez udání důvodu můžete do/).waitFor();
  await inTime.getByRole('link', { name: 'Odstoupit od smlouvy' }).waitFor();
});

test.each([
  [false, 'Zboží uvolníme pro ostatní. Nic vám účtovat nebudeme.'],
  [true, 'Zboží uvolníme pro ostatní a zaplacenou částku vám vrátíme.'],
])('R-6.09 cancelling explains what happens to the money (paid: %s)', async (isPaid, said) => {
  const order = isPaid ? { state: 'paid' as const, paid_at: paidAt, expires_at: null } : {};
  const main = await openOrder({ order }, isPaid);
  await main.getByRole('button', { name: 'Zrušit objednávku' }).click();
  await main.page().getByRole('dialog').getByText(said).waitFor();
});

test('R-6.09 cancelling an order moves the focus to its new state', async () => {
  const main = await openOrder({});
  await main.getByRole('button', { name: 'Zrušit objednávku' }).click();
  await main.page().getByRole('dialog').getByRole('button', { name: 'Ano, zrušit' }).click();
  const said = main.getByText('Objednávka je zrušena. Nic jsme vám neúčtovali.');
  await said.waitFor();
  await main.page().getByRole('status').getByText('Objednávka je zrušena.', { exact: true }).waitFor();
  await expect.poll(() => said.evaluate((text) => document.activeElement?.contains(text))).toBe(true);
  expect(await main.page().evaluate(() => document.activeElement?.tagName)).toBe('DIV');
});

test('R-6.09 shows the parcel number where the carrier has no tracking page', async () => {
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
