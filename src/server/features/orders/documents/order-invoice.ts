import type { I18n } from '@lingui/core';
import { isoDay } from '#shared/i18n/dates.ts';
import { isLocale, defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import type { ShownCurrency } from '#shared/money/money.ts';
import type { Settings } from '#shared/settings/contract.ts';
import { mainTaxRate, taxLine } from '#shared/shop/totals.ts';
import type { InvoiceDraft } from './invoice-content.ts';
import type { BankAccount } from '#server/features/payments/index.ts';
import type { OrderDetailRow, OrderLineRow } from '../order-detail.queries.ts';
import { pricedLinesOf, taxesOf } from '../order-presenter.ts';

/** The data for an order's documents. */
export interface OrderDocuments {
  readonly row: OrderDetailRow;
  readonly lines: readonly OrderLineRow[];
  /** The operator; undefined until it is configured. */
  readonly contacts: Settings['contacts'] | undefined;
  /** Of the shop. */
  readonly account: BankAccount;
  /** The QR code for the transfer; null above the highest amount of its format. */
  readonly paymentCode: () => string | null;
  readonly currency: ShownCurrency & { readonly code: string };
  readonly countryName: (code: string) => string;
  readonly shop: { readonly country: string; readonly timeZone: string };
  readonly i18n: I18n;
  readonly at: Date;
}

export function localeOfOrder({ locale }: Pick<OrderDetailRow, 'locale'>): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}

/** The invoice of an order at a time: paid, or with the payment details. */
export function invoiceOfOrder(papers: OrderDocuments): InvoiceDraft {
  const { row, lines, paymentCode, currency, shop, at } = papers;
  const rate = mainTaxRate(pricedLinesOf(lines), discountsOf(lines));
  const charge = (name: string, total: number) => (total === 0 ? null : { name, tax_rate: rate, total });
  const today = isoDay(at, shop.timeZone);
  const paidAt = row.paid_at !== null && row.paid_at <= at ? row.paid_at : null;
  const isUnpaid = paidAt === null;
  return {
    locale: localeOfOrder(row),
    currency,
    supplier: supplierOf(papers),
    customer: customerOf(papers),
    order_number: row.number,
    variable_symbol: row.variable_symbol,
    issued_on: today,
    // Prepayment makes the tax due from the day of the payment (Act 235/2004 § 20a).
    taxable_on: isoDay(paidAt ?? at, shop.timeZone),
    due_on: isUnpaid && row.expires_at !== null ? isoDay(row.expires_at, shop.timeZone) : today,
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
    payment_code: isUnpaid && row.payment_code === 'bank_transfer' ? paymentCode() : null,
    is_paid_on_delivery: isUnpaid && row.payment_code === 'cash_on_delivery',
    // An order that a discount covers completely has no payment.
    paid_by: isUnpaid || row.total_minor === 0 ? null : row.payment_code,
    reason: null,
  };
}

/** The operator by the current settings. */
export function supplierOf({
  contacts,
  account: { account, iban, swift, recipient },
  shop,
  countryName,
}: Pick<OrderDocuments, 'contacts' | 'account' | 'shop' | 'countryName'>): InvoiceDraft['supplier'] {
  return {
    // A received payment must be booked, even if settings are missing.
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

function customerOf({ row, countryName }: OrderDocuments): InvoiceDraft['customer'] {
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

export function discountsOf(lines: readonly OrderLineRow[]): number[] {
  return lines.map(({ discount_minor }) => discount_minor);
}
