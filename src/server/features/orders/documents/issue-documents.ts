import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { findInvoiceOfOrder, listCreditNotes } from './invoice.queries.ts';
import { issueCreditNote, issueInvoice } from './issue-document.ts';
import { listCountries, listCurrencies } from '#server/features/reference-data/index.ts';
import { bankAccountOf, bankTransferOf } from '#server/features/payments/index.ts';
import { getSettings } from '#server/features/settings/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { findOrder, listOrderLines } from '../order-detail.queries.ts';
import { creditNoteOfOrder } from './order-credit-note.ts';
import { findRefundOfOrder, sumRefundedBefore } from './order-document.queries.ts';
import { invoiceOfOrder, localeOfOrder, type OrderDocuments } from './order-invoice.ts';

/**
 * Issues the invoice of a locked order; idempotent.
 * @throws not_found
 */
export async function issueOrderInvoice(
  context: Pick<Context, 'config'>,
  tx: Tx,
  orderId: number,
  at: Date,
): Promise<void> {
  // Most orders already have one, which makes collecting the data unnecessary.
  if (await findInvoiceOfOrder(tx, orderId)) return;
  const content = invoiceOfOrder(await collectDocuments(context, tx, orderId, at));
  await issueInvoice(tx, { subject: { kind: 'order', id: orderId }, content, at, shop: context.config.shop });
}

/**
 * Issues the credit note of a refund; idempotent. None for an order without an invoice: it was never paid, so an
 * overpayment is refunded and there is nothing to correct.
 * @param amount of the refund, in minor units of the order's currency, above 0
 */
export async function issueOrderCreditNote(
  context: Pick<Context, 'config'>,
  tx: Tx,
  orderId: number,
  { refundId, amount, at }: { readonly refundId: number; readonly amount: number; readonly at: Date },
): Promise<void> {
  const invoice = await findInvoiceOfOrder(tx, orderId);
  if (!invoice) return;
  const papers = await collectDocuments(context, tx, orderId, at);
  const content = creditNoteOfOrder(papers, {
    amount,
    ...(await findRefundOfOrder(tx, refundId)),
    invoice: invoice.content,
    before: await sumRefundedBefore(tx, orderId, refundId),
    earlier: await listCreditNotes(tx, orderId),
  });
  await issueCreditNote(tx, {
    subject: { kind: 'order', id: orderId },
    refundId,
    content,
    at,
    shop: context.config.shop,
  });
}

/** Corrects the whole invoice, if any, of a locked order that is cancelled unpaid; idempotent. */
export async function cancelOrderInvoice(context: Context, tx: Tx, orderId: number, at: Date): Promise<void> {
  const invoice = await findInvoiceOfOrder(tx, orderId);
  if (!invoice) return;
  const papers = await collectDocuments(context, tx, orderId, at);
  const content = creditNoteOfOrder(papers, {
    amount: invoice.content.total,
    reason: 'cancelled',
    content: null,
    invoice: invoice.content,
    before: { pieces: new Map(), lessened: new Map() },
    earlier: [],
  });
  await issueCreditNote(tx, {
    subject: { kind: 'order', id: orderId },
    refundId: null,
    content,
    at,
    shop: context.config.shop,
  });
}

async function collectDocuments(
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  orderId: number,
  at: Date,
): Promise<OrderDocuments> {
  const row = await findOrder(tx, orderId);
  if (!row) throw notFound();
  const locale = localeOfOrder(row);
  const lines = await listOrderLines(tx, orderId);
  const { contacts } = await getSettings(tx, locale);
  const currencies = await listCurrencies(tx);
  const countries = await listCountries(tx, locale);
  const currency = currencies.find(({ code }) => code === row.currency_code);
  return {
    row,
    lines,
    contacts,
    account: bankAccountOf(config),
    // Drawn only when printing, because few documents request a payment.
    paymentCode: () =>
      bankTransferOf(config, {
        amount: row.total_minor,
        currency: row.currency_code,
        variableSymbol: row.variable_symbol,
        message: row.number,
      }).code?.text ?? null,
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
