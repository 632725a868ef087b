import { sql } from 'kysely';
import type { PaymentProvider, RefundState } from '#shared/payments/payments.ts';
import type { RefundFailure } from '#shared/payments/refund-failures.ts';
import { isAtGateway } from '../payment.queries.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { Subject } from '../subject.ts';

export interface RefundRow {
  readonly id: number;
  readonly amount_minor: number;
  readonly state: RefundState;
  readonly asked_at: Date | null;
  readonly bank_account: string;
  readonly actor_id: number | null;
  /** The administrator who requested it, or its bank account; null: the law or the portal itself. */
  readonly asked_by: number | null;
  readonly approved_by: number | null;
  readonly payment_id: number;
  readonly paid_minor: number;
  readonly is_overpayment: boolean;
  readonly currency_code: string;
  readonly provider: PaymentProvider;
  /** The gateway's id of the payment. */
  readonly provider_id: string | null;
  readonly subject_kind: Subject['kind'];
  readonly subject_id: number;
}

const refundWithPayment = sql`
  select r.id, r.amount_minor, r.state, r.asked_at, r.bank_account, r.actor_id, r.asked_by, r.approved_by, p.id as payment_id, p.amount_minor as paid_minor,
    p.is_overpayment, p.currency_code, p.provider, p.provider_id, p.subject_kind, p.subject_id
  from refund r join payment p on p.id = r.payment_id`;

export async function findRefund(db: Queryable, id: number): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`${refundWithPayment} where r.id = ${id}::bigint`.execute(db);
  return rows[0];
}

export async function findRefundByKey(db: Queryable, clientKey: string): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`${refundWithPayment} where r.client_key = ${clientKey}::uuid`.execute(db);
  return rows[0];
}

export async function lockRefund(tx: Tx, id: number): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`${refundWithPayment} where r.id = ${id}::bigint for update of p, r`.execute(tx);
  return rows[0];
}

/** Locks a refund that this transaction has inserted. */
export async function getLockedRefund(tx: Tx, id: number): Promise<RefundRow> {
  const refund = await lockRefund(tx, id);
  if (!refund) throw new Error(`There is no refund ${id}`);
  return refund;
}

export async function insertRefund(
  tx: Tx,
  refund: {
    readonly paymentId: number;
    readonly amount: number;
    readonly reason: string;
    readonly actorId: number | null;
    readonly bankAccount?: string | undefined;
    readonly at: Date;
    /** Stored for the subject, which alone reads it. */
    readonly content?: object | undefined;
    readonly clientKey?: string | undefined;
    readonly askedBy?: number | null;
    readonly isUnapproved?: boolean;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('refund')
    .values({
      payment_id: refund.paymentId,
      amount_minor: refund.amount,
      reason: refund.reason,
      actor_id: refund.actorId,
      bank_account: refund.bankAccount ?? '',
      created_at: refund.at,
      content: refund.content === undefined ? null : JSON.stringify(refund.content),
      client_key: refund.clientKey ?? null,
      asked_by: refund.askedBy ?? null,
      state: refund.isUnapproved ? 'unapproved' : 'waiting',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface RefundOfSubjectRow {
  readonly id: number;
  readonly amount: number;
  readonly state: RefundState;
  readonly asked_at: Date | null;
  readonly reason: string;
  /** Whether the payment is an overpayment. */
  readonly is_overpayment: boolean;
  readonly at: Date;
}

/** Oldest first. */
export async function listRefundsOfSubject(db: Queryable, { kind, id }: Subject): Promise<RefundOfSubjectRow[]> {
  const { rows } = await sql<RefundOfSubjectRow>`
    select r.id, r.amount_minor as amount, r.state, r.asked_at, r.reason, p.is_overpayment,
      coalesce(r.done_at, r.created_at) as at
    from refund r join payment p on p.id = r.payment_id
    where p.subject_kind = ${kind} and p.subject_id = ${id}::bigint order by r.id`.execute(db);
  return rows;
}

/** Sums of the requested and of the completed refunds. */
export async function refundedOf(db: Queryable, paymentId: number): Promise<{ asked: number; done: number }> {
  const { rows } = await sql<{ asked: number; done: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as asked,
      coalesce(sum(amount_minor) filter (where state = 'done'), 0)::bigint as done
    from refund where payment_id = ${paymentId}::bigint`.execute(db);
  return rows[0]!;
}

/**
 * Claims a refund for sending to its gateway.
 * @returns the time; undefined when it was claimed before, or is no longer waiting
 */
export async function takeRefund(db: Queryable, id: number, at: Date): Promise<Date | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('refund')
    .set({ asked_at: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? at : undefined;
}

/** Why a gateway did not send a refund, with its own message where it answered. */
export interface FailedRefund {
  readonly failure: RefundFailure;
  readonly answer?: string;
}

/**
 * Makes a refund wait for its gateway again.
 * @param failed why the last attempt failed; missing: a person retries it
 */
export async function resetRefund(db: Queryable, id: number, failed?: FailedRefund): Promise<void> {
  await db
    .updateTable('refund')
    .set({ state: 'waiting', asked_at: null, ...columnsOf(failed) })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .execute();
}

export async function failRefund(db: Queryable, id: number, failed: FailedRefund): Promise<void> {
  await db
    .updateTable('refund')
    .set({ state: 'failed', ...columnsOf(failed) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function finishRefundRow(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ state: 'done', done_at: at, ...columnsOf(undefined) })
    .where('id', '=', id)
    .execute();
}

function columnsOf(failed: FailedRefund | undefined) {
  return { failure: failed?.failure ?? null, last_error: failed?.answer ?? null };
}

/** Whether a batch of payments is to send it, or has sent it. */
export async function isInBatch(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from payout where refund_id = ${id}::bigint and state <> 'cancelled'`.execute(tx);
  return rows.length > 0;
}

/** Locks a refund that leaves a batch. @returns whether it still waits to be sent */
export async function lockUnsentRefund(tx: Tx, id: number): Promise<boolean> {
  const refund = await lockRefund(tx, id);
  return refund?.state === 'waiting' || refund?.state === 'unapproved';
}

export async function setBankAccount(tx: Tx, id: number, account: string): Promise<void> {
  await tx.updateTable('refund').set({ bank_account: account }).where('id', '=', id).execute();
}

/** Deletes a refund that was not sent, which makes its amount refundable again. */
export async function deleteRefund(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('refund').where('id', '=', id).where('state', '<>', 'done').execute();
}

/** Refunds through gateways that wait longer than their job takes. */
export async function listStaleRefunds(db: Queryable, before: Date): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from refund r join payment p on p.id = r.payment_id
    where r.state = 'waiting' and r.created_at < ${before} and ${isAtGateway}
    order by r.created_at, r.id limit 100`.execute(db);
  return rows;
}

/** Erases the bank accounts and free texts of refunds. */
export async function eraseRefundAccounts(
  tx: Tx,
  { kind, ids }: { readonly kind: Subject['kind']; readonly ids: readonly number[] },
): Promise<void> {
  await sql`
    update refund r set bank_account = '' from payment p
    where p.id = r.payment_id and p.subject_kind = ${kind} and p.subject_id = any(${ids}) and r.bank_account <> ''`.execute(
    tx,
  );
}

export interface SentTransferRow {
  /** Null: an overpayment for which no refund was requested. */
  readonly refund_id: number | null;
  readonly payment_id: number;
  readonly subject_kind: Subject['kind'];
  readonly subject_id: number;
}

/** Refunds and overpayments that an administrator sends by transfer and that have exactly this sum. */
export async function findSentTransfers(
  db: Queryable,
  { variableSymbol, amount, currency }: { variableSymbol: string; amount: number; currency: string },
): Promise<SentTransferRow[]> {
  const isOne = sql`p.variable_symbol = ${variableSymbol} and p.currency_code = ${currency} and not ${isAtGateway}`;
  const { rows } = await sql<SentTransferRow>`
    select r.id as refund_id, p.id as payment_id, p.subject_kind, p.subject_id
    from payment p join refund r on r.payment_id = p.id
    where ${isOne} and r.amount_minor = ${amount} and r.state = 'waiting'
    union all
    select null, p.id, p.subject_kind, p.subject_id from payment p
    where ${isOne} and p.amount_minor = ${amount} and p.is_overpayment and p.overpayment_settled_at is null
      and not exists (select from refund r where r.payment_id = p.id)
    order by payment_id, refund_id`.execute(db);
  return rows;
}

/** Locks payments and the payments of refunds, in the order of their ids. */
export async function lockPaymentsOf(
  tx: Tx,
  { refundIds, paymentIds }: { readonly refundIds: readonly number[]; readonly paymentIds: readonly number[] },
): Promise<void> {
  await sql`
    select from payment where id = any(${[...paymentIds]}::bigint[])
      or id in (select payment_id from refund where id = any(${[...refundIds]}::bigint[]))
    order by id for update`.execute(tx);
}
