import { sql } from 'kysely';
import type { RefundState } from '#shared/payments/payments.ts';
import type { WithdrawalForm } from '#shared/returns/contract.ts';
import { openReturnStates, type WithdrawalState } from '#shared/returns/lifecycle.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import { literals } from '#server/platform/db/literals.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** @returns undefined when its key exists */
export async function insertWithdrawal(
  tx: Tx,
  { form, orderId, locale, at }: { form: WithdrawalForm; orderId: number; locale: string; at: Date },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('withdrawal')
    .values({
      order_id: orderId,
      client_key: form.client_key,
      locale,
      name: form.name,
      email: form.email,
      note: form.note,
      bank_account: form.bank_account,
      received_at: at,
    })
    .onConflict((conflict) => conflict.column('client_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  await tx
    .insertInto('withdrawal_line')
    .values(form.lines.map(({ order_line_id, quantity }) => ({ withdrawal_id: row.id, order_line_id, quantity })))
    .execute();
  return row.id;
}

export async function isKnownWithdrawal(db: Queryable, orderId: number, clientKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawal')
    .where('client_key', '=', clientKey)
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface WithdrawalRow {
  readonly id: number;
  readonly order_id: number;
  readonly hash: string;
  readonly number: string;
  readonly account_id: number | null;
  readonly state: WithdrawalState;
  readonly locale: string;
  readonly name: string;
  /** The address typed into the form; the order's may differ. */
  readonly email: string;
  readonly order_email: string;
  readonly note: string;
  readonly bank_account: string;
  readonly received_at: Date;
  readonly decision: string;
  readonly currency_code: string;
  /** The refund was requested; the withdrawal is settled once it was sent. */
  readonly refund_id: number | null;
  readonly refund_minor: number | null;
  readonly refund_state: RefundState | null;
  /** Whether the refund was made for this withdrawal; otherwise it refunded the rest of the order. */
  readonly is_own_refund: boolean | null;
  readonly lines: { name: string; quantity: number }[];
}

export async function findWithdrawal(db: Queryable, id: number): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    select w.id, w.order_id, o.hash, o.number, o.account_id, w.state, w.locale, w.name, w.email, o.email as order_email, w.note, w.bank_account,
      w.received_at, w.decision, o.currency_code, w.refund_id, r.amount_minor as refund_minor,
      r.state as refund_state, r.reason = 'withdrawal' as is_own_refund, (
        select json_agg(json_build_object('name', l.name, 'quantity', wl.quantity) order by l.position)
        from withdrawal_line wl join order_line l on l.id = wl.order_line_id where wl.withdrawal_id = w.id) as lines
    from withdrawal w join shop_order o on o.id = w.order_id left join refund r on r.id = w.refund_id
    where w.id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** The order numbers of existing withdrawals, used as their names. */
export function listWithdrawalOrders(db: Queryable, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('withdrawal')
    .innerJoin('shop_order', 'shop_order.id', 'withdrawal.order_id')
    .where('withdrawal.id', 'in', ids)
    .select(['withdrawal.id', 'shop_order.number as name'])
    .execute();
}

/** Withdrawals that wait for a decision or for their goods. */
export const openWithdrawals: WaitingRows = {
  rows: sql`withdrawal where state in (${literals(openReturnStates)})`,
  since: sql`received_at`,
};

/** @returns false when it was no longer in that state, because a concurrent request has decided */
export async function decideWithdrawalRow(
  tx: Tx,
  id: number,
  decided: { isAccepted: boolean; decision: string; actorId: number | null; at: Date },
): Promise<boolean> {
  const { isAccepted, decision, actorId, at } = decided;
  const { numUpdatedRows } = await tx
    .updateTable('withdrawal')
    .set({ state: isAccepted ? 'accepted' : 'refused', decision, decided_by: actorId, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'received')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setRefundOfWithdrawal(tx: Tx, id: number, refundId: number): Promise<void> {
  await tx.updateTable('withdrawal').set({ refund_id: refundId }).where('id', '=', id).execute();
}

export async function settleWithdrawalRow(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable('withdrawal').set({ state: 'settled', settled_at: at }).where('id', '=', id).execute();
}

/** Withdrawals that wait for a refund: its own, or all that were open when their order was cancelled. */
export async function listWithdrawalsOfRefund(db: Queryable, refundId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .where('refund_id', '=', refundId)
    .where('state', '=', 'accepted')
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Open withdrawals without a requested refund. */
export async function listUnpaidWithdrawals(db: Queryable, orderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .where('order_id', '=', orderId)
    .where('state', 'in', openReturnStates)
    .where('refund_id', 'is', null)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Erases senders and their texts from settled or refused withdrawals received before a time. @returns how many */
export async function eraseWithdrawers(db: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update withdrawal set name = '', email = '', note = '', bank_account = '', decision = '' where id in (
      select id from withdrawal where received_at < ${before} and state in ('refused', 'settled') and email <> ''
      order by received_at limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}
