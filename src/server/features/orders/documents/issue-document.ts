import { isoDay } from '#shared/i18n/dates.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { InvoiceDraft } from './invoice-content.ts';
import {
  findInvoiceOfOrder,
  findIssuedCreditNote,
  insertDocument,
  lockSeries,
  takeNumber,
  type DocumentKind,
  type IssuedDocument,
} from './invoice.queries.ts';

interface Issue {
  readonly orderId: number;
  readonly content: InvoiceDraft;
  readonly at: Date;
  readonly shop: Pick<Shop, 'timeZone'>;
}

/**
 * Issues an order's invoice under the next number of its year (in the shop's time zone), without gaps: issuing
 * another waits for the end of this transaction. Idempotent: an order has one invoice.
 */
export async function issueInvoice(tx: Tx, { orderId, content, at, shop }: Issue): Promise<IssuedDocument> {
  const series: Series = { kind: 'invoice', year: yearOf(at, shop) };
  const issued = await findOrLock(tx, series, () => findInvoiceOfOrder(tx, orderId));
  if (issued) return { id: issued.id, number: issued.number };
  const number = await nextNumber(tx, series);
  const id = await insertDocument(tx, {
    orderId,
    correctsId: null,
    refundId: null,
    at,
    content: { ...content, kind: 'invoice', number, corrects: null },
  });
  return { id, number };
}

/**
 * Issues the credit note of a refund, which corrects the order's invoice; idempotent.
 * @param issue refundId null: the whole invoice of an unpaid order is cancelled
 * @throws an Error for an order without an invoice: there is nothing to correct
 */
export async function issueCreditNote(
  tx: Tx,
  { orderId, refundId, content, at, shop }: Issue & { readonly refundId: number | null },
): Promise<IssuedDocument> {
  const series: Series = { kind: 'credit_note', year: yearOf(at, shop) };
  const issued = await findOrLock(tx, series, () => findIssuedCreditNote(tx, orderId, refundId));
  if (issued) return issued;
  const invoice = await findInvoiceOfOrder(tx, orderId);
  if (!invoice) throw new Error(`Order ${orderId} has no invoice that a credit note could correct`);
  const number = await nextNumber(tx, series);
  const id = await insertDocument(tx, {
    orderId,
    correctsId: invoice.id,
    refundId,
    at,
    content: {
      ...content,
      kind: 'credit_note',
      number,
      corrects: { number: invoice.number, issued_on: invoice.content.issued_on },
    },
  });
  return { id, number };
}

interface Series {
  readonly kind: DocumentKind;
  readonly year: number;
}

/**
 * Looks for the document before and after locking the series, so that only callers who issue a new one block others.
 */
async function findOrLock<Found>(
  tx: Tx,
  { kind, year }: Series,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const issued = await find();
  if (issued) return issued;
  await lockSeries(tx, kind, year);
  return find();
}

const prefixes: Record<DocumentKind, string> = { invoice: '', credit_note: 'OD' };

async function nextNumber(tx: Tx, { kind, year }: Series): Promise<string> {
  const count = await takeNumber(tx, kind, year);
  return `${prefixes[kind]}${year}${String(count).padStart(6, '0')}`;
}

function yearOf(at: Date, { timeZone }: Pick<Shop, 'timeZone'>): number {
  return Number(isoDay(at, timeZone).slice(0, 4));
}
