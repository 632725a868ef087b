import { describe, expect, test } from 'vitest';
import type { OrderOptions } from '#tests/support/order-factories.ts';
import { buildDocuments, twoRates } from '#tests/support/order-documents.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { invoiceOfOrder, type OrderDocuments } from './order-invoice.ts';

const testing = useTestContext();
const documentsOf = (options: OrderOptions, changes: Partial<OrderDocuments> = {}) =>
  buildDocuments(testing.context.db, options, changes);

describe('the invoice of an order', () => {
  test('R-6.09 lists goods, taxes, seller and buyer', async () => {
    const paidAt = new Date('2026-03-03T23:30:00Z');
    const invoice = invoiceOfOrder(await documentsOf({ ...twoRates, order: { paid_at: paidAt } }));
    expect(invoice).toMatchObject({
      supplier: { name: 'Karafa s.r.o.', tax_id: 'CZ99000011', country: 'Česko', account: '19-2000145399/0800' },
      customer: { name: 'Jiří Dvořák', person: null, country: 'Česko', company_id: null },
      // Days in the shop's time zone, not in UTC.
      issued_on: '2026-03-05',
      taxable_on: '2026-03-04',
      due_on: '2026-03-05',
      lines: [
        { name: 'Víno', quantity: 2, unit_net: 10_000, unit_gross: 12_100, discount: 2420, total: 21_780 },
        { name: 'Sklenice', unit_net: 10_000, unit_gross: 11_200, tax_rate: 12, discount: 0, total: 11_200 },
      ],
      delivery: { name: 'Kurýr', tax_rate: 21, total: 9900 },
      fee: { name: 'Na dobírku', tax_rate: 21, total: 3900 },
      rounding: 20,
      taxes: [
        { rate: 21, base: 29_405, tax: 6175, gross: 35_580 },
        { rate: 12, base: 10_000, tax: 1200, gross: 11_200 },
      ],
      total: 46_800,
      payment_code: null,
    });
  });

  test('of a company names it and the contact', async () => {
    const company = { company: 'Vinotéka s.r.o.', company_id: '27074358', tax_id: 'CZ27074358' };
    const { customer } = invoiceOfOrder(await documentsOf({ order: company }));
    expect(customer).toMatchObject({
      company_id: company.company_id,
      tax_id: company.tax_id,
      name: 'Vinotéka s.r.o.',
      person: 'Jiří Dvořák',
    });
  });

  test('R-6.09 of cash on delivery requests no transfer: it is paid on delivery', async () => {
    const unpaid = invoiceOfOrder(await documentsOf({ ...twoRates, order: { expires_at: null } }));
    expect(unpaid).toMatchObject({ due_on: '2026-03-05', payment_code: null, is_paid_on_delivery: true });
    const paid = invoiceOfOrder(
      await documentsOf({ ...twoRates, order: { paid_at: new Date('2026-03-04T08:00:00Z') } }),
    );
    expect([unpaid.paid_by, paid.paid_by]).toEqual([null, 'cash_on_delivery']);
    expect(paid).toMatchObject({ payment_code: null, is_paid_on_delivery: false });
  });

  test('has the code for a transfer only if it awaits one', async () => {
    const transfer = invoiceOfOrder(await documentsOf({}));
    expect(transfer).toMatchObject({ payment_code: expect.stringMatching(/^SPD/), is_paid_on_delivery: false });
    expect(invoiceOfOrder(await documentsOf({ payment: 'card' }))).toMatchObject({ payment_code: null });
  });

  test('shows the state of its day: a later payment does not make it paid', async () => {
    const papers = await documentsOf({ ...twoRates, order: { paid_at: new Date('2026-03-06T10:00:00Z') } });
    expect(invoiceOfOrder(papers)).toMatchObject({ taxable_on: '2026-03-05', is_paid_on_delivery: true });
  });

  test('is issued even without a configured seller: the payment must not fail', async () => {
    const { supplier } = invoiceOfOrder(await documentsOf({}, { contacts: undefined }));
    expect(supplier).toMatchObject({ name: 'Karafa s.r.o.', tax_id: null, iban: 'CZ6508000000192000145399' });
  });
});
