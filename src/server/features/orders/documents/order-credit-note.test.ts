import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderOptions } from '#tests/support/order-factories.ts';
import { buildDocuments, twoRates } from '#tests/support/order-documents.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import type { RefundContent } from '#shared/orders/refund-content.ts';
import type { InvoiceDraft } from './invoice-content.ts';
import { creditNoteOfOrder, type Correction } from './order-credit-note.ts';
import { invoiceOfOrder, type OrderDocuments } from './order-invoice.ts';

const testing = useTestContext();
const documentsOf = (options: OrderOptions) => buildDocuments(testing.context.db, options);
const note = (papers: OrderDocuments, amount: number, changes: Partial<Correction> = {}) =>
  creditNoteOfOrder(papers, {
    amount,
    reason: 'withdrawal',
    content: null,
    invoice: invoiceOfOrder(papers),
    before: { pieces: new Map(), lessened: new Map() },
    earlier: [],
    ...changes,
  });
const goods = ({ lines }: OrderDocuments, ...quantities: number[]): RefundContent => ({
  lines: quantities.flatMap((quantity, index) => (quantity === 0 ? [] : { line_id: lines[index]!.id, quantity })),
  delivery: 0,
  fee: 0,
});

describe('the credit note of an order', () => {
  test('R-9.03 for everything is the invoice with inverted signs', async () => {
    expect(note(await documentsOf(twoRates), 46_800, { reason: 'cancelled' })).toMatchObject({
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

  test('R-9.03 for goods lists them and corrects only their tax rate', async () => {
    const papers = await documentsOf(twoRates);
    expect(note(papers, 10_890, { content: goods(papers, 1) })).toMatchObject({
      lines: [{ name: 'Víno', sku: 'V-1', quantity: 1, unit_gross: -12_100, discount: -1210, total: -10_890 }],
      delivery: null,
      fee: null,
      rounding: 0,
      taxes: [{ rate: 21, base: -9000, tax: -1890, gross: -10_890 }],
      total: -10_890,
      reason: 'Odstoupení od smlouvy',
    });
    const glass = { ...goods(papers, 0, 1), delivery: 9900 };
    expect(note(papers, 21_100, { content: glass })).toMatchObject({
      lines: [{ name: 'Sklenice', total: -11_200 }],
      delivery: { name: 'Kurýr', tax_rate: 21, total: -9900 },
      taxes: [
        { rate: 21, gross: -9900 },
        { rate: 12, base: -10_000, tax: -1200, gross: -11_200 },
      ],
    });
  });

  test('R-9.03 for used goods corrects them by the refunded amount', async () => {
    const papers = await documentsOf(twoRates);
    expect(note(papers, 10_000, { content: goods(papers, 0, 1) })).toMatchObject({
      lines: [{ name: 'Sklenice', unit_gross: -11_200, discount: -1200, total: -10_000 }],
      taxes: [{ rate: 12, gross: -10_000 }],
      total: -10_000,
    });
  });

  test('R-9.03 for used goods reduces the goods, not the delivery', async () => {
    const papers = await documentsOf(twoRates);
    expect(note(papers, 19_900, { content: { ...goods(papers, 0, 1), delivery: 9900 } })).toMatchObject({
      lines: [{ name: 'Sklenice', total: -10_000 }],
      delivery: { total: -9900 },
      taxes: [
        { rate: 21, gross: -9900 },
        { rate: 12, gross: -10_000 },
      ],
    });
  });

  test('R-9.03 for a sum is divided among the tax rates like the order', async () => {
    expect(note(await documentsOf(twoRates), 10_000, { reason: 'Sleva za poškozený obal' })).toMatchObject({
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

  test('R-9.03 for more than the price of the goods divides the rest among what is left of each rate', async () => {
    const papers = await documentsOf(twoRates);
    expect(note(papers, 12_200, { content: goods(papers, 0, 1) })).toMatchObject({
      lines: [
        { name: 'Sklenice', total: -11_200 },
        { name: expect.stringMatching(/^Vrácení části/), total: -1000 },
      ],
      taxes: [
        { rate: 21, gross: -1000 },
        { rate: 12, gross: -11_200 },
      ],
    });
  });

  test('R-9.03 all credit notes together correct the invoice exactly, including each rate and the rounding', async () => {
    const papers = await documentsOf(twoRates);
    const invoice = invoiceOfOrder(papers);
    const steps = fc.record({ wine: fc.nat(2), glass: fc.nat(1), part: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 6 }), (wished) => {
        const notes: InvoiceDraft[] = [];
        let left = invoice.total;
        for (const { wine, glass, part } of wished) {
          const amount = Math.round(left * part);
          if (amount === 0) continue;
          notes.push(note(papers, amount, { content: goods(papers, wine, glass), earlier: notes }));
          left -= amount;
        }
        if (left > 0) notes.push(note(papers, left, { earlier: notes }));
        for (const { rate, ...whole } of invoice.taxes)
          for (const kind of ['base', 'tax', 'gross'] as const)
            expect(
              sum(notes.flatMap(({ taxes }) => taxes.filter((tax) => tax.rate === rate).map((tax) => tax[kind]))),
            ).toBe(-whole[kind]);
        expect(sum(notes.map(({ rounding }) => rounding))).toBe(-invoice.rounding || 0);
        for (const each of notes) expect(sum(each.taxes.map(({ gross }) => gross)) + each.rounding).toBe(each.total);
      }),
    );
  });
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
