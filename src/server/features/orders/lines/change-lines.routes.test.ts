import { beforeAll, describe, expect, test } from 'vitest';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { ChangedOrder } from '#shared/orders/clerk-contract.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { queuedJobs } from '#tests/support/paid-things.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { createShopper } from '#tests/support/shopping.ts';
import { buildVoucher } from '#tests/support/voucher-factories.ts';
import { paidOrders } from '../index.ts';

const { testing, app, shop, goods, formFor, place, placeInRush, buy, open, stockOf } = useShopOrders();

let headers: { readonly authorization: string };
let second: { readonly authorization: string };
beforeAll(async () => {
  const { db } = testing.context;
  headers = await logIn(db, await buildAccount(db, { username: 'petra.polozkova', scopes: ['orders'] }));
  second = await logIn(db, await buildAccount(db, { scopes: ['orders'] }));
});

interface Wanted {
  readonly lines?: readonly { readonly line_id: number; readonly quantity: number }[];
  readonly added?: readonly { readonly listing_id: number; readonly quantity: number }[];
}

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, login = headers) =>
  app.inject({
    method,
    url: `/api/admin/${path}${path.includes('?') ? '&' : '?'}lang=cs`,
    headers: { ...login },
    ...(payload && { payload }),
  });
const read = async (id: number): Promise<AdminOrder> => (await call('GET', `orders/${id}`)).json();
const preview = (id: number, { lines = [], added = [] }: Wanted) =>
  call('POST', `orders/${id}/lines/previews`, { lines, added });
const put = (id: number, wanted: object, login = headers) => call('PUT', `orders/${id}/lines`, wanted, login);

/** Previews and sends a change, as the dialog does. */
async function change(id: number, { lines = [], added = [] }: Wanted, login = headers) {
  const { lines_version: version } = await read(id);
  const seen = (await preview(id, { lines, added })).json<ChangedOrder>();
  const body = { lines, added, version, expected_total: seen.total.amount };
  return { seen, body, answer: await put(id, body, login) };
}

const lineOf = async ({ id, hash }: { id: number; hash: string }) => (await open({ id, hash })).lines[0]!.id;
const paymentsOf = async (id: number) =>
  (
    await testing.context.db
      .selectFrom('payment')
      .where('subject_kind', '=', 'order')
      .where('subject_id', '=', id)
      .select(['state', 'amount_minor'])
      .orderBy('id')
      .execute()
  ).map(({ state, amount_minor }) => [state, amount_minor]);
const mailsOf = (id: number, kind: string) =>
  testing.context.db
    .selectFrom('mail')
    .where('dedupe_key', 'like', `${kind}:${id}:%`)
    .select(['subject', 'text'])
    .orderBy('id')
    .execute();

describe('the lines of an unpaid order', () => {
  test('R-9.03 change with stock, sums, payment, mail, history and audit', async () => {
    const placed = await buy(2, { payment_method_id: shop.card });
    const more = await goods(80_000);
    const { seen, answer, body } = await change(placed.id, {
      lines: [{ line_id: await lineOf(placed), quantity: 1 }],
      added: [{ listing_id: more, quantity: 3 }],
    });
    // Above the limit of free delivery.
    expect(seen).toMatchObject({
      goods: { amount: 290_000 },
      delivery_price: { amount: 0 },
      total: { amount: 290_000 },
      total_before: { amount: 109_900 },
      obstacle: null,
    });
    expect(answer.statusCode).toBe(200);
    const order = await open(placed);
    expect(order.lines.map(({ listing_id, quantity }) => [listing_id, quantity])).toEqual([
      [placed.listing, 1],
      [more, 3],
    ]);
    expect(order).toMatchObject({
      total: { amount: 290_000 },
      delivery_price: { amount: 0 },
      payment: { can_be_paid: true },
    });
    expect([await stockOf(placed.listing), await stockOf(more)]).toEqual([9, 7]);
    expect(await paymentsOf(placed.id)).toEqual([
      ['cancelled', 109_900],
      ['created', 290_000],
    ]);
    const name = order.lines[0]!.name;
    expect((await read(placed.id)).history[0]).toMatchObject({
      kind: 'change_lines',
      actor: 'petra.polozkova',
      amount: { amount: 290_000 },
      note: expect.stringContaining(`${name}: 2 → 1`),
    });
    const [mail] = await mailsOf(placed.id, 'order.lines_changed');
    expect(mail?.subject).toBe(`Změna položek objednávky ${order.number}`);
    expect(mail?.text).toContain('2 → 1');
    const audited = await testing.context.db
      .selectFrom('audit_entry')
      .where('entity', '=', 'order')
      .where('entity_id', '=', placed.id)
      .select(['before', 'after'])
      .execute();
    expect(audited).toMatchObject([
      { before: { lines: { [name]: 2 }, amount: '1099.00 CZK' }, after: { amount: '2900.00 CZK' } },
    ]);
    // A lost answer: the same is sent again.
    expect((await put(placed.id, body)).statusCode).toBe(200);
    expect(await stockOf(more)).toBe(7);
    expect(await mailsOf(placed.id, 'order.lines_changed')).toHaveLength(1);
  });

  test('R-6.06 a transfer has the new sum in its instructions', async () => {
    const placed = await buy(2);
    await change(placed.id, { lines: [{ line_id: await lineOf(placed), quantity: 1 }] });
    const { payment, total } = await open(placed);
    expect(total.amount).toBe(59_900);
    expect(payment.bank_transfer).toMatchObject({ amount: { amount: 59_900 } });
    expect(await paymentsOf(placed.id)).toEqual([
      ['cancelled', 109_900],
      ['created', 59_900],
    ]);
  });

  test('R-6.08 a preview changes nothing', async () => {
    const placed = await buy(2);
    const line = await lineOf(placed);
    const before = await read(placed.id);
    await preview(placed.id, { lines: [{ line_id: line, quantity: 5 }] });
    expect(await read(placed.id)).toEqual(before);
    expect(await stockOf(placed.listing)).toBe(8);
  });

  test('R-6.01 keep the ordered price, also of additional pieces', async () => {
    const placed = await buy(1);
    await testing.context.db
      .updateTable('listing')
      .set({ price_minor: 99_000, price_base: 99_000 })
      .where('id', '=', placed.listing)
      .execute();
    const { seen } = await change(placed.id, { lines: [{ line_id: await lineOf(placed), quantity: 2 }] });
    expect(seen.goods.amount).toBe(100_000);
  });

  test('R-6.03 a voucher that no longer fits is dropped with a sentence and can be used again', async () => {
    const { db } = testing.context;
    const code = 'NADTISIC';
    const voucher = await buildVoucher(db, {
      code,
      kind: 'fixed',
      amount_minor: 20_000,
      min_goods_minor: 100_000,
      max_uses: 1,
    });
    const listing = await goods(50_000);
    const shopper = createShopper(app);
    await shopper.add(listing, 3);
    await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code });
    const placed = (await place(shopper, formFor(139_900))).json<{ id: number; hash: string }>();
    const line = await lineOf(placed);
    const usesOf = async () =>
      (await db.selectFrom('voucher').where('id', '=', voucher).select('uses').executeTakeFirstOrThrow()).uses;
    // It still fits, although it has no uses left besides this one.
    const kept = await change(placed.id, { lines: [{ line_id: line, quantity: 2 }] });
    expect(kept.seen.vouchers).toMatchObject([{ code, error: null, discount: { amount: 20_000 } }]);
    expect([kept.answer.statusCode, (await open(placed)).discount.amount, await usesOf()]).toEqual([200, 20_000, 1]);
    const dropped = await change(placed.id, { lines: [{ line_id: line, quantity: 1 }] });
    expect(dropped.seen.vouchers).toMatchObject([{ code, error: expect.stringContaining('nižší') }]);
    const after = await open(placed);
    expect([after.vouchers, after.discount.amount, after.total.amount, await usesOf()]).toEqual([[], 0, 59_900, 0]);
    expect((await mailsOf(placed.id, 'order.lines_changed'))[1]!.text).toContain(`Voucher ${code}`);
  });

  test('R-6.08 cannot exceed the stock, lose all goods, or take what is not sold or there twice', async () => {
    const placed = await buy(2);
    const line = await lineOf(placed);
    const { lines_version: version } = await read(placed.id);
    const errorsOf = async (wanted: object) =>
      (await put(placed.id, { lines: [], added: [], version, expected_total: 0, ...wanted })).json<{
        errors: Record<string, string[]>;
      }>().errors;
    expect(await errorsOf({ lines: [{ line_id: line, quantity: 11 }] })).toEqual({
      [`line-${line}`]: [expect.stringContaining('10')],
    });
    expect(await errorsOf({ lines: [{ line_id: line, quantity: 0 }] })).toHaveProperty('lines');
    expect(await errorsOf({ added: [{ listing_id: 999_999, quantity: 1 }] })).toHaveProperty('added-999999');
    expect(await errorsOf({ added: [{ listing_id: placed.listing, quantity: 3 }] })).toHaveProperty(
      `added-${placed.listing}`,
    );
    expect(await errorsOf({ lines: [{ line_id: line, quantity: 1000 }] })).toBeDefined();
    const soldOut = await goods(10_000, 0);
    expect(await errorsOf({ added: [{ listing_id: soldOut, quantity: 1 }] })).toHaveProperty(`added-${soldOut}`);
    expect(await stockOf(placed.listing)).toBe(8);
  });

  test('R-11.02 take no tobacco without the evidence that it needs', async () => {
    const tobacco = await buildCategory(testing.context.db, { ageRule: 'tobacco' });
    const cigars = await goods(30_000, 10, { category: tobacco });
    const placed = await buy(1);
    const { seen, answer } = await change(placed.id, { added: [{ listing_id: cigars, quantity: 1 }] });
    expect(seen.obstacle).not.toBeNull();
    expect(answer.statusCode).toBe(422);
    expect(await stockOf(cigars)).toBe(10);
  });

  test('R-9.05 another clerk’s change is not overwritten, and an outdated total is refused', async () => {
    const placed = await buy(2);
    const line = await lineOf(placed);
    const { lines_version: version } = await read(placed.id);
    await change(placed.id, { lines: [{ line_id: line, quantity: 3 }] }, second);
    const late = { lines: [{ line_id: line, quantity: 1 }], added: [], version, expected_total: 59_900 };
    expect((await put(placed.id, late)).json()).toMatchObject({
      code: 'conflict',
      current: { version: expect.any(String) },
    });
    const now = (await read(placed.id)).lines_version;
    expect((await put(placed.id, { ...late, version: now, expected_total: 1 })).statusCode).toBe(409);
    expect((await open(placed)).lines[0]!.quantity).toBe(3);
  });

  test('R-6.08 sell nothing twice when clerks and buyers change, order and add at once', async () => {
    const listing = await goods(50_000, 6);
    const orders = [];
    for (let index = 0; index < 2; index += 1) {
      const shopper = createShopper(app);
      await shopper.add(listing, 1);
      orders.push((await place(shopper, formFor(59_900))).json<{ id: number; hash: string }>());
    }
    const shopper = createShopper(app);
    await shopper.add(listing, 3);
    const [one, other] = orders;
    const answers = await Promise.all([
      change(one!.id, { lines: [{ line_id: await lineOf(one!), quantity: 4 }] }),
      change(other!.id, { lines: [{ line_id: await lineOf(other!), quantity: 4 }] }, second),
      placeInRush(shopper, formFor(150_000)),
    ]);
    const [first, next, bought] = answers;
    const statuses = [first.answer.statusCode, next.answer.statusCode, bought.statusCode];
    for (const status of statuses) expect([200, 409, 422]).toContain(status);
    expect(statuses).toContain(200);
    const { sold } = await testing.context.db
      .selectFrom('order_line')
      .where('listing_id', '=', listing)
      .select((of) => of.fn.sum<number>('quantity').as('sold'))
      .executeTakeFirstOrThrow();
    const left = await stockOf(listing);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(Number(sold) + left).toBe(6);
  });
});

describe('an order whose lines are fixed', () => {
  test.each([
    ['paid', 'already_paid'],
    ['sent', 'order_lines_fixed'],
    ['cancelled', 'order_lines_fixed'],
  ] as const)('R-9.03 is %s: %s', async (state, code) => {
    const placed = await buy(2);
    const line = await lineOf(placed);
    const { lines_version: version } = await read(placed.id);
    await testing.context.db
      .updateTable('shop_order')
      .set({ state, ...(state === 'paid' && { paid_at: new Date() }) })
      .where('id', '=', placed.id)
      .execute();
    const wanted = { lines: [{ line_id: line, quantity: 1 }], added: [], version, expected_total: 59_900 };
    expect((await put(placed.id, wanted)).json()).toMatchObject({ statusCode: 409, code });
    expect((await preview(placed.id, wanted)).json()).toMatchObject({ statusCode: 409, code });
    expect((await read(placed.id)).can_change_lines).toBe(false);
    expect(await stockOf(placed.listing)).toBe(8);
  });

  test('R-9.03 does not exist', async () => {
    const wanted = { lines: [], added: [], version: '', expected_total: 0 };
    expect((await put(999_999, wanted)).statusCode).toBe(404);
    expect((await preview(999_999, {})).statusCode).toBe(404);
  });
});

describe('money for what the order was before', () => {
  test.each([
    ['fewer', 1],
    ['more', 3],
  ])('R-6.06 is an overpayment after a change to %s pieces', async (_more, quantity) => {
    const placed = await buy(2, { payment_method_id: shop.card });
    await change(placed.id, { lines: [{ line_id: await lineOf(placed), quantity }] });
    expect(await queuedJobs(testing.context.db, 'payments.cancel')).not.toEqual([]);
    const { db } = testing.context;
    const outcome = await db.transaction().execute((tx) =>
      paidOrders(testing.context).settled(tx, placed.id, {
        method: 'card',
        amount: 109_900,
        at: new Date(),
      } as Parameters<ReturnType<typeof paidOrders>['settled']>[2]),
    );
    expect(outcome).toBe('overpayment');
    expect((await open(placed)).state).toBe('waiting_for_payment');
  });
});
