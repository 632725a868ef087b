import { sql } from 'kysely';
import { shopTimeZone } from '#shared/i18n/dates.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { Subject } from '#server/features/payments/index.ts';
import { invoiceContent, type InvoiceContent } from './invoice-content.ts';

export type DocumentKind = InvoiceContent['kind'];

export interface IssuedDocument {
  readonly id: number;
  readonly number: string;
}

function columnOf({ kind }: Subject) {
  return kind === 'order' ? 'order_id' : 'service_id';
}

/** Locks a series until the end of the transaction. */
export async function lockSeries(tx: Tx, kind: DocumentKind, year: number): Promise<void> {
  await sql`
    insert into invoice_series as series (kind, year) values (${kind}::text, ${year}::smallint)
    on conflict (kind, year) do update set last_number = series.last_number`.execute(tx);
}

/** The caller holds the lock of the series. */
export async function takeNumber(tx: Tx, kind: DocumentKind, year: number): Promise<number> {
  const { last_number } = await tx
    .updateTable('invoice_series')
    .set((eb) => ({ last_number: eb('last_number', '+', 1) }))
    .where('kind', '=', kind)
    .where('year', '=', year)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

interface NewDocument {
  readonly subject: Subject;
  readonly correctsId: number | null;
  readonly refundId: number | null;
  readonly at: Date;
  readonly content: InvoiceContent;
}

export async function insertDocument(tx: Tx, document: NewDocument): Promise<number> {
  const { subject, correctsId, refundId, at, content } = document;
  const { id } = await tx
    .insertInto('invoice')
    .values({
      [columnOf(subject)]: subject.id,
      kind: content.kind,
      number: content.number,
      corrects_id: correctsId,
      refund_id: refundId,
      issued_at: at,
      content: JSON.stringify(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @param refundId null: the credit note that cancels the invoice of an unpaid order */
export function findIssuedCreditNote(
  db: Queryable,
  subject: Subject,
  refundId: number | null,
): Promise<IssuedDocument | undefined> {
  return db
    .selectFrom('invoice')
    .where(columnOf(subject), '=', subject.id)
    .where('kind', '=', 'credit_note')
    .where('refund_id', 'is not distinct from', refundId)
    .select(['id', 'number'])
    .executeTakeFirst();
}

/** The contents of an order's credit notes, oldest first. */
export async function listCreditNotes(db: Queryable, orderId: number): Promise<InvoiceContent[]> {
  const rows = await db
    .selectFrom('invoice')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit_note')
    .select('content')
    .orderBy('id')
    .execute();
  return rows.map(({ content }) => invoiceContent.parse(content));
}

interface StoredDocument extends IssuedDocument {
  readonly content: InvoiceContent;
}

export function findInvoiceOfOrder(db: Queryable, id: number): Promise<StoredDocument | undefined> {
  return findInvoice(db, { kind: 'order', id });
}

export async function findInvoice(db: Queryable, subject: Subject): Promise<StoredDocument | undefined> {
  const row = await db
    .selectFrom('invoice')
    .where(columnOf(subject), '=', subject.id)
    .where('kind', '=', 'invoice')
    .select(['id', 'number', 'content'])
    .executeTakeFirst();
  return row && { ...row, content: invoiceContent.parse(row.content) };
}

/** The invoice and the credit notes of a subject, oldest first. */
export function listDocuments(db: Queryable, subject: Subject) {
  return db
    .selectFrom('invoice')
    .where(columnOf(subject), '=', subject.id)
    .select(['id', 'number', 'kind'])
    .orderBy('id')
    .execute();
}

/** The invoices and credit notes of paid services, by the service, oldest first. */
export async function listServiceDocuments(db: Queryable, serviceIds: readonly number[]) {
  const documents = new Map<number, { readonly number: string; readonly kind: string }[]>();
  if (serviceIds.length === 0) return documents;
  const rows = await db
    .selectFrom('invoice')
    .where('service_id', 'in', [...serviceIds])
    .select(['number', 'kind', 'service_id'])
    .orderBy('id')
    .execute();
  for (const { service_id: id, ...row } of rows) documents.set(id!, [...(documents.get(id!) ?? []), row]);
  return documents;
}

/** The invoices of orders, in the order of the ids; orders without one are skipped. */
export async function listInvoicesOfOrders(db: Queryable, ids: readonly number[]): Promise<InvoiceContent[]> {
  const { rows } = await sql<{ content: unknown }>`
    select i.content from unnest(${[...ids]}::bigint[]) with ordinality wanted (id, position)
    join invoice i on i.order_id = wanted.id and i.kind = 'invoice'
    order by wanted.position`.execute(db);
  return rows.map(({ content }) => invoiceContent.parse(content));
}

/** A credit note of this order by its number. */
export async function findCreditNote(
  db: Queryable,
  orderId: number,
  number: string,
): Promise<StoredDocument | undefined> {
  const row = await db
    .selectFrom('invoice')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit_note')
    .where('number', '=', number)
    .select(['id', 'number', 'content'])
    .executeTakeFirst();
  return row && { ...row, content: invoiceContent.parse(row.content) };
}

export async function findDocument(db: Queryable, id: number): Promise<StoredDocument | undefined> {
  const row = await db
    .selectFrom('invoice')
    .where('id', '=', id)
    .select(['id', 'number', 'content'])
    .executeTakeFirst();
  return row && { ...row, content: invoiceContent.parse(row.content) };
}

const documentsAtOnce = 500;

/** The documents issued in a period of days, the oldest first, page by page. */
export async function* readDocumentsOfPeriod(
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): AsyncGenerator<InvoiceContent[]> {
  let after = sql`true`;
  for (;;) {
    // As text: a Date would lose the microseconds, and documents with them.
    const { rows } = await sql<{ id: number; issued_at: string; content: unknown }>`
      select id, issued_at::text, content from invoice
      where issued_at >= (${from}::date)::timestamp at time zone ${shopTimeZone}
        and issued_at < (${to}::date + 1)::timestamp at time zone ${shopTimeZone} and ${after}
      order by invoice.issued_at, id limit ${documentsAtOnce}`.execute(tx);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ content }) => invoiceContent.parse(content));
    after = sql`(invoice.issued_at, id) > (${last.issued_at}::timestamptz, ${last.id}::bigint)`;
  }
}
