import { sql, type RawBuilder } from 'kysely';
import type { BatchState, PayoutState } from '#shared/payouts/payouts.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export const batchesPerPage = 50;

export interface BatchRow {
  readonly id: number;
  readonly state: BatchState;
  readonly currency_code: string;
  /** ISO date. */
  readonly due_on: string;
  readonly created_at: Date;
  readonly created_by: string | null;
  readonly exported_at: Date | null;
  readonly total_minor: number;
  readonly payouts: number;
  readonly paid: number;
  /** Of a file for the bank, for the first time. */
  readonly downloaded_at: Date | null;
}

async function readBatches(db: Queryable, rest: RawBuilder<unknown>): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select b.id, b.state, b.currency_code, b.due_on::text, b.created_at, a.username as created_by, b.exported_at, p.*,
      (select min(downloaded_at) from payout_download where batch_id = b.id) as downloaded_at
    from payout_batch b left join account a on a.id = b.created_by
    cross join lateral (
      select coalesce(sum(amount_minor), 0)::bigint as total_minor, count(*)::int as payouts,
        count(*) filter (where state = 'paid')::int as paid
      from payout where batch_id = b.id and (state <> 'cancelled' or b.state = 'cancelled')) p
    ${rest}`.execute(db);
  return rows;
}

/** One row more than a page, which shows whether another page follows. */
export function listBatches(db: Queryable, page: number): Promise<BatchRow[]> {
  return readBatches(db, sql`order by b.id desc limit ${batchesPerPage + 1} offset ${(page - 1) * batchesPerPage}`);
}

export async function findBatch(db: Queryable, id: number): Promise<BatchRow | undefined> {
  const [batch] = await readBatches(db, sql`where b.id = ${id}::bigint`);
  return batch;
}

/** Every change of a batch or of its payments holds this lock. */
export async function lockBatch(tx: Tx, id: number): Promise<BatchRow | undefined> {
  await sql`select from payout_batch where id = ${id}::bigint for update`.execute(tx);
  return findBatch(tx, id);
}

export async function insertBatch(
  tx: Tx,
  batch: { readonly currency: string; readonly dueOn: string; readonly actorId: number; readonly at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('payout_batch')
    .values({ currency_code: batch.currency, due_on: batch.dueOn, created_by: batch.actorId, created_at: batch.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setBatchState(
  tx: Tx,
  id: number,
  change: { readonly state: BatchState; readonly exportedAt?: Date; readonly closedAt?: Date },
): Promise<void> {
  await tx
    .updateTable('payout_batch')
    .set({
      state: change.state,
      ...(change.exportedAt && { exported_at: change.exportedAt }),
      ...(change.closedAt && { closed_at: change.closedAt }),
    })
    .where('id', '=', id)
    .execute();
}

export interface PayoutRow {
  readonly id: number;
  readonly batch_id: number;
  readonly account_id: number | null;
  readonly refund_id: number | null;
  readonly order_id: number | null;
  readonly recipient: string;
  readonly bank_account: string;
  readonly amount_minor: number;
  readonly variable_symbol: string;
  readonly state: PayoutState;
  readonly paid_at: Date | null;
  readonly taken_out_at: Date | null;
  /** User name. */
  readonly taken_out_by: string | null;
  readonly taken_out_reason: string | null;
}

async function readPayouts(db: Queryable, condition: RawBuilder<unknown>): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select p.id, p.batch_id, p.account_id, p.refund_id, p.recipient, p.bank_account, p.amount_minor, p.variable_symbol,
      p.state, p.paid_at, p.taken_out_at, a.username as taken_out_by, p.taken_out_reason,
      case when t.subject_kind = 'order' then t.subject_id end as order_id
    from payout p left join refund r on r.id = p.refund_id left join payment t on t.id = r.payment_id
      left join account a on a.id = p.taken_out_by
    where ${condition} order by p.id`.execute(db);
  return rows;
}

export function listPayouts(db: Queryable, batchId: number): Promise<PayoutRow[]> {
  return readPayouts(db, sql`p.batch_id = ${batchId}::bigint`);
}

/** Payments of exported batches that a bank transaction may have sent. */
export function findExported(
  db: Queryable,
  { symbol, amount, currency }: { symbol: string; amount: number; currency: string },
): Promise<PayoutRow[]> {
  return readPayouts(
    db,
    sql`p.variable_symbol = ${symbol} and p.state = 'waiting' and p.amount_minor = ${amount}::bigint
      and p.batch_id in (select id from payout_batch where state = 'exported' and currency_code = ${currency})`,
  );
}

/** Refunds of a batch that were completed otherwise since. */
export async function listCompletedRefunds(db: Queryable, batchId: number): Promise<number[]> {
  const rows = await readPayouts(
    db,
    sql`p.batch_id = ${batchId}::bigint and p.state = 'waiting' and r.state <> 'waiting'`,
  );
  return rows.map(({ id }) => id);
}

/** Whether a payment with this symbol and sum was taken out of its batch. */
export async function wasTakenOut(
  db: Queryable,
  { symbol, amount, currency }: { symbol: string; amount: number; currency: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from payout p join payout_batch b on b.id = p.batch_id
    where p.taken_out_at is not null and p.variable_symbol = ${symbol} and p.amount_minor = ${amount}::bigint
      and b.currency_code = ${currency} limit 1`.execute(db);
  return rows.length > 0;
}

export async function setTakenOut(
  tx: Tx,
  id: number,
  { reason, actorId, at }: { readonly reason: string; readonly actorId: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('payout')
    .set({ state: 'cancelled', refund_id: null, taken_out_at: at, taken_out_by: actorId, taken_out_reason: reason })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

interface NewPayout {
  readonly batchId: number;
  readonly accountId: number | null;
  readonly refundId: number | null;
  readonly recipient: string;
  readonly bankAccount: string;
  readonly amount: number;
  /** Undefined: one is made from the id. */
  readonly symbol: string | undefined;
}

export async function insertPayout(tx: Tx, payout: NewPayout): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into payout (id, batch_id, account_id, refund_id, recipient, bank_account, amount_minor, variable_symbol)
    select id, ${payout.batchId}::bigint, ${payout.accountId}::bigint, ${payout.refundId}::bigint, ${payout.recipient},
      ${payout.bankAccount}, ${payout.amount}::bigint,
      coalesce(${payout.symbol ?? null}::text, '88' || lpad(id::text, 8, '0'))
    from (select nextval(pg_get_serial_sequence('payout', 'id')) as id) own
    returning id`.execute(tx);
  return rows[0]!.id;
}

export async function setPayoutState(
  tx: Tx,
  ids: readonly number[],
  { state, paidAt = null }: { readonly state: PayoutState; readonly paidAt?: Date | null },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('payout')
    // A cancelled payment no longer keeps its refund from being cancelled, too.
    .set({ state, paid_at: paidAt, ...(state === 'cancelled' && { refund_id: null }) })
    .where('id', 'in', [...ids])
    .execute();
}
