import { describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildOrder, type BuiltOrder, type OrderOptions } from '#tests/support/order-factories.ts';
import { paymentSubjects } from '#tests/support/payment-subjects.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { findInvoiceOfOrder } from '../documents/invoice.queries.ts';
import { createPayment } from '#server/features/payments/index.ts';
import { markPaid, markSeveralPaid } from './record-money.ts';
import { listHistory } from './admin-order.queries.ts';

const testing = useTestContext();
/** The second of January in Prague, half past eleven in the evening. */
const now = new Date('2027-01-02T22:30:00Z');

/** An order that waits for a transfer or cash. */
async function buildAwaiting(options: OrderOptions & { payment?: 'bank_transfer' | 'cash_on_delivery' } = {}) {
  const { db, config } = testing.context;
  const order = await buildOrder(db, options);
  await db.transaction().execute((tx) =>
    createPayment(tx, config, {
      subject: { kind: 'order', id: order.id },
      method: options.payment ?? 'bank_transfer',
      amount: order.total,
      currency: 'CZK',
      variableSymbol: order.number,
      at: options.placedAt ?? testing.context.now(),
    }),
  );
  return order;
}

const clerk = async () => (await buildAdministrator(testing.context.db, ['orders'])).id;
const late = () => ({ ...testing.context, now: () => now });
const mark = async ({ id }: BuiltOrder, paidOn?: string, context = late()) =>
  markPaid(context, paymentSubjects(context), { id, paidOn, actorId: await clerk() });
const rowOf = ({ id }: BuiltOrder) =>
  testing.context.db
    .selectFrom('shop_order as o')
    .innerJoin('payment as p', 'p.subject_id', 'o.id')
    .where('o.id', '=', id)
    .select(['o.state', 'o.paid_at', 'o.state_since', 'p.paid_at as money_at', 'p.changed_at'])
    .executeTakeFirstOrThrow();
const auditOf = ({ id }: BuiltOrder) =>
  testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'order')
    .where('entity_id', '=', id)
    .select(['before', 'after'])
    .executeTakeFirstOrThrow();

test.each([
  ['waiting_for_payment', 'settled', { paid: true }],
  ['cancelled', 'overpayment', { overpayment: true }],
] as const)('R-9.03 money for an order %s is recorded accordingly', async (state, outcome, after) => {
  const order = await buildAwaiting({ order: { state } });
  expect(await mark(order, undefined, { ...testing.context, now: testing.context.now })).toBe(outcome);
  expect(await auditOf(order)).toEqual({ before: { paid: false }, after });
});

describe('the day of payment', () => {
  const newYearsEve = new Date('2026-12-31T11:00:00Z');

  test('R-6.09, R-9.03 is the date of tax, payment and order; later steps have the present date', async () => {
    const order = await buildAwaiting({ placedAt: new Date('2026-12-30T09:00:00Z') });
    expect(await mark(order, '2026-12-31')).toBe('settled');
    const paidAt = new Date('2026-12-31T12:00:00Z');
    const known = { state: 'paid', state_since: now, changed_at: now };
    expect(await rowOf(order)).toMatchObject({ ...known, paid_at: paidAt, money_at: paidAt });
    const invoice = (await findInvoiceOfOrder(testing.context.db, order.id))!;
    expect(invoice.content).toMatchObject({ taxable_on: '2026-12-31', issued_on: '2027-01-02', due_on: '2027-01-02' });
    expect(invoice.number).toMatch(/^2027/);
    expect(await listHistory(testing.context.db, order.id)).toMatchObject([
      { kind: 'pay', at: now, paid_on: '2026-12-31' },
    ]);
    expect(await auditOf(order)).toEqual({ before: { paid: false }, after: { paid: true, paid_on: '2026-12-31' } });
  });

  test.each([undefined, '2027-01-02'])('R-9.03 is today by default (%s)', async (paidOn) => {
    const order = await buildAwaiting({ placedAt: newYearsEve });
    await mark(order, paidOn);
    expect(await rowOf(order)).toMatchObject({ paid_at: now, money_at: now });
    expect(await listHistory(testing.context.db, order.id)).toMatchObject([{ kind: 'pay', paid_on: null }]);
  });

  test('R-9.03 may be the day of the order, but not an earlier one', async () => {
    // In Prague it is still the last day of the year, late in the evening.
    const placedAt = new Date('2026-12-31T22:30:00Z');
    const order = await buildAwaiting({ placedAt });
    await mark(order, '2026-12-31');
    expect(await rowOf(order)).toMatchObject({ paid_at: placedAt, money_at: placedAt });
    const { content } = (await findInvoiceOfOrder(testing.context.db, order.id))!;
    expect(content.taxable_on).toBe('2026-12-31');
  });

  test.each([
    ['2027-01-03', 'day_in_future'],
    ['2026-12-30', 'before_order'],
  ])('R-9.03 cannot be %s (%s)', async (paidOn, error) => {
    const order = await buildAwaiting({ placedAt: newYearsEve });
    await expect(mark(order, paidOn)).rejects.toMatchObject({ errors: { paid_on: [error] } });
    expect(await rowOf(order)).toMatchObject({ state: 'waiting_for_payment', paid_at: null, money_at: null });
  });

  test('R-9.03 of cash comes from the carrier and changes neither state nor invoice', async () => {
    const order = await buildAwaiting({
      payment: 'cash_on_delivery',
      placedAt: new Date('2026-12-28T09:00:00Z'),
      order: { state: 'delivered' },
    });
    await mark(order, '2026-12-31');
    expect(await rowOf(order)).toMatchObject({ state: 'delivered', paid_at: new Date('2026-12-31T12:00:00Z') });
  });

  test('R-9.03 for an order that has ended creates an overpayment', async () => {
    const order = await buildAwaiting({ placedAt: newYearsEve, order: { state: 'cancelled' } });
    expect(await mark(order, '2027-01-01')).toBe('overpayment');
    expect(await rowOf(order)).toMatchObject({ paid_at: null, money_at: new Date('2027-01-01T12:00:00Z') });
    expect(await listHistory(testing.context.db, order.id)).toMatchObject([
      { kind: 'overpayment', at: now, paid_on: '2027-01-01' },
    ]);
  });

  test('R-9.03 is common to several orders; those placed later are skipped and reported', async () => {
    const [early, ordered] = [
      await buildAwaiting({ placedAt: newYearsEve }),
      await buildAwaiting({ placedAt: new Date('2027-01-02T09:00:00Z') }),
    ];
    const context = late();
    const several = async (paidOn: string) =>
      markSeveralPaid(context, paymentSubjects(context), {
        ids: [early.id, ordered.id],
        paidOn,
        actorId: await clerk(),
      });
    await expect(several('2027-01-03')).rejects.toMatchObject({ errors: { paid_on: ['day_in_future'] } });
    expect(await several('2027-01-01')).toEqual({
      decided: [early.id],
      left: [{ id: ordered.id, number: ordered.number, why: 'not_ordered_then' }],
    });
    expect((await rowOf(early)).paid_at).toEqual(new Date('2027-01-01T12:00:00Z'));
  });
});
