import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isoDay } from '#shared/i18n/dates.ts';
import { isLocale, defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import type { ShownCurrency } from '#shared/money/money.ts';
import type { Order } from '#shared/orders/contract.ts';
import type { Settings } from '#shared/settings/contract.ts';
import { mainTaxRate, share, taxLine, type TaxLine } from '#shared/shop/totals.ts';
import type { InvoiceDraft } from '#server/features/invoices/index.ts';
import { refundReasonText } from '#server/features/payments/index.ts';
import type { OrderDetailRow, OrderLineRow } from './order-detail.queries.ts';
import { pricedLinesOf, taxesOf } from './order-presenter.ts';

/** What an order's documents are made of. */
export interface OrderPapers {
  readonly row: OrderDetailRow;
  readonly lines: readonly OrderLineRow[];
  /** Of the operator; undefined while nobody has set it. */
  readonly contacts: Settings['contacts'] | undefined;
  readonly transfer: NonNullable<Order['payment']['bank_transfer']>;
  readonly currency: ShownCurrency & { readonly code: string };
  readonly countryName: (code: string) => string;
  readonly shop: { readonly country: string; readonly timeZone: string };
  readonly i18n: I18n;
  readonly at: Date;
}

export function localeOfOrder({ locale }: Pick<OrderDetailRow, 'locale'>): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}

/** The invoice of an order as it is at a time: paid, or with what is needed to pay it. */
export function invoiceOfOrder(papers: OrderPapers): InvoiceDraft {
  const { row, lines, transfer, currency, shop, at } = papers;
  const rate = mainTaxRate(pricedLinesOf(lines), discountsOf(lines));
  const charge = (name: string, total: number) => (total === 0 ? null : { name, tax_rate: rate, total });
  const today = isoDay(at, shop.timeZone);
  return {
    locale: localeOfOrder(row),
    currency,
    supplier: supplierOf(papers),
    customer: customerOf(papers),
    order_number: row.number,
    variable_symbol: row.variable_symbol,
    issued_on: today,
    // Who pays beforehand owes the tax from the day of the payment on (Act 235/2004 § 20a).
    taxable_on: isoDay(row.paid_at ?? at, shop.timeZone),
    due_on: row.paid_at === null && row.expires_at !== null ? isoDay(row.expires_at, shop.timeZone) : today,
    payment_method: row.payment_name,
    lines: lines.map((line) => ({
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      unit_net: taxLine(line.tax_rate, line.price_minor).base,
      unit_gross: line.price_minor,
      tax_rate: line.tax_rate,
      discount: line.discount_minor,
      total: line.total_minor - line.discount_minor,
    })),
    delivery: charge(row.carrier_name, row.delivery_minor),
    fee: charge(row.payment_name, row.fee_minor),
    rounding: row.rounding_minor,
    taxes: [...taxesOf(row, lines)],
    total: row.total_minor,
    payment_code: row.paid_at === null ? transfer.code.text : null,
    reason: null,
  };
}

/**
 * The credit note of an order of which an amount goes back: the whole invoice with its signs turned, or the part of each
 * tax rate. @param reason as the refund keeps it: a code of ours or somebody's words
 */
export function creditNoteOfOrder(papers: OrderPapers, amount: number, reason: string): InvoiceDraft {
  const { row, i18n } = papers;
  const whole = invoiceOfOrder(papers);
  const draft = { ...whole, payment_code: null, due_on: whole.issued_on, taxable_on: whole.issued_on };
  const words = reason === '' ? i18n._(msg`Vrácení ceny`) : refundReasonText(reason, i18n);
  if (amount === row.total_minor) return { ...turned(draft), reason: words };
  const parts = share(
    amount,
    whole.taxes.map(({ gross }) => gross),
  );
  const taxes = whole.taxes
    .map(({ rate }, index) => turnedTax(taxLine(rate, parts[index]!)))
    .filter(({ gross }) => gross !== 0);
  return {
    ...draft,
    lines: taxes.map(({ rate, base, gross }) => ({
      name: i18n._(msg`Vrácení části ceny objednávky ${{ number: row.number }}`),
      sku: '',
      quantity: 1,
      unit_net: base,
      unit_gross: gross,
      tax_rate: rate,
      discount: 0,
      total: gross,
    })),
    delivery: null,
    fee: null,
    rounding: 0,
    taxes,
    total: -amount,
    reason: words,
  };
}

function turned(draft: InvoiceDraft): InvoiceDraft {
  return {
    ...draft,
    lines: draft.lines.map((line) => ({
      ...line,
      unit_net: -line.unit_net,
      unit_gross: -line.unit_gross,
      discount: negative(line.discount),
      total: negative(line.total),
    })),
    delivery: draft.delivery && { ...draft.delivery, total: -draft.delivery.total },
    fee: draft.fee && { ...draft.fee, total: -draft.fee.total },
    rounding: negative(draft.rounding),
    taxes: draft.taxes.map(turnedTax),
    total: -draft.total,
  };
}

function turnedTax({ rate, base, tax, gross }: TaxLine): TaxLine {
  return { rate, base: negative(base), tax: negative(tax), gross: negative(gross) };
}

/** Never the zero below zero, which JSON and tests tell apart. */
function negative(amount: number): number {
  return amount === 0 ? 0 : -amount;
}

function supplierOf({ contacts, transfer, shop, countryName }: OrderPapers): InvoiceDraft['supplier'] {
  const { account, iban, swift, recipient } = transfer;
  return {
    // Money that has come must be booked, whatever the settings lack.
    name: contacts?.company ?? recipient,
    street: contacts?.street ?? '',
    city: contacts?.city ?? '',
    postcode: contacts?.postcode ?? '',
    country: countryName(shop.country),
    company_id: contacts?.company_id || null,
    tax_id: contacts?.tax_id || null,
    register: contacts?.register ?? '',
    email: contacts?.email ?? '',
    account,
    iban,
    swift,
  };
}

function customerOf({ row, countryName }: OrderPapers): InvoiceDraft['customer'] {
  return {
    name: row.company ?? row.invoice_name,
    person: row.company === null ? null : row.invoice_name,
    street: row.invoice_street,
    city: row.invoice_city,
    postcode: row.invoice_postcode,
    country: countryName(row.invoice_country_code),
    company_id: row.company_id,
    tax_id: row.tax_id,
  };
}

function discountsOf(lines: readonly OrderLineRow[]): number[] {
  return lines.map(({ discount_minor }) => discount_minor);
}
