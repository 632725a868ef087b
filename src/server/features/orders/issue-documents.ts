import { defaultLocale } from '#shared/i18n/locales.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import {
  findInvoiceOfOrder,
  issueCreditNote,
  issueInvoice,
  type IssuedDocument,
} from '#server/features/invoices/index.ts';
import { listCountries, listCurrencies } from '#server/features/lists/index.ts';
import { bankTransferOf } from '#server/features/payments/index.ts';
import { getSettings } from '#server/features/settings/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { findOrder, listOrderLines } from './order-detail.queries.ts';
import { findReasonOfRefund } from './order-document.queries.ts';
import { creditNoteOfOrder, invoiceOfOrder, localeOfOrder, type OrderPapers } from './order-invoice.ts';

/** Issues the invoice of a locked order, once. @throws not_found */
export async function issueOrderInvoice(
  context: Pick<Context, 'config'>,
  tx: Tx,
  orderId: number,
  at: Date,
): Promise<IssuedDocument> {
  const content = invoiceOfOrder(await collectPapers(context, tx, orderId, at));
  return issueInvoice(tx, { orderId, content, at, shop: context.config.shop });
}

/**
 * Issues the credit note of a refund, once; undefined where the order has no invoice (it was never paid, what goes back
 * is surplus), for then there is nothing to correct.
 * @param amount that goes back, in minor units of the order's currency, above 0
 */
export async function issueOrderCreditNote(
  context: Pick<Context, 'config'>,
  tx: Tx,
  orderId: number,
  { refundId, amount, at }: { readonly refundId: number; readonly amount: number; readonly at: Date },
): Promise<IssuedDocument | undefined> {
  if (!(await findInvoiceOfOrder(tx, orderId))) return undefined;
  const papers = await collectPapers(context, tx, orderId, at);
  const content = creditNoteOfOrder(papers, amount, await findReasonOfRefund(tx, refundId));
  return issueCreditNote(tx, { orderId, refundId, content, at, shop: context.config.shop });
}

async function collectPapers(
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  orderId: number,
  at: Date,
): Promise<OrderPapers> {
  const stored = await findOrder(tx, orderId, defaultLocale);
  if (!stored) throw notFound();
  const locale = localeOfOrder(stored);
  // Once more for the names in its language.
  const row = locale === defaultLocale ? stored : ((await findOrder(tx, orderId, locale)) ?? stored);
  const lines = await listOrderLines(tx, orderId);
  const { contacts } = await getSettings(tx, locale);
  const currencies = await listCurrencies(tx);
  const countries = await listCountries(tx, locale);
  const currency = currencies.find(({ code }) => code === row.currency_code);
  return {
    row,
    lines,
    contacts,
    transfer: bankTransferOf(config, {
      amount: row.total_minor,
      currency: row.currency_code,
      variableSymbol: row.variable_symbol,
      message: row.number,
    }),
    currency: {
      code: row.currency_code,
      symbol_before: currency?.symbol_before ?? '',
      symbol_after: currency?.symbol_after ?? row.currency_code,
      decimals: currency?.decimals ?? null,
    },
    countryName: (code) => countries.find((country) => country.code === code)?.name ?? code,
    shop: config.shop,
    i18n: serverI18n(locale),
    at,
  };
}
