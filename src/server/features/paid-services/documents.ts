import { msg } from '@lingui/core/macro';
import { isoDay } from '#shared/i18n/dates.ts';
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import { taxLine } from '#shared/shop/totals.ts';
import type { Context } from '#server/context.ts';
import { bankAccountOf, refundReasonText } from '#server/features/payments/index.ts';
import {
  findInvoice,
  issueCreditNote,
  issueInvoice,
  supplierOf,
  turned,
  type InvoiceDraft,
} from '#server/features/orders/index.ts';
import { listCountries, listCurrencies } from '#server/features/reference-data/index.ts';
import { getSettings } from '#server/features/settings/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { storedCustomer } from './customer.ts';
import type { AllServiceRules, ServiceRules } from './service-rules.ts';
import { findRefundReason, findService, listDueDocuments, type ServiceRow } from './service.queries.ts';

type Issuing = Pick<Context, 'config'>;

export function localeOf({ locale }: Pick<ServiceRow, 'locale'>): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}

/** Issues the invoice of a paid request. @returns its id */
export async function issueServiceInvoice(
  { config }: Issuing,
  tx: Tx,
  rules: ServiceRules,
  row: ServiceRow,
  { at, paidAt }: { readonly at: Date; readonly paidAt: Date },
): Promise<number> {
  const { shop } = config;
  const locale = localeOf(row);
  const i18n = serverI18n(locale);
  const countries = await listCountries(tx, locale);
  const countryName = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  const currency = (await listCurrencies(tx)).find(({ code }) => code === row.currency_code);
  const { contacts } = await getSettings(tx, locale);
  const customer = storedCustomer.parse(row.customer);
  const { name } = await rules.describe(tx, row);
  const tax = taxLine(row.tax_rate, row.fee_minor);
  const today = isoDay(at, shop.timeZone);
  const content: InvoiceDraft = {
    locale,
    currency: {
      code: row.currency_code,
      symbol_before: currency?.symbol_before ?? '',
      symbol_after: currency?.symbol_after ?? row.currency_code,
      decimals: currency?.decimals ?? null,
    },
    supplier: supplierOf({ contacts, account: bankAccountOf(config), shop, countryName }),
    customer: { ...customer, country: countryName(customer.country) },
    order_number: row.number,
    variable_symbol: row.number,
    issued_on: today,
    taxable_on: isoDay(paidAt, shop.timeZone),
    due_on: today,
    payment_method: row.method === 'card' ? i18n._(msg`Platební karta`) : i18n._(msg`Bankovní převod`),
    lines: [
      {
        name: name(i18n),
        sku: '',
        quantity: 1,
        unit_net: tax.base,
        unit_gross: row.fee_minor,
        tax_rate: row.tax_rate,
        discount: 0,
        total: row.fee_minor,
      },
    ],
    delivery: null,
    fee: null,
    rounding: 0,
    taxes: [tax],
    total: row.fee_minor,
    payment_code: null,
    is_paid_on_delivery: false,
    paid_by: row.method,
    reason: null,
  };
  const { id } = await issueInvoice(tx, { subject: { kind: row.kind, id: row.id }, content, at, shop });
  return id;
}

/** Issues the credit note of a refund, which is always of the whole price. @returns its id */
export async function issueServiceCreditNote(
  { config: { shop } }: Issuing,
  tx: Tx,
  { kind, id }: ServiceRow,
  { refundId, reason, at }: { readonly refundId: number; readonly reason: string; readonly at: Date },
): Promise<number> {
  const subject = { kind, id };
  const invoice = await findInvoice(tx, subject);
  if (!invoice) throw new Error(`The ${kind} ${id} has no invoice`);
  const { kind: _document, number: _number, corrects: _corrects, ...issued } = invoice.content;
  const today = isoDay(at, shop.timeZone);
  const content = { ...turned(issued), issued_on: today, taxable_on: today, due_on: today, reason };
  return (await issueCreditNote(tx, { subject, refundId, content, at, shop })).id;
}

/** Issues the documents of requests that were inserted without them, like those of the demo; each with its date. */
export async function issueDueServiceDocuments(context: Issuing, tx: Tx, allRules: AllServiceRules): Promise<void> {
  for (const { id, refund_id: refundId, at } of await listDueDocuments(tx)) {
    const row = (await findService(tx, id))!;
    if (refundId === null) {
      await issueServiceInvoice(context, tx, allRules[row.kind], row, { at, paidAt: at });
    } else {
      const reason = refundReasonText(await findRefundReason(tx, refundId), serverI18n(localeOf(row)));
      await issueServiceCreditNote(context, tx, row, { refundId, reason, at });
    }
  }
}
