import { expect, test } from 'vitest';
import { buildOrder, buildRefund } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { findCreditNote, findInvoiceOfOrder } from '#server/features/invoices/index.ts';
import { getOrder } from './get-order.ts';
import { paidOrders } from './paid-orders.ts';

const testing = useTestContext({ BANK_IBAN: 'CZ6508000000192000145399' });
const at = new Date('2026-03-04T10:00:00Z');

const attachments = async () => {
  const rows = await testing.context.db.selectFrom('mail').select(['kind', 'attachments']).orderBy('id').execute();
  return rows.map((mail) => [mail.kind, ...mail.attachments]);
};

test('R-6.09 R-9.03 an order that is paid gets its invoice, one that is refunded its credit note, in its language', async () => {
  const { context } = testing;
  const { db } = context;
  const orders = paidOrders(context);
  const order = await buildOrder(db, { locale: 'de' });
  const settle = () => db.transaction().execute((tx) => orders.settled(tx, order.id, { paymentId: 1, at }));
  expect([await settle(), await settle()]).toEqual(['settled', 'surplus']);

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
  const refund = { refundId, amount: 46_200, isWhole: true, isSurplus: false, at };
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

test('what goes back of an order that was never paid needs no credit note', async () => {
  const { context } = testing;
  const order = await buildOrder(context.db, { order: { state: 'cancelled' } });
  const refundId = await buildRefund(context.db, order.id, 100);
  await context.db
    .transaction()
    .execute((tx) =>
      paidOrders(context).refunded(tx, order.id, { refundId, amount: 100, isWhole: true, isSurplus: false, at }),
    );
  expect((await attachments()).at(-1)).toEqual(['order.refunded']);
});
