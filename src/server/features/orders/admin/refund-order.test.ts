import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildOrder, buildPaidPayment, type BuiltOrder } from '#tests/support/order-factories.ts';
import { buildGoods, buildShop, type BuiltShop } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { FieldError } from '#shared/errors.ts';
import type { RefundContent } from '#shared/orders/refund-content.ts';
import { refundOrder } from './refund-order.ts';
import { moveOrders } from './change-orders.ts';
import { getAdminOrder } from './get-admin-order.ts';
import { listPackedOrders } from '../documents/order-document.queries.ts';
import { paidOrders } from '../lifecycle/paid-orders.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
let shop: BuiltShop;
let wine: number;
let actor: number;
let order: BuiltOrder;

beforeEach(async () => {
  const { db } = testing.context;
  shop ??= await buildShop(db);
  actor = (await buildAdministrator(db, ['orders'])).id;
  wine = await buildGoods(db, { price: 10_000, stock: { [shop.branch]: 0, [shop.warehouse]: 5 } });
  order = await buildOrder(db, { lines: [{ name: 'Víno', quantity: 3, price: 10_000, discount: 100 }, {}], fee: 500 });
  const [line] = order.lineIds;
  await db.updateTable('order_line').set({ listing_id: wine }).where('id', '=', line!).execute();
  await db
    .insertInto('stock_reservation')
    .values([
      { order_line_id: line!, branch_id: shop.branch, quantity: 2 },
      { order_line_id: line!, branch_id: shop.warehouse, quantity: 1 },
    ])
    .execute();
  await buildPaidPayment(db, order.id, order.total);
});

const content = (quantity: number, charges: Partial<RefundContent> = {}): RefundContent => ({
  lines: [{ line_id: order.lineIds[0]!, quantity }],
  delivery: 0,
  fee: 0,
  ...charges,
});
const refund = (form: Partial<Parameters<typeof refundOrder>[2]> = {}) =>
  refundOrder(
    testing.context,
    order.id,
    {
      client_key: randomUUID(),
      amount: 1000,
      reason: 'Rozbité',
      content: null,
      back_to_stock: false,
      bank_account: '',
      ...form,
    },
    actor,
  );
const refunds = () =>
  testing.context.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('subject_id', '=', order.id)
    .select(['refund.amount_minor', 'content'])
    .orderBy('refund.id')
    .execute();
const stock = async () => {
  const rows = await testing.context.db
    .selectFrom('stock')
    .where('listing_id', '=', wine)
    .select(['branch_id', 'quantity'])
    .execute();
  return Object.fromEntries(rows.map(({ branch_id, quantity }) => [branch_id, quantity]));
};

test('R-9.03 shows the buyer’s bank account to the sender, if it is valid', async () => {
  await expect(refund({ bank_account: '123' })).rejects.toMatchObject({
    errors: { bank_account: ['bank_account_invalid'] },
  });
  await refund({ bank_account: '19-2000145399/0800' });
  const rows = await testing.context.db.selectFrom('refund').select('bank_account').execute();
  expect(rows.map(({ bank_account }) => bank_account)).toEqual(['19-2000145399/0800']);
});

describe('a refund by an administrator', () => {
  test('R-9.03 is made once, also for repeated and simultaneous requests', async () => {
    const form = { client_key: randomUUID(), amount: 1000 };
    await Promise.all([refund(form), refund(form), refund(form)]);
    await refund(form);
    expect(await refunds()).toMatchObject([{ amount_minor: 1000 }]);
    const { history } = await getAdminOrder(testing.context, order.id, 'cs');
    expect(history.filter(({ kind }) => kind === 'ask_refund')).toHaveLength(1);
    await refund({ amount: 1000 });
    expect(await refunds()).toHaveLength(2);
  });

  test('R-9.03 with the key of another order is rejected', async () => {
    const form = { client_key: randomUUID() };
    await refund(form);
    const { db } = testing.context;
    order = await buildOrder(db);
    await buildPaidPayment(db, order.id, order.total);
    await expect(refund(form)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('R-9.03 for returned pieces records them and returns them to the branches that they came from', async () => {
    await refund({ amount: 19_933, content: content(2), back_to_stock: true });
    expect(await refunds()).toMatchObject([{ content: content(2) }]);
    expect(await stock()).toEqual({ [shop.branch]: 1, [shop.warehouse]: 6 });
    const { after } = await testing.context.db
      .selectFrom('audit_entry')
      .where('entity', '=', 'order')
      .where('entity_id', '=', order.id)
      .select('after')
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ amount: 19_933, reason: 'Rozbité', pieces: ['2 × Víno'], back_to_stock: true });
    const before = await getAdminOrder(testing.context, order.id, 'cs');
    expect(before).toMatchObject({
      refunded_pieces: [{ line_id: order.lineIds[0], quantity: 2 }],
      refundable_charges: { delivery: 9900, fee: 500 },
      holds: [{ quantity: 1 }],
    });
    await refund({ amount: 9967 + 9900, content: content(1, { delivery: 9900 }) });
    expect(await stock()).toEqual({ [shop.branch]: 1, [shop.warehouse]: 6 });
    expect(await getAdminOrder(testing.context, order.id, 'cs')).toMatchObject({
      refunded_pieces: [{ quantity: 3 }],
      refundable_charges: { delivery: 0, fee: 500 },
    });
  });

  test('R-9.03 for pieces that are not returned writes them off: they are neither sold nor packed any more', async () => {
    await refund({ amount: 9967, content: content(1) });
    expect(await stock()).toEqual({ [shop.branch]: 0, [shop.warehouse]: 5 });
    const { holds } = await getAdminOrder(testing.context, order.id, 'cs');
    expect(holds.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
    await testing.context.db.updateTable('shop_order').set({ state: 'paid' }).where('id', '=', order.id).execute();
    const [slip] = await listPackedOrders(testing.context.db, [order.id]);
    expect(slip!.lines).toMatchObject([{ name: 'Víno', quantity: 2 }]);
    await moveOrders(
      testing.context,
      { ids: [order.id], move: 'cancel', tracking_codes: [], age_checked: false, cancels_sent: false, reason: '' },
      actor,
    );
    const back = await stock();
    expect(back[shop.branch]! + back[shop.warehouse]!).toBe(5 + 2);
  });

  test('R-9.03 for the only piece, broken in the shop, refunds it in full and nobody can buy it', async () => {
    const { context } = testing;
    order = await buildOrder(context.db, { lines: [{ name: 'Víno', price: 10_000 }], order: { state: 'paid' } });
    const [line] = order.lineIds;
    await context.db.updateTable('order_line').set({ listing_id: wine }).where('id', '=', line!).execute();
    await context.db
      .insertInto('stock_reservation')
      .values({ order_line_id: line!, branch_id: shop.warehouse, quantity: 1 })
      .execute();
    await buildPaidPayment(context.db, order.id, order.total);
    await refund({ amount: order.total, content: content(1, { delivery: 9900 }) });
    const { id } = await context.db.selectFrom('refund').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const left = { refundId: id, amount: order.total, isWhole: true, isOverpayment: false, at: new Date() };
    await context.db.transaction().execute((tx) => paidOrders(context).refunded(tx, order.id, left));
    expect((await getAdminOrder(context, order.id, 'cs')).order.state).toBe('refunded');
    expect(await stock()).toEqual({ [shop.branch]: 0, [shop.warehouse]: 5 });
  });

  test('R-9.03 returns pieces to a branch that was deactivated meanwhile', async () => {
    const { db } = testing.context;
    await db.updateTable('branch').set({ is_active: false }).where('id', '=', shop.branch).execute();
    await refund({ amount: 19_933, content: content(2), back_to_stock: true });
    expect(await stock()).toEqual({ [shop.branch]: 1, [shop.warehouse]: 6 });
    await db.updateTable('branch').set({ is_active: true }).where('id', '=', shop.branch).execute();
  });

  describe('a refund of delivery and fee', () => {
    const charges = (more: Partial<RefundContent>): RefundContent => ({ lines: [], delivery: 0, fee: 0, ...more });

    test('R-9.03 is made once, also for simultaneous requests', async () => {
      const asked = [1, 2].map(() => refund({ amount: 9900, content: charges({ delivery: 9900 }) }));
      const outcomes = await Promise.allSettled(asked);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { errors: { delivery: ['over_charge_left'] } },
      });
      expect(await refunds()).toMatchObject([{ amount_minor: 9900 }]);
    });

    test('R-9.03 never exceeds what was charged; both errors are answered together', async () => {
      const asked = refund({ amount: 20_501, content: charges({ delivery: 20_000, fee: 501 }) });
      await expect(asked).rejects.toMatchObject({
        errors: { delivery: ['over_charge_left'], fee: ['over_charge_left'] },
      });
      expect(await refunds()).toEqual([]);
      await refund({ amount: 5000, content: charges({ delivery: 5000 }) });
      await expect(refund({ amount: 4901, content: charges({ delivery: 4901 }) })).rejects.toThrow(FieldError);
      await refund({ amount: 5400, content: charges({ delivery: 4900, fee: 500 }) });
      expect((await getAdminOrder(testing.context, order.id, 'cs')).refundable_charges).toEqual({
        delivery: 0,
        fee: 0,
      });
    });
  });

  test('R-9.03 of too many pieces, of a line twice or of another order is rejected', async () => {
    await refund({ content: content(2) });
    const { lineIds } = await buildOrder(testing.context.db);
    const faulty = [
      content(2),
      content(1, { lines: [...content(1).lines, ...content(1).lines] }),
      content(1, { lines: [{ line_id: lineIds[0]!, quantity: 1 }] }),
    ];
    for (const each of faulty) await expect(refund({ content: each })).rejects.toThrow(FieldError);
    expect(await refunds()).toHaveLength(1);
  });
});
