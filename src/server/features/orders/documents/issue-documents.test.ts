import { describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildOrder, buildPaidPayment, buildRefund } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import type { OrderMove } from '#shared/orders/lifecycle.ts';
import { findCreditNote, findInvoiceOfOrder, listCreditNotes } from './invoice.queries.ts';
import { requestRefund } from '#server/features/payments/index.ts';
import { correctOrder } from '../admin/correct-order.ts';
import { getAdminOrder } from '../admin/get-admin-order.ts';
import { getOrder } from '../buyer/get-order.ts';
import { moveOrder } from '../lifecycle/move-order.ts';
import { lockOrder } from '../order.queries.ts';
import { paidOrders } from '../lifecycle/paid-orders.ts';

const testing = useTestContext({ BANK_IBAN: 'CZ6508000000192000145399' });
const at = new Date('2026-03-04T10:00:00Z');

const attachments = async () => {
  const rows = await testing.context.db.selectFrom('mail').select(['kind', 'attachments']).orderBy('id').execute();
  return rows.map((mail) => [mail.kind, ...mail.attachments]);
};

test('R-6.09 R-9.03 a paid order gets its invoice and a refund its credit note, in the order’s language', async () => {
  const { context } = testing;
  const { db } = context;
  const orders = paidOrders(context);
  const order = await buildOrder(db, { locale: 'de' });
  const settle = () =>
    db
      .transaction()
      .execute((tx) =>
        orders.settled(tx, order.id, { paymentId: 1, method: 'bank_transfer', amount: order.total, at }),
      );
  expect([await settle(), await settle()]).toEqual(['settled', 'overpayment']);

  const invoice = (await findInvoiceOfOrder(db, order.id))!;
  expect(invoice).toMatchObject({
    number: '2026000001',
    content: {
      locale: 'de',
      payment_method: 'Überweisung',
      customer: { country: 'Tschechien' },
      supplier: { account: '19-2000145399/0800', swift: 'GIBACZPX' },
      total: 46_200,
      payment_code: null,
    },
  });

  const refundId = await buildRefund(db, order.id, 46_200);
  const refund = { refundId, amount: 46_200, isWhole: true, isOverpayment: false, at };
  await db.transaction().execute((tx) => orders.refunded(tx, order.id, refund));
  const note = (await findCreditNote(db, order.id, 'OD2026000001'))!;
  expect(note.content).toMatchObject({ corrects: { number: '2026000001' }, total: -46_200, reason: 'Erstattung' });

  const shown = await getOrder(context, order.id, order.hash, 'cs');
  expect(shown).toMatchObject({ state: 'refunded', has_invoice: true, credit_notes: ['OD2026000001'] });
  expect(await attachments()).toEqual([
    ['order.paid', `invoice:${invoice.id}`],
    ['order.refunded', `invoice:${note.id}`],
  ]);
});

test('R-6.09 R-9.03 a document keeps its original buyer: a correction affects only later documents', async () => {
  const { context } = testing;
  const { db } = context;
  const orders = paidOrders(context);
  const order = await buildOrder(db);
  const actorId = (await buildAdministrator(db, ['orders'])).id;
  const company = { company: 'Vinárna U Dvou koček', company_id: '27074358', tax_id: 'CZ27074358' };
  const correct = async (changes: object) => {
    const { version, ...contact } = (await getAdminOrder(context, order.id, 'cs')).contact;
    await correctOrder(context, order.id, { ...contact, ...changes, version, sends_mails: false }, actorId);
  };
  await correct(company);
  await db
    .transaction()
    .execute((tx) => orders.settled(tx, order.id, { paymentId: 1, method: 'bank_transfer', amount: order.total, at }));
  const customer = { name: company.company, company_id: company.company_id, tax_id: company.tax_id };
  expect((await findInvoiceOfOrder(db, order.id))!.content).toMatchObject({ customer });

  await correct({ company: 'Pivnice U Psa', company_id: '25596641', tax_id: '' });
  expect((await getAdminOrder(context, order.id, 'cs')).order).toMatchObject({ company: 'Pivnice U Psa' });
  expect((await findInvoiceOfOrder(db, order.id))!.content).toMatchObject({ customer });
  const refundId = await buildRefund(db, order.id, 100);
  const refund = { refundId, amount: 100, isWhole: false, isOverpayment: false, at };
  await db.transaction().execute((tx) => orders.refunded(tx, order.id, refund));
  expect(await listCreditNotes(db, order.id)).toMatchObject([{ customer }]);
});

test('the refund of an order that was never paid needs no credit note', async () => {
  const { context } = testing;
  const order = await buildOrder(context.db, { order: { state: 'cancelled' } });
  const refundId = await buildRefund(context.db, order.id, 100);
  await context.db
    .transaction()
    .execute((tx) =>
      paidOrders(context).refunded(tx, order.id, { refundId, amount: 100, isWhole: true, isOverpayment: false, at }),
    );
  expect((await attachments()).at(-1)).toEqual(['order.refunded']);
});

describe('an order paid on delivery', () => {
  const cash = { payment: 'cash_on_delivery', order: { state: 'being_prepared', expires_at: null } } as const;
  const move = (id: number, action: OrderMove) =>
    testing.context.db
      .transaction()
      .execute(async (tx) => moveOrder(testing.context, tx, (await lockOrder(tx, id))!, action, { at }));

  test('R-6.09 R-9.03 gets its invoice when it is sent; one that comes back unpaid is corrected in full, once', async () => {
    const { db } = testing.context;
    const [order, next] = [await buildOrder(db, cash), await buildOrder(db, cash)];
    await db.deleteFrom('mail').execute();
    await move(order.id, 'send');
    const invoice = (await findInvoiceOfOrder(db, order.id))!;
    expect(invoice.content).toMatchObject({ payment_code: null, is_paid_on_delivery: true, total: 46_200 });
    await move(order.id, 'cancel');
    const [note, ...others] = await listCreditNotes(db, order.id);
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      corrects: { number: invoice.number },
      total: -46_200,
      lines: [{ total: -36_300 }],
      delivery: { total: -9900 },
      reason: 'Zrušení objednávky',
    });
    const stored = (await findCreditNote(db, order.id, note!.number))!;
    expect(await attachments()).toEqual([
      ['order.sent', `invoice:${invoice.id}`],
      ['order.cancelled', `invoice:${stored.id}`],
    ]);
    // The series continues without a gap.
    await move(next.id, 'send');
    await move(next.id, 'cancel');
    const [following] = await listCreditNotes(db, next.id);
    expect(Number(following!.number.slice(2))).toBe(Number(note!.number.slice(2)) + 1);
  });

  test('R-9.03 has nothing to correct when it is cancelled before it leaves', async () => {
    const { db } = testing.context;
    const order = await buildOrder(db, cash);
    await move(order.id, 'cancel');
    expect(await listCreditNotes(db, order.id)).toEqual([]);
    expect((await attachments()).at(-1)).toEqual(['order.cancelled']);
  });
});

test('R-9.03 the credit note of a withdrawal lists what was returned, now and before', async () => {
  const { context } = testing;
  const { db } = context;
  const order = await buildOrder(db, {
    lines: [{ name: 'Víno', quantity: 3, price: 101, discount: 2 }, {}],
    delivery: 0,
  });
  const [wine] = order.lineIds;
  await db
    .transaction()
    .execute((tx) =>
      paidOrders(context).settled(tx, order.id, { paymentId: 1, method: 'bank_transfer', amount: order.total, at }),
    );
  await buildPaidPayment(db, order.id, order.total);
  const subject = { kind: 'order', id: order.id } as const;
  const refund = (amount: number, quantity: number) =>
    db.transaction().execute(async (tx) => {
      const content = { lines: [{ line_id: wine!, quantity }], delivery: 0, fee: 0 };
      const asked = { subject, amount, reason: 'withdrawal', actorId: null, at, content };
      const { refundId } = await requestRefund(tx, asked);
      await paidOrders(context).refunded(tx, order.id, { refundId, amount, isWhole: false, isOverpayment: false, at });
    });
  await refund(100, 1);
  await refund(201, 2);
  expect(await listCreditNotes(db, order.id)).toMatchObject([
    { lines: [{ name: 'Víno', quantity: 1, total: -100 }], reason: 'Odstoupení od smlouvy' },
    { lines: [{ name: 'Víno', quantity: 2, total: -201 }] },
  ]);
});
