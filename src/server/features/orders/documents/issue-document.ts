import { isoDay } from '#shared/i18n/dates.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { Subject } from '#server/features/payments/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { InvoiceDraft } from './invoice-content.ts';
import {
  findInvoice,
  findIssuedCreditNote,
  insertDocument,
  lockSeries,
  takeNumber,
  type DocumentKind,
  type IssuedDocument,
} from './invoice.queries.ts';

interface Issue {
  readonly subject: Subject;
  readonly content: InvoiceDraft;
  readonly at: Date;
  readonly shop: Pick<Shop, 'timeZone'>;
}

/**
 * Issues the invoice of an order or a service under the next number of its year (in the shop's time zone), without
 * gaps: issuing another waits for the end of this transaction. Idempotent: a subject has one invoice.
 */
export async function issueInvoice(tx: Tx, { subject, content, at, shop }: Issue): Promise<IssuedDocument> {
  const series: Series = { kind: 'invoice', year: yearOf(at, shop) };
  const issued = await findOrLock(tx, series, () => findInvoice(tx, subject));
  if (issued) return { id: issued.id, number: issued.number };
  const number = await nextNumber(tx, series);
  const id = await insertDocument(tx, {
    subject,
    correctsId: null,
    refundId: null,
    at,
    content: { ...content, kind: 'invoice', number, corrects: null },
  });
  return { id, number };
}

/**
 * Issues the credit note of a refund, which corrects the invoice; idempotent.
 * @param issue refundId null: the whole invoice of an unpaid order is cancelled
 * @throws an Error for a subject without an invoice: there is nothing to correct
 */
export async function issueCreditNote(
  tx: Tx,
  { subject, refundId, content, at, shop }: Issue & { readonly refundId: number | null },
): Promise<IssuedDocument> {
  const series: Series = { kind: 'credit_note', year: yearOf(at, shop) };
  const issued = await findOrLock(tx, series, () => findIssuedCreditNote(tx, subject, refundId));
  if (issued) return issued;
  const invoice = await findInvoice(tx, subject);
  if (!invoice) throw new Error(`The ${subject.kind} ${subject.id} has no invoice that a credit note could correct`);
  const number = await nextNumber(tx, series);
  const id = await insertDocument(tx, {
    subject,
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
