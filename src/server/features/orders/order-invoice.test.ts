import { describe, expect, test } from 'vitest';
import { bankTransfer } from '#tests/support/bank-transfer.ts';
import { buildOrder, type OrderOptions } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { shops } from '#shared/shop/shops.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { findOrder, listOrderLines } from './order-detail.queries.ts';
import { creditNoteOfOrder, invoiceOfOrder, type OrderPapers } from './order-invoice.ts';

const testing = useTestContext();
const at = new Date('2026-03-04T23:30:00Z');

const contacts: NonNullable<OrderPapers['contacts']> = {
  company: 'Karafa s.r.o.',
  street: 'Na Demu 12',
  city: 'Praha 1',
  postcode: '110 00',
  company_id: '99000011',
  tax_id: 'CZ99000011',
  register: 'Zapsáno v obchodním rejstříku',
  email: 'info@karafa.example',
  phone: '+420 200 000 100',
  opening_hours: '',
  socials: [],
};

async function papersOf(options: OrderOptions, changes: Partial<OrderPapers> = {}): Promise<OrderPapers> {
  const { db } = testing.context;
  const { id, total } = await buildOrder(db, options);
  return {
    row: (await findOrder(db, id, 'cs'))!,
    lines: await listOrderLines(db, id),
    contacts,
    transfer: bankTransfer(total),
    currency: { code: 'CZK', symbol_before: '', symbol_after: 'Kč', decimals: 2 },
    countryName: (code) => ({ CZ: 'Česko' })[code] ?? code,
    shop: shops.cz,
    i18n: serverI18n('cs'),
    at,
    ...changes,
  };
}

const twoRates: OrderOptions = {
  lines: [
    { name: 'Víno', sku: 'V-1', quantity: 2, price: 12_100, discount: 2420 },
    { name: 'Sklenice', sku: 'S-1', quantity: 1, price: 11_200, taxRate: 12 },
  ],
  delivery: 9900,
  fee: 3900,
  rounding: 20,
  payment: 'cash_on_delivery',
};

describe('the invoice of an order', () => {
  test('R-6.09 says what was bought, what tax is in it, who sold and who bought', async () => {
    const paidAt = new Date('2026-03-03T23:30:00Z');
    const invoice = invoiceOfOrder(await papersOf({ ...twoRates, order: { paid_at: paidAt } }));
    expect(invoice).toMatchObject({
      supplier: { name: 'Karafa s.r.o.', tax_id: 'CZ99000011', country: 'Česko', account: '19-2000145399/0800' },
      customer: { name: 'Jiří Dvořák', person: null, country: 'Česko', company_id: null },
      // Days of the shop, not of UTC.
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

  test('of a company names it, with who ordered', async () => {
    const company = { company: 'Vinotéka s.r.o.', company_id: '27074358', tax_id: 'CZ27074358' };
    const { customer } = invoiceOfOrder(await papersOf({ order: company }));
    expect(customer).toMatchObject({
      company_id: company.company_id,
      tax_id: company.tax_id,
      name: 'Vinotéka s.r.o.',
      person: 'Jiří Dvořák',
    });
  });

  test('that is not paid is due with the end of the order and carries the code to pay it', async () => {
    const invoice = invoiceOfOrder(await papersOf({}));
    expect(invoice).toMatchObject({ due_on: '2026-03-09', payment_code: expect.stringMatching(/^SPD/) });
  });

  test('that is paid on delivery has no code: nobody must pay it beforehand as well', async () => {
    const papers = await papersOf({ payment: 'cash_on_delivery' });
    expect(invoiceOfOrder(papers)).toMatchObject({ payment_code: null, is_paid_on_delivery: true });
  });

  test('is as of its day: what came later does not make it paid', async () => {
    const paidAt = new Date(at.getTime() + 86_400_000);
    const papers = await papersOf({ payment: 'cash_on_delivery', order: { paid_at: paidAt } });
    expect(invoiceOfOrder(papers)).toMatchObject({ taxable_on: '2026-03-05', is_paid_on_delivery: true });
  });

  test('is issued even before anybody has set who sells: the payment must not fail of it', async () => {
    const { supplier } = invoiceOfOrder(await papersOf({}, { contacts: undefined }));
    expect(supplier).toMatchObject({ name: 'Karafa s.r.o.', tax_id: null, iban: 'CZ6508000000192000145399' });
  });
});

describe('the credit note of an order', () => {
  test('R-9.03 of everything is the invoice with its signs turned', async () => {
    const papers = await papersOf(twoRates);
    const note = creditNoteOfOrder(papers, 46_800, 'cancelled');
    expect(note).toMatchObject({
      lines: [{ quantity: 2, unit_gross: -12_100, discount: -2420, total: -21_780 }, { total: -11_200 }],
      delivery: { total: -9900 },
      fee: { total: -3900 },
      rounding: -20,
      taxes: [
        { rate: 21, base: -29_405, tax: -6175, gross: -35_580 },
        { rate: 12, base: -10_000, tax: -1200, gross: -11_200 },
      ],
      total: -46_800,
      payment_code: null,
      reason: 'Zrušení objednávky',
    });
  });

  test('R-9.03 of a part falls on the tax rates as the order does', async () => {
    const note = creditNoteOfOrder(await papersOf(twoRates), 10_000, 'Sleva za poškozený obal');
    expect(note).toMatchObject({
      taxes: [
        { rate: 21, base: -6286, tax: -1320, gross: -7606 },
        { rate: 12, base: -2137, tax: -257, gross: -2394 },
      ],
      lines: [{ total: -7606 }, { total: -2394 }],
      delivery: null,
      rounding: 0,
      total: -10_000,
      reason: 'Sleva za poškozený obal',
    });
  });
});
