import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '#shared/errors.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { buildPaidPayment } from '#tests/support/order-factories.ts';
import { useReturnedOrders } from '#tests/support/returned-orders.ts';
import { buildGoods } from '#tests/support/shopping.ts';

const returns = useReturnedOrders();
const { testing, order, ordered, path, post, withdrawalForm, withdraw, complained, decide, moveComplaint } = returns;
const { payBack, payComplaint, refundOrder, refunds, confirmRefunds, find, seen, mails } = returns;

const account = '19-2000145399/0800';

/** Wine for 500 and glasses for 350, delivery 99. */
const lines = [
  { name: 'Víno', price: 50_000 },
  { name: 'Sklenice', price: 35_000 },
];
const withdrawn = (quantities: readonly number[]) => returns.withdrawn(quantities, { bank_account: account });
const errorsOf = (answer: { statusCode: number; json: <Body>() => Body }) => [
  answer.statusCode,
  answer.json<ErrorAnswer>().errors,
];

describe('a withdrawal from an order paid on delivery', () => {
  test.each(['sent', 'delivered'] as const)(
    'R-11.04 is not closed without a refund before the cash is recorded: %s',
    async (state) => {
      await ordered(state, { lines, payment: 'cash_on_delivery' });
      const id = await withdrawn([1]);
      await decide(id);
      expect(await find(id)).toMatchObject({
        suggested: { amount: 0 },
        order: { payment: 'cash_on_delivery', awaits_cash: true },
      });
      for (const amount of [0, 50_000]) {
        const refused = await payBack(id, amount);
        expect([refused.statusCode, refused.json<ErrorAnswer>().code]).toEqual([409, 'cash_to_come']);
      }
      expect(await find(id)).toMatchObject({ state: 'accepted', refund: null });

      await buildPaidPayment(testing.context.db, order.id, order.total);
      expect(await find(id)).toMatchObject({ suggested: { amount: 50_000 }, order: { awaits_cash: false } });
      expect((await payBack(id, 0)).statusCode).toBe(422);
      expect((await payBack(id, 50_000)).json()).toEqual({ decided: [id] });
      expect(await refunds()).toMatchObject([{ amount: 50_000, bank_account: account }]);
    },
  );

  test.each([
    ['cs', 'Platba dobírky ještě není potvrzena.'],
    ['en', 'The cash-on-delivery payment has not been confirmed yet.'],
    ['de', 'Die Nachnahmezahlung ist noch nicht bestätigt.'],
  ])('R-11.04 reports this in %s', async (lang, words) => {
    await ordered('delivered', { lines, payment: 'cash_on_delivery' });
    const id = await withdrawn([1]);
    await decide(id);
    expect((await payBack(id, 0, {}, lang)).json<ErrorAnswer>().message).toContain(words);
  });

  test.each([
    ['cs', 'Napište prosím číslo účtu.'],
    ['en', 'Please enter an account number.'],
    ['de', 'Bitte geben Sie eine Kontonummer an.'],
  ])('R-11.04 requires a bank account, because cash cannot be refunded the way it came: in %s', async (lang, words) => {
    await ordered('delivered', { lines, payment: 'cash_on_delivery' });
    for (const end of ['withdrawals', 'withdrawals/check']) {
      const [status, errors] = errorsOf(await post(`${path(end)}?lang=${lang}`, withdrawalForm([1]), {}));
      expect([status, Object.keys(errors as object)]).toEqual([422, ['bank_account']]);
      expect((errors as Record<string, string[]>).bank_account![0]).toContain(words);
    }
    expect(await mails()).toEqual([]);
  });

  test('R-11.04 reports the missing account with all other errors, and only to callers who know the hash', async () => {
    await ordered('delivered', { lines, payment: 'cash_on_delivery' });
    const faulty = withdrawalForm([], { name: '' });
    const [, errors] = errorsOf(await post(path('withdrawals'), faulty, {}));
    expect(Object.keys(errors as object).toSorted()).toEqual(['bank_account', 'lines', 'name']);
    const guessed = await post(`/api/orders/${order.id}/${'x'.repeat(32)}/withdrawals`, faulty, {});
    expect(Object.keys(guessed.json<ErrorAnswer>().errors!)).toEqual(['name']);
  });

  test('R-11.04 shows that an account is required; a buyer who paid by transfer needs none', async () => {
    const needs = async () => (await seen()).order.needs_bank_account;
    await ordered('delivered', { lines, payment: 'cash_on_delivery' });
    expect(await needs()).toBe(true);
    await ordered('delivered', { lines });
    expect(await needs()).toBe(false);
    expect((await withdraw([1])).statusCode).toBe(200);
  });
});

describe('the refund of a withdrawal never exceeds its value', () => {
  const worthless = [422, { amount: [expect.stringContaining('Tolik už se za toto zboží vrátit nedá.')] }];

  test('R-11.04 one bottle does not refund the rest of the order; used goods may refund less', async () => {
    await ordered('delivered', { lines });
    const id = await withdrawn([1]);
    await decide(id);
    for (const amount of [50_001, 85_000]) expect(errorsOf(await payBack(id, amount))).toEqual(worthless);
    expect((await payBack(id, 42_000)).json()).toEqual({ decided: [id] });
    expect((await refunds()).map(({ amount }) => amount)).toEqual([42_000]);
  });

  test('R-11.04 an outdated suggestion does not refund the delivery twice', async () => {
    await ordered('delivered', { lines });
    const id = await withdrawn([1, 1]);
    await decide(id);
    const { suggested } = await find(id);
    expect(suggested.amount).toBe(85_000 + 9900);
    await refundOrder(9900, { content: { lines: [], delivery: 9900, fee: 0 } });
    expect(errorsOf(await payBack(id, suggested.amount))).toEqual(worthless);
    expect((await payBack(id, 85_000)).json()).toEqual({ decided: [id] });
  });

  test('R-11.04 of two simultaneous refunds of the delivery one succeeds', async () => {
    await ordered('delivered', { lines });
    const id = await withdrawn([1, 1]);
    await decide(id);
    const content = { lines: [], delivery: 9900, fee: 0 };
    const answers = await Promise.all([payBack(id, order.total), refundOrder(9900, { content })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });
});

describe('returned goods', () => {
  let stock: () => Promise<number[]>;
  beforeEach(async () => {
    const { db } = testing.context;
    await ordered('delivered', { lines });
    const branch = await buildBranch(db);
    const listing = await buildGoods(db, { stock: { [branch]: 3 } });
    const [line] = order.lineIds;
    await db.updateTable('order_line').set({ listing_id: listing }).where('id', '=', line!).execute();
    await db.insertInto('stock_reservation').values({ order_line_id: line!, branch_id: branch, quantity: 1 }).execute();
    stock = async () => {
      const held = await db
        .selectFrom('stock_reservation')
        .where('order_line_id', '=', line!)
        .select('quantity')
        .execute();
      const { quantity } = await db
        .selectFrom('stock')
        .where('listing_id', '=', listing)
        .select('quantity')
        .executeTakeFirstOrThrow();
      return [quantity, ...held.map((hold) => hold.quantity)];
    };
  });

  test('R-11.04 return to the stock once, if the clerk says so', async () => {
    const id = await withdrawn([1]);
    await decide(id);
    expect(await stock()).toEqual([3, 1]);
    await Promise.all([1, 2].map(() => payBack(id, 50_000, { back_to_stock: true })));
    await payBack(id, 50_000, { back_to_stock: true });
    expect(await stock()).toEqual([4]);
    await confirmRefunds();
    expect(await stock()).toEqual([4]);
  });

  test('R-11.04 are written off otherwise', async () => {
    const id = await withdrawn([1]);
    await decide(id);
    await payBack(id, 50_000);
    expect(await stock()).toEqual([3]);
  });

  test('R-11.04 return to the stock even if no money is left to refund', async () => {
    const id = await withdrawn([1]);
    await decide(id);
    await refundOrder(order.total);
    expect((await find(id)).suggested.amount).toBe(0);
    await payBack(id, 0, { back_to_stock: true });
    expect(await stock()).toEqual([4]);
    expect(await find(id)).toMatchObject({ state: 'accepted', refund: { state: 'waiting' } });
    await confirmRefunds();
    expect((await find(id)).state).toBe('settled');
  });
});

describe('the account of a refund', () => {
  const other = 'CZ6508000000192000145399';

  test('R-11.04 for a withdrawal is the buyer’s, unless the clerk corrects it', async () => {
    await ordered('delivered', { lines });
    const [first, second] = [await withdrawn([1]), await withdrawn([0, 1])];
    for (const id of [first, second]) await decide(id);
    expect((await payBack(first, 100, { bank_account: '123' })).json<ErrorAnswer>().errors).toHaveProperty(
      'bank_account',
    );
    await payBack(first, 100);
    await payBack(second, 100, { bank_account: other });
    expect((await refunds()).map(({ bank_account }) => bank_account)).toEqual([account, other]);
  });

  test('R-11.04 for a complaint is entered by the clerk', async () => {
    await ordered('delivered', { lines, payment: 'cash_on_delivery' });
    await buildPaidPayment(testing.context.db, order.id, order.total);
    const id = await complained(0);
    await moveComplaint(id, 'accepted', 'Uznáno.');
    const settle = (bank_account: string) => payComplaint(id, 50_000, { bank_account });
    expect(errorsOf(await settle('123'))).toEqual([422, { bank_account: [expect.stringContaining('není platné')] }]);
    expect((await settle(other)).json()).toEqual({ decided: [id] });
    expect(await refunds()).toMatchObject([{ amount: 50_000, bank_account: other }]);
  });
});
