import { beforeEach, describe, expect, test } from 'vitest';
import { invoiceDraft } from '#tests/support/invoice-drafts.ts';
import { buildOrder, buildRefund } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { shops } from '#shared/shop/shops.ts';
import { findCreditNote, findInvoiceOfOrder } from './invoice.queries.ts';
import { issueCreditNote, issueInvoice } from './issue-document.ts';

const testing = useTestContext({ DATABASE_POOL: '10' });
const shop = shops.cz;
const march = new Date('2026-03-02T10:00:00Z');

beforeEach(async () => {
  const { db } = testing.context;
  await db.deleteFrom('invoice').execute();
  await db.deleteFrom('invoice_series').execute();
});

const order = async () => (await buildOrder(testing.context.db)).id;
const issue = (orderId: number, at = march, error?: Error) =>
  testing.context.db.transaction().execute(async (tx) => {
    const issued = await issueInvoice(tx, {
      subject: { kind: 'order', id: orderId },
      content: invoiceDraft(),
      at,
      shop,
    });
    if (error) throw error;
    return issued;
  });
const credit = (orderId: number, refundId: number | null, at = march) =>
  testing.context.db.transaction().execute((tx) =>
    issueCreditNote(tx, {
      subject: { kind: 'order', id: orderId },
      refundId,
      content: invoiceDraft({ total: -100 }),
      at,
      shop,
    }),
  );

describe('invoice numbers', () => {
  test('R-9.03 have neither gaps nor duplicates when fifty are issued at once', async () => {
    const orders: number[] = [];
    for (let index = 0; index < 50; index++) orders.push(await order());
    const issued = await Promise.all(orders.map((id) => issue(id)));
    const expected = Array.from({ length: 50 }, (_, index) => `2026${String(index + 1).padStart(6, '0')}`);
    expect(issued.map(({ number }) => number).toSorted()).toEqual(expected);
  });

  test('R-9.03 have no gap after a rollback', async () => {
    expect((await issue(await order())).number).toBe('2026000001');
    await expect(issue(await order(), march, new Error('rolled back'))).rejects.toThrow('rolled back');
    expect((await issue(await order())).number).toBe('2026000002');
  });

  test('R-9.03 restart every year in the shop’s time zone', async () => {
    expect((await issue(await order(), new Date('2026-12-31T22:59:59Z'))).number).toBe('2026000001');
    expect((await issue(await order(), new Date('2026-12-31T23:00:00Z'))).number).toBe('2027000001');
    expect((await issue(await order(), new Date('2026-12-31T22:59:59Z'))).number).toBe('2026000002');
  });

  test('R-9.03 asking for an existing invoice does not block issuing others', async () => {
    const { db } = testing.context;
    const id = await order();
    await issue(id);
    await db.transaction().execute(async (tx) => {
      await issueInvoice(tx, { subject: { kind: 'order', id }, content: invoiceDraft(), at: march, shop });
      // It would wait for the surrounding transaction.
      expect((await issue(await order())).number).toBe('2026000002');
    });
  });

  test('R-9.03 an order has one invoice, also for repeated and simultaneous requests', async () => {
    const id = await order();
    const issued = await Promise.all([1, 2, 3, 4].map(() => issue(id)));
    expect(new Set(issued.map(({ number }) => number))).toEqual(new Set(['2026000001']));
    expect((await issue(await order())).number).toBe('2026000002');
  });
});

describe('credit notes', () => {
  test('R-9.03 have their own series and name the corrected invoice', async () => {
    const { db } = testing.context;
    const id = await order();
    const { number } = await issue(id);
    const refundId = await buildRefund(db, id, 100);
    const issued = await credit(id, refundId);
    expect(issued.number).toBe('OD2026000001');
    expect(await credit(id, refundId)).toEqual(issued);
    expect((await credit(id, await buildRefund(db, id, 100))).number).toBe('OD2026000002');
    const stored = (await findCreditNote(db, id, 'OD2026000001'))!;
    expect(stored.content).toMatchObject({
      kind: 'credit_note',
      number: 'OD2026000001',
      corrects: { number, issued_on: '2026-03-02' },
      total: -100,
    });
    expect(await findCreditNote(db, await order(), 'OD2026000001')).toBeUndefined();
  });

  test('R-9.03 without a refund are limited to one per order, in the same series', async () => {
    const { db } = testing.context;
    const [one, other] = [await order(), await order()];
    await Promise.all([issue(one), issue(other)]);
    const asked = await Promise.all([credit(one, null), credit(one, null), credit(one, null)]);
    expect(new Set(asked.map(({ number }) => number))).toEqual(new Set(['OD2026000001']));
    expect((await credit(one, await buildRefund(db, one, 100))).number).toBe('OD2026000002');
    expect((await credit(other, null)).number).toBe('OD2026000003');
  });

  test('correct nothing without an invoice, and use no number', async () => {
    const { db } = testing.context;
    const [bare, billed] = [await order(), await order()];
    await issue(billed);
    await expect(credit(bare, await buildRefund(db, bare, 100))).rejects.toThrow('has no invoice');
    expect((await credit(billed, await buildRefund(db, billed, 100))).number).toBe('OD2026000001');
  });
});

test('the content of an issued invoice never changes', async () => {
  const id = await order();
  const { number } = await issue(id);
  await testing.context.db.updateTable('shop_order').set({ invoice_name: 'Nikdo' }).where('id', '=', id).execute();
  const stored = await findInvoiceOfOrder(testing.context.db, id);
  expect(stored?.content).toEqual({ ...invoiceDraft(), kind: 'invoice', number, corrects: null });
});
