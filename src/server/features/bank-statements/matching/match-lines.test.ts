import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordOverpayment, settleByHand } from '#server/features/payments/index.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildAwaitingOrder } from '#tests/support/awaiting-orders.ts';
import { gpcFile, type GpcItem } from '#tests/support/bank-files.ts';
import { buildOrder, buildPaidPayment, type BuiltOrder } from '#tests/support/order-factories.ts';
import { killWaiting } from '#tests/support/lock-waits.ts';
import { paymentSubjects } from '#tests/support/payment-subjects.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { importStatements } from '../import-statements.ts';
import { matchLines } from './match-lines.ts';

const testing = useTestContext();
let clerkId: number;
let days = 0;

beforeAll(async () => {
  clerkId = (await buildAdministrator(testing.context.db, ['orders'])).id;
});

const awaiting = (price: number, options?: Parameters<typeof buildAwaitingOrder>[2]) =>
  buildAwaitingOrder(testing.context, price, options);

/** Imports transactions of a day of their own and matches them. */
async function receive(...items: GpcItem[]) {
  const { context } = testing;
  days += 1;
  const day = new Date(Date.UTC(2026, 3, days)).toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(gpcFile(items, { day }));
  const [imported] = await importStatements(context, { bytes, fileName: 'x.gpc', actorId: clerkId });
  await matchLines(context, paymentSubjects(context));
  return context.db
    .selectFrom('bank_line')
    .where('statement_id', '=', imported!.id!)
    .select(['id', 'state', 'reason', 'suggestion'])
    .orderBy('position')
    .execute();
}

const orderOf = ({ id }: BuiltOrder) =>
  testing.context.db
    .selectFrom('shop_order')
    .where('id', '=', id)
    .select(['state', 'paid_at'])
    .executeTakeFirstOrThrow();
const sharesOf = ({ id }: BuiltOrder) =>
  testing.context.db
    .selectFrom('bank_share')
    .where('subject_id', '=', id)
    .select(['outcome', 'amount_minor'])
    .orderBy('id')
    .execute();

describe('a transfer', () => {
  test('R-9.03 with the symbol, sum and currency of an order pays it on the day of the statement', async () => {
    const order = await awaiting(120_000);
    expect(await receive({ amount: order.total, symbol: order.number })).toMatchObject([
      { state: 'matched', reason: null },
    ]);
    expect(await orderOf(order)).toEqual({ state: 'paid', paid_at: new Date('2026-04-01T12:00:00Z') });
    expect(await sharesOf(order)).toEqual([{ outcome: 'settled', amount_minor: order.total }]);
  });

  test('R-9.03 that a clerk recorded before is confirmed, and a second one waits', async () => {
    const order = await awaiting(123_400);
    const { context } = testing;
    const subjects = paymentSubjects(context);
    const subject = { kind: 'order', id: order.id } as const;
    await context.db
      .transaction()
      .execute((tx) => settleByHand(tx, subjects, { subject, actorId: clerkId, at: new Date() }));
    const item = { amount: order.total, symbol: order.number };
    expect(await receive(item)).toMatchObject([{ state: 'matched' }]);
    expect(await sharesOf(order)).toEqual([{ outcome: 'confirmed', amount_minor: order.total }]);
    expect(await receive(item)).toMatchObject([
      { state: 'waiting', reason: 'already_paid', suggestion: [{ symbol: order.number, amount: order.total }] },
    ]);
  });

  test('R-9.03 for a cancelled order is an overpayment', async () => {
    const order = await awaiting(125_000, { order: { state: 'cancelled' } });
    expect(await receive({ amount: order.total, symbol: order.number })).toMatchObject([{ state: 'matched' }]);
    expect(await sharesOf(order)).toEqual([{ outcome: 'overpayment', amount_minor: order.total }]);
    expect(await orderOf(order)).toEqual({ state: 'cancelled', paid_at: null });
  });

  test.each([
    ['lower', -100, 'amount_lower'],
    ['higher', 100, 'amount_higher'],
  ])('R-9.03 of a %s sum waits for a clerk', async (_what, difference, reason) => {
    const order = await awaiting(131_000);
    const amount = order.total + difference;
    expect(await receive({ amount, symbol: order.number })).toMatchObject([
      { state: 'waiting', reason, suggestion: [{ symbol: order.number, amount }] },
    ]);
    expect((await orderOf(order)).state).toBe('waiting_for_payment');
  });

  test('R-9.03 in another currency waits for a clerk', async () => {
    const order = await awaiting(132_000);
    expect(await receive({ amount: order.total, symbol: order.number, currency: '0978' })).toMatchObject([
      { state: 'waiting', reason: 'wrong_currency' },
    ]);
  });

  test('R-9.03 for an order paid on delivery waits for a clerk', async () => {
    const order = await awaiting(133_000, { payment: 'cash_on_delivery' });
    expect(await receive({ amount: order.total, symbol: order.number })).toMatchObject([{ reason: 'not_by_transfer' }]);
  });

  test.each([
    ['two digits swapped', (symbol: string) => `${symbol.slice(0, 8)}${symbol[9]}${symbol[8]}`],
    ['a wrong digit', (symbol: string) => `3${symbol.slice(1)}`],
    ['a missing digit', (symbol: string) => symbol.slice(1)],
  ])('R-9.03 with a symbol that has %s is suggested, not booked', async (_what, mistype) => {
    const order = await awaiting(140_000 + days);
    // Swapping equal digits would be no mistake.
    const number = `2677${String(days).padStart(4, '0')}12`;
    await testing.context.db
      .updateTable('payment')
      .set({ variable_symbol: number })
      .where('subject_id', '=', order.id)
      .execute();
    expect(await receive({ amount: order.total, symbol: mistype(number) })).toMatchObject([
      { reason: 'symbol_typo', suggestion: [{ symbol: number, amount: order.total }] },
    ]);
  });

  test('R-9.03 without a symbol is suggested by the number in its message, or by its sum', async () => {
    const [named, summed] = [await awaiting(151_000), await awaiting(152_345)];
    expect(
      await receive(
        { amount: 777, message: `platba za objednavku ${named.number}` },
        { amount: summed.total, name: 'NEKDO JINY' },
        { amount: 987_654_321 },
      ),
    ).toMatchObject([
      { reason: 'symbol_missing', suggestion: [{ symbol: named.number, amount: 777 }] },
      { reason: 'symbol_missing', suggestion: [{ symbol: summed.number, amount: summed.total }] },
      { reason: 'symbol_missing', suggestion: [] },
    ]);
  });

  test('R-9.03 of a payer who is known from an earlier order is suggested', async () => {
    const payer = { order: { email: 'znamy@karafa.example' } };
    const counter = '0000192000145399';
    const [first, second, same] = [
      await awaiting(161_000, payer),
      await awaiting(162_000, payer),
      // Somebody else waits for the same sum.
      await awaiting(162_000),
    ];
    await receive({ amount: first.total, symbol: first.number, counter });
    expect(await receive({ amount: second.total, counter })).toMatchObject([
      { reason: 'known_payer', suggestion: [{ symbol: second.number, amount: second.total }] },
    ]);
    expect((await orderOf(same)).state).toBe('waiting_for_payment');
  });

  test('R-9.03 of the sum of two orders of a buyer is suggested for both', async () => {
    const buyer = { order: { email: 'dve@karafa.example' } };
    const [one, other] = [await awaiting(171_000, buyer), await awaiting(172_500, buyer)];
    expect(await receive({ amount: one.total + other.total, symbol: one.number })).toMatchObject([
      {
        reason: 'several_orders',
        suggestion: [
          { symbol: one.number, amount: one.total },
          { symbol: other.number, amount: other.total },
        ],
      },
    ]);
  });

  test('R-9.03 that completes an earlier one is suggested together with it', async () => {
    const order = await awaiting(181_000);
    const [first] = await receive({ amount: 100_000, symbol: order.number });
    expect(first!.reason).toBe('amount_lower');
    expect(await receive({ amount: 81_000, symbol: order.number })).toMatchObject([
      { reason: 'several_transfers', suggestion: [{ symbol: order.number, amount: 81_000 }] },
    ]);
    expect(
      await testing.context.db
        .selectFrom('bank_line')
        .where('id', '=', first!.id)
        .select(['reason', 'suggestion'])
        .execute(),
    ).toEqual([{ reason: 'several_transfers', suggestion: [{ symbol: order.number, amount: 100_000 }] }]);
  });

  test('R-9.03 that a file of another format has brought waits as a possible duplicate', async () => {
    const order = await awaiting(191_000);
    const [line] = await receive({ amount: 1234, symbol: order.number });
    const { context } = testing;
    await context.db
      .updateTable('bank_statement')
      .set({ format: 'fio' })
      .where('id', 'in', context.db.selectFrom('bank_line').where('id', '=', line!.id).select('statement_id'))
      .execute();
    days -= 1;
    expect(await receive({ amount: 1234, symbol: order.number, name: 'J. NOVAK' })).toMatchObject([
      { reason: 'possible_duplicate' },
    ]);
  });
});

describe('money that has left', () => {
  test('R-9.03 completes the refund of its symbol and sum', async () => {
    const { context } = testing;
    const order = await buildOrder(context.db, { lines: [{ price: 50_000 }], order: { state: 'paid' } });
    const paymentId = await buildPaidPayment(context.db, order.id, order.total);
    const { id } = await context.db
      .insertInto('refund')
      .values({ payment_id: paymentId, amount_minor: 5000, created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(
      await receive({ amount: -5000, symbol: order.number }, { amount: -4000, symbol: order.number }),
    ).toMatchObject([{ state: 'matched' }, { state: 'irrelevant' }]);
    expect(await context.db.selectFrom('refund').where('id', '=', id).select('state').execute()).toEqual([
      { state: 'done' },
    ]);
  });

  test('R-9.03 sends an overpayment back', async () => {
    const { context } = testing;
    const order = await awaiting(90_000);
    const paymentId = await context.db.transaction().execute((tx) =>
      recordOverpayment(tx, {
        subject: { kind: 'order', id: order.id },
        key: `test-overpayment-${String(order.id).padStart(10, '0')}`,
        amount: 4321,
        currency: 'CZK',
        variableSymbol: order.number,
        at: new Date(),
      }),
    );
    expect(await receive({ amount: -4321, symbol: order.number })).toMatchObject([{ state: 'matched' }]);
    const [payment] = await context.db
      .selectFrom('payment')
      .where('id', '=', paymentId!)
      .select('overpayment_settled_at')
      .execute();
    expect(payment!.overpayment_settled_at).not.toBeNull();
  });
});

test('R-9.03 a statement of 300 transactions is matched whole, also by two workers at once', async () => {
  const { context } = testing;
  const orders: BuiltOrder[] = [];
  for (let index = 0; index < 60; index += 1) orders.push(await awaiting(200_000 + index));
  const items = Array.from({ length: 300 }, (_, index) => {
    const order = orders[index];
    return order ? { amount: order.total, symbol: order.number } : { amount: index % 2 ? -index : index, symbol: '' };
  });
  const bytes = new TextEncoder().encode(gpcFile(items, { day: '2026-09-01' }));
  await importStatements(context, { bytes, fileName: 'x.gpc', actorId: clerkId });
  await Promise.all([matchLines(context, paymentSubjects(context)), matchLines(context, paymentSubjects(context))]);
  expect(await context.db.selectFrom('bank_line').where('state', '=', 'new').select('id').execute()).toEqual([]);
  for (const order of orders)
    expect(await sharesOf(order)).toEqual([{ outcome: 'settled', amount_minor: order.total }]);
}, 60_000);

test('R-9.03 a worker that is killed while it matches books nothing twice and leaves nothing out', async () => {
  const { context } = testing;
  const orders: BuiltOrder[] = [];
  for (let index = 0; index < 6; index += 1) orders.push(await awaiting(300_000 + index));
  const items = orders.map((order) => ({ amount: order.total, symbol: order.number }));
  const bytes = new TextEncoder().encode(gpcFile(items, { day: '2026-10-01' }));
  await importStatements(context, { bytes, fileName: 'x.gpc', actorId: clerkId });
  await killWaiting(
    context.db,
    (tx) => sql`select from shop_order where id = ${orders[3]!.id} for update`.execute(tx),
    () => matchLines(context, paymentSubjects(context)),
  );
  expect(await sharesOf(orders[3]!)).toEqual([]);
  await matchLines(context, paymentSubjects(context));
  for (const order of orders) {
    expect(await sharesOf(order)).toEqual([{ outcome: 'settled', amount_minor: order.total }]);
    expect((await orderOf(order)).state).toBe('paid');
  }
});

test('R-9.03 an import that is killed leaves nothing, and is repeated whole', async () => {
  const { context } = testing;
  const bytes = new TextEncoder().encode(gpcFile([{ amount: 1 }, { amount: 2 }], { day: '2026-11-01' }));
  const file = { bytes, fileName: 'x.gpc', actorId: clerkId };
  const countStatements = async () => (await context.db.selectFrom('bank_statement').select('id').execute()).length;
  const before = await countStatements();
  await killWaiting(
    context.db,
    (tx) => sql`lock table bank_line in access exclusive mode`.execute(tx),
    () => importStatements(context, file),
  );
  expect(await countStatements()).toBe(before);
  expect(await importStatements(context, file)).toMatchObject([{ added: 2, repeated: 0 }]);
});
