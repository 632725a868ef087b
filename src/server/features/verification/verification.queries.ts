import { sql, type Insertable, type Updateable } from 'kysely';
import type { z } from 'zod';
import type { verificationQuery, VerificationMethod, VerificationState } from '#shared/verification/contract.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { Verification } from '#server/platform/db/schema.ts';

export const rowsPerPage = 50;

export interface VerificationRow {
  readonly id: number;
  readonly account_id: number;
  readonly number: string;
  readonly state: VerificationState;
  /** Minor units, with tax. */
  readonly fee_minor: number;
  readonly tax_rate: number;
  readonly currency_code: string;
  readonly method: VerificationMethod;
  readonly locale: string;
  readonly customer: unknown;
  readonly started_at: Date;
  readonly paid_at: Date | null;
  readonly ended_at: Date | null;
}

export async function findVerification(db: Queryable, id: number): Promise<VerificationRow | undefined> {
  const { rows } = await sql<VerificationRow>`select * from verification where id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** The open request or the one that is paid for; otherwise the last one. */
export async function findCurrent(db: Queryable, accountId: number): Promise<VerificationRow | undefined> {
  const { rows } = await sql<VerificationRow>`
    select * from verification where account_id = ${accountId}::bigint
    order by state in ('waiting', 'paid') desc, id desc limit 1`.execute(db);
  return rows[0];
}

export async function insertVerification(tx: Tx, row: Insertable<Verification>): Promise<number> {
  const { id } = await tx.insertInto('verification').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateVerification(tx: Tx, id: number, change: Updateable<Verification>): Promise<void> {
  await tx.updateTable('verification').set(change).where('id', '=', id).execute();
}

/** The ways of payment that the shop offers for orders. */
export async function listActiveMethods(db: Queryable): Promise<VerificationMethod[]> {
  const rows = await db
    .selectFrom('payment_method')
    .where('is_active', '=', true)
    .where('code', 'in', ['card', 'bank_transfer'])
    .select('code')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ code }) => code as VerificationMethod);
}

/** The reason of a refund, as it was requested. */
export async function findRefundReason(db: Queryable, refundId: number): Promise<string> {
  const row = await db.selectFrom('refund').where('id', '=', refundId).select('reason').executeTakeFirst();
  return row?.reason ?? '';
}

export interface DueDocument {
  readonly id: number;
  /** Null: the invoice is due, not a credit note. */
  readonly refund_id: number | null;
  readonly reason: string;
  readonly at: Date;
}

/** Missing invoices and credit notes of requests that were inserted without them, oldest first. */
export async function listDueDocuments(db: Queryable): Promise<DueDocument[]> {
  const { rows } = await sql<DueDocument>`
    select v.id, null::bigint as refund_id, '' as reason, v.paid_at as at from verification v
    where v.paid_at is not null and not exists (select from invoice i where i.verification_id = v.id)
    union all
    select p.subject_id, r.id, r.reason, r.done_at from refund r join payment p on p.id = r.payment_id
    where p.subject_kind = 'verification' and not p.is_overpayment and r.state = 'done'
      and not exists (select from invoice i where i.refund_id = r.id)
    order by at, id`.execute(db);
  return rows;
}

export interface AdminVerificationRow extends VerificationRow {
  readonly username: string;
  readonly is_refund_asked: boolean;
  readonly keeps_verified: boolean;
}

export async function listVerifications(
  db: Queryable,
  { q, state, page }: z.output<typeof verificationQuery>,
): Promise<AdminVerificationRow[]> {
  const isLike =
    q === '' ? sql`true` : sql`(v.number like ${partPattern(q)} or lower(a.username) like lower(${partPattern(q)}))`;
  const { rows } = await sql<AdminVerificationRow>`
    select v.*, a.username, a.authorized and not a.is_verification_paid as keeps_verified,
      exists (select from payment p join refund r on r.payment_id = p.id
        where p.subject_kind = 'verification' and p.subject_id = v.id and not p.is_overpayment and r.state <> 'done') as is_refund_asked
    from verification v join account a on a.id = v.account_id
    where ${state === undefined ? sql`true` : sql`v.state = ${state}`} and ${isLike}
    order by v.id desc limit ${rowsPerPage + 1} offset ${(page - 1) * rowsPerPage}`.execute(db);
  return rows;
}
