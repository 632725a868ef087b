import { msg } from '@lingui/core/macro';
import { valueOfPieces } from '#shared/orders/value-of-pieces.ts';
import type { RefundContent } from '#shared/orders/refund-content.ts';
import { share, taxLine, type TaxLine } from '#shared/shop/totals.ts';
import type { InvoiceDraft } from './invoice-content.ts';
import { refundReasonText } from '#server/features/payments/index.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { RefundedBefore } from './order-document.queries.ts';
import { supplierOf, type OrderDocuments } from './order-invoice.ts';

export interface Correction {
  /** The refunded amount, in minor units. */
  readonly amount: number;
  /** The refund's stored reason: one of our codes or free text. */
  readonly reason: string;
  /** The refunded items; null: a sum only. */
  readonly content: RefundContent | null;
  /** The items of earlier refunds. */
  readonly before: RefundedBefore;
  /** As issued: this is corrected, whatever was changed in the order since. */
  readonly invoice: InvoiceDraft;
  /** Earlier credit notes of the same invoice. */
  readonly earlier: readonly Pick<InvoiceDraft, 'taxes' | 'total' | 'rounding'>[];
}

/**
 * The credit note of a refund (Act 235/2004 §§ 42, 45): the whole invoice with inverted signs, or the refunded items
 * with their tax rates. A refund without items is divided among all rates, by what is left of each. All credit notes
 * together correct the invoice exactly, including its taxes. Only the supplier and the dates are current.
 */
export function creditNoteOfOrder(papers: OrderDocuments, correction: Correction): InvoiceDraft {
  const { amount, reason, earlier, invoice: whole } = correction;
  const today = isoDay(papers.at, papers.shop.timeZone);
  const draft = {
    ...whole,
    supplier: supplierOf(papers),
    payment_code: null,
    is_paid_on_delivery: whole.is_paid_on_delivery && papers.row.paid_at === null,
    issued_on: today,
    due_on: today,
    taxable_on: today,
    reason: reason === '' ? papers.i18n._(msg`Vrácení ceny`) : refundReasonText(reason, papers.i18n),
  };
  if (amount === whole.total && earlier.length === 0) return turned(draft);
  const left = leftOf(whole, earlier);
  const { parts, rounding } = partsOf(papers, correction, left);
  const taxes = left.taxes.flatMap((tax) => {
    const gross = sum(parts.filter(({ rate }) => rate === tax.rate).map((part) => part.gross));
    if (gross === 0) return [];
    return turnedTax(gross === tax.gross ? tax : taxLine(tax.rate, gross));
  });
  const charge = (kind: Part['kind']) => {
    const part = parts.find((each) => each.kind === kind);
    return part ? { name: part.name, tax_rate: part.rate, total: negative(part.gross) } : null;
  };
  return {
    ...draft,
    lines: parts.filter(({ kind }) => kind === 'line' || kind === 'rest').map(turnedLine),
    delivery: charge('delivery'),
    fee: charge('fee'),
    rounding: negative(rounding),
    taxes,
    total: negative(amount),
  };
}

interface Part {
  readonly kind: 'line' | 'delivery' | 'fee' | 'rest';
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  /** The price of one, before the discount. */
  readonly price: number;
  readonly rate: number;
  /** The refunded part, with tax. */
  readonly gross: number;
}

/** What is left of an invoice after earlier credit notes. */
interface Left {
  readonly taxes: readonly TaxLine[];
  readonly total: number;
  readonly rounding: number;
}

function leftOf({ taxes, total, rounding }: InvoiceDraft, earlier: Correction['earlier']): Left {
  return {
    taxes: taxes.map((tax) => {
      const corrected = earlier.flatMap((note) => note.taxes.filter(({ rate }) => rate === tax.rate));
      const of = (kind: 'base' | 'tax' | 'gross') => tax[kind] + sum(corrected.map((each) => each[kind]));
      return { rate: tax.rate, base: of('base'), tax: of('tax'), gross: of('gross') };
    }),
    total: total + sum(earlier.map((note) => note.total)),
    rounding: rounding + sum(earlier.map((note) => note.rounding)),
  };
}

/** Divides an amount among its items; `rounding` belongs to no tax rate. */
function partsOf(papers: OrderDocuments, correction: Correction, left: Left): { parts: Part[]; rounding: number } {
  const { amount, content } = correction;
  const isLast = amount === left.total;
  const open = new Map(left.taxes.map(({ rate, gross }) => [rate, Math.max(gross, 0)]));
  const named = content === null ? [] : namedParts(papers, content, correction);
  const parts = named.flatMap((part) => {
    // A rate refunds no more than is left of it.
    const gross = Math.min(part.gross, open.get(part.rate) ?? 0);
    open.set(part.rate, (open.get(part.rate) ?? 0) - gross);
    return gross === 0 ? [] : { ...part, gross };
  });
  const rest = amount - sum(parts.map(({ gross }) => gross));
  if (rest < 0 && !isLast) return { parts: lessened(parts, amount), rounding: 0 };
  const unnamed = isLast ? sum([...open.values()]) : Math.min(rest, sum([...open.values()]));
  const shares = share(unnamed, [...open.values()]);
  const name = papers.i18n._(msg`Vrácení části ceny objednávky ${{ number: papers.row.number }}`);
  const unnamedParts = [...open.keys()].flatMap((rate, index): Part | [] => {
    const gross = shares[index]!;
    return gross === 0 ? [] : { kind: 'rest', name, sku: '', quantity: 1, price: gross, rate, gross };
  });
  return { parts: [...parts, ...unnamedParts], rounding: rest - unnamed };
}

/** A refund below the price is a reduction for used goods; delivery and fee are reduced only when no goods are left. */
function lessened(parts: readonly Part[], amount: number): Part[] {
  const charges = sum(parts.filter(({ kind }) => kind !== 'line').map(({ gross }) => gross));
  const isOfGoods = charges <= amount;
  const weights = parts.map(({ kind, gross }) => (isOfGoods && kind !== 'line' ? 0 : gross));
  const shares = share(isOfGoods ? amount - charges : amount, weights);
  return parts
    .map((part, index) => ({ ...part, gross: weights[index] === 0 ? part.gross : shares[index]! }))
    .filter(({ gross }) => gross > 0);
}

/**
 * Delivery, fee and lines have the names and tax rates of the invoice, whose lines match those of the order one by
 * one.
 */
function namedParts(
  { lines, i18n }: OrderDocuments,
  content: RefundContent,
  { amount, before, invoice }: Correction,
): Part[] {
  const lineOf = (lineId: number) => invoice.lines[lines.findIndex(({ id }) => id === lineId)];
  const worthLeft = (lineId: number, line: InvoiceDraft['lines'][number], pieces: number) => {
    const sold = { quantity: line.quantity, total: line.total + line.discount, discount: line.discount };
    const lessened = before.lessened.get(lineId);
    return valueOfPieces({ ...sold, lessened }, pieces, before.pieces.get(lineId) ?? 0);
  };
  const charge = (kind: 'delivery' | 'fee', most: number): Part | [] => {
    const charged = invoice[kind];
    if (!charged) return [];
    const gross = Math.min(most, charged.total);
    return { kind, name: charged.name, sku: '', quantity: 1, price: gross, rate: charged.tax_rate, gross };
  };
  const discount = (lineId: number): Part | [] => {
    const line = lineOf(lineId);
    if (!line) return [];
    const gross = Math.min(amount, worthLeft(lineId, line, line.quantity));
    const name = i18n._(msg`Sleva z ceny: ${{ name: line.name }}`);
    return { kind: 'line', name, sku: line.sku, quantity: 1, price: gross, rate: line.tax_rate, gross };
  };
  return [
    ...content.lines.flatMap(({ line_id, quantity }): Part | [] => {
      const line = lineOf(line_id);
      if (!line) return [];
      const { name, sku, unit_gross: price, tax_rate: rate } = line;
      return { kind: 'line', name, sku, quantity, price, rate, gross: worthLeft(line_id, line, quantity) };
    }),
    ...(content.discount_of === undefined ? [] : [discount(content.discount_of)].flat()),
    ...[charge('delivery', content.delivery), charge('fee', content.fee)].flat(),
  ];
}

/** A document with inverted signs: it corrects all of it. */
export function turned(draft: InvoiceDraft): InvoiceDraft {
  return {
    ...draft,
    lines: draft.lines.map((line) => ({
      ...line,
      unit_net: negative(line.unit_net),
      unit_gross: negative(line.unit_gross),
      discount: negative(line.discount),
      total: negative(line.total),
    })),
    delivery: draft.delivery && { ...draft.delivery, total: -draft.delivery.total },
    fee: draft.fee && { ...draft.fee, total: -draft.fee.total },
    rounding: negative(draft.rounding),
    taxes: draft.taxes.map(turnedTax),
    total: negative(draft.total),
  };
}

function turnedLine({ name, sku, quantity, price, rate, gross }: Part): InvoiceDraft['lines'][number] {
  return {
    name,
    sku,
    quantity,
    unit_net: negative(taxLine(rate, price).base),
    unit_gross: negative(price),
    tax_rate: rate,
    discount: negative(price * quantity - gross),
    total: negative(gross),
  };
}

function turnedTax({ rate, base, tax, gross }: TaxLine): TaxLine {
  return { rate, base: negative(base), tax: negative(tax), gross: negative(gross) };
}

/** Avoids negative zero, which JSON and tests distinguish. */
function negative(amount: number): number {
  return amount === 0 ? 0 : -amount;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
