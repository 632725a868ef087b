import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { ServiceKind, ServiceMethod, ServiceState } from '#shared/paid-services/services.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { PaidService } from '#server/platform/db/schema.ts';

export interface ServiceRow {
  readonly id: number;
  readonly kind: ServiceKind;
  readonly account_id: number;
  readonly number: string;
  readonly state: ServiceState;
  /** Minor units, with tax. */
  readonly fee_minor: number;
  readonly tax_rate: number;
  readonly currency_code: string;
  readonly method: ServiceMethod;
  readonly locale: string;
  readonly customer: unknown;
  readonly started_at: Date;
  readonly paid_at: Date | null;
  readonly ended_at: Date | null;
}

export async function findService(db: Queryable, id: number): Promise<ServiceRow | undefined> {
  const { rows } = await sql<ServiceRow>`select * from paid_service where id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** The account's open request or the one that is paid for; otherwise the last one. */
export async function findCurrentService(
  db: Queryable,
  kind: ServiceKind,
  accountId: number,
): Promise<ServiceRow | undefined> {
  const { rows } = await sql<ServiceRow>`
    select * from paid_service where account_id = ${accountId}::bigint and kind = ${kind}
    order by state in ('waiting', 'paid') desc, id desc limit 1`.execute(db);
  return rows[0];
}

export async function insertService(tx: Tx, row: Insertable<PaidService>): Promise<number> {
  const { id } = await tx.insertInto('paid_service').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateService(tx: Tx, id: number, change: Updateable<PaidService>): Promise<void> {
  await tx.updateTable('paid_service').set(change).where('id', '=', id).execute();
}

/** The ways of payment that the shop offers for orders. */
export async function listActiveMethods(db: Queryable): Promise<ServiceMethod[]> {
  const rows = await db
    .selectFrom('payment_method')
    .where('is_active', '=', true)
    .where('code', 'in', ['card', 'bank_transfer'])
    .select('code')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ code }) => code as ServiceMethod);
}

/** The reason of a refund, as it was requested. */
export async function findRefundReason(db: Queryable, refundId: number): Promise<string> {
  const row = await db.selectFrom('refund').where('id', '=', refundId).select('reason').executeTakeFirst();
  return row?.reason ?? '';
}

/** Condition on a service whose id is `id`: its refund is requested and not sent yet. */
export function isRefundAsked(id: RawBuilder<unknown>, kind: ServiceKind): RawBuilder<boolean> {
  return sql`exists (select from payment p join refund r on r.payment_id = p.id
    where p.subject_kind = ${kind} and p.subject_id = ${id} and not p.is_overpayment and r.state <> 'done')`;
}

export interface DueDocument {
  readonly id: number;
  /** Null: the invoice is due, not a credit note. */
  readonly refund_id: number | null;
  readonly at: Date;
}

/** Missing invoices and credit notes of requests that were inserted without them, oldest first. */
export async function listDueDocuments(db: Queryable): Promise<DueDocument[]> {
  const { rows } = await sql<DueDocument>`
    select s.id, null::bigint as refund_id, s.paid_at as at from paid_service s
    where s.paid_at is not null and not exists (select from invoice i where i.service_id = s.id)
    union all
    select p.subject_id, r.id, r.done_at from refund r join payment p on p.id = r.payment_id
    where p.subject_kind <> 'order' and not p.is_overpayment and r.state = 'done'
      and not exists (select from invoice i where i.refund_id = r.id)
    order by at, id`.execute(db);
  return rows;
}

/** The services whose documents an account may read. */
export async function findServiceOfDocument(
  db: Queryable,
  accountId: number,
  number: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('invoice')
    .innerJoin('paid_service', 'paid_service.id', 'invoice.service_id')
    .where('invoice.number', '=', number)
    .where('paid_service.account_id', '=', accountId)
    .select('paid_service.id')
    .executeTakeFirst();
  return row?.id;
}

/** Erases whom the invoice names from requests that began before a time and do not wait for their payment. */
export async function eraseCustomers(
  tx: Tx,
  { before, at, limit }: { readonly before: Date; readonly at: Date; readonly limit: number },
): Promise<Pick<ServiceRow, 'id' | 'kind'>[]> {
  const { rows } = await sql<Pick<ServiceRow, 'id' | 'kind'>>`
    update paid_service set forgotten_at = ${at},
      customer = customer || '{"name": "", "person": null, "street": "", "city": "", "postcode": "", "company_id": null, "tax_id": null}'
    where id in (
      select id from paid_service where forgotten_at is null and started_at < ${before} and state <> 'waiting'
      order by started_at limit ${limit}::bigint for update skip locked)
    returning id, kind`.execute(tx);
  return rows;
}
