import { sql } from 'kysely';
import type { RefundContent } from '#shared/orders/refund-content.ts';
import type { WithdrawalForm } from '#shared/returns/contract.ts';
import type { WithdrawalState } from '#shared/returns/lifecycle.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** @returns undefined when it came before under its key */
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

/**
 * What the goods of a withdrawal `w` of an order `o` come to (`minor`): as they were paid, counted piece by piece of what
 * was withdrawn before so that the parts add up to the line; the last one takes all that is left of the order's total,
 * with delivery and fees (Civil Code § 1832).
 */
export const withdrawnSum = sql`
  select case when parts.pieces_left = 0 then o.total_minor - parts.before_minor else parts.own_minor end as minor
  from (
    select sum(round(net.minor * earlier.pieces / l.quantity))::bigint as before_minor,
      sum(round(net.minor * (earlier.pieces + own.pieces) / l.quantity)
        - round(net.minor * earlier.pieces / l.quantity))::bigint as own_minor,
      sum(l.quantity - earlier.pieces - own.pieces) as pieces_left
    from order_line l
    cross join lateral (select (l.total_minor - l.discount_minor)::numeric as minor) net
    cross join lateral (
      select coalesce(sum(wl.quantity), 0) as pieces from withdrawal_line wl
      where wl.order_line_id = l.id and wl.withdrawal_id = w.id) own
    cross join lateral (
      select coalesce(sum(wl.quantity), 0) as pieces
      from withdrawal_line wl join withdrawal other on other.id = wl.withdrawal_id
      where wl.order_line_id = l.id and other.id < w.id and other.state <> 'refused') earlier
    where l.order_id = o.id) parts`;

/** Its pieces by line, what they come to, and whether with those accepted before nothing is left of the order. */
export async function getWithdrawnPieces(
  db: Queryable,
  id: number,
): Promise<{ pieces: { lineId: number; quantity: number }[]; amount: number; isAll: boolean }> {
  const { rows } = await sql<{ amount: number; is_all: boolean }>`
    select sums.minor as amount, not exists (
      select from order_line l where l.order_id = o.id and l.quantity > (
        select coalesce(sum(wl.quantity), 0)
        from withdrawal_line wl join withdrawal accepted on accepted.id = wl.withdrawal_id
        where wl.order_line_id = l.id and accepted.state in ('accepted', 'settled'))) as is_all
    from withdrawal w join shop_order o on o.id = w.order_id cross join lateral (${withdrawnSum}) sums
    where w.id = ${id}::bigint`.execute(db);
  const lines = await db
    .selectFrom('withdrawal_line')
    .where('withdrawal_id', '=', id)
    .select(['order_line_id', 'quantity'])
    .execute();
  const pieces = lines.map(({ order_line_id: lineId, quantity }) => ({ lineId, quantity }));
  const { amount, is_all: isAll } = rows[0]!;
  return { pieces, amount, isAll };
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
  readonly email: string;
  readonly note: string;
  readonly bank_account: string;
  readonly received_at: Date;
  readonly decision: string;
  readonly currency_code: string;
  /** Asked for; it is settled once it has left. */
  readonly refund_id: number | null;
  readonly refund_minor: number | null;
  readonly lines: { name: string; quantity: number }[];
}

export async function findWithdrawal(db: Queryable, id: number): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    select w.id, w.order_id, o.hash, o.number, o.account_id, w.state, w.locale, w.name, w.email, w.note, w.bank_account,
      w.received_at, w.decision, o.currency_code, w.refund_id, r.amount_minor as refund_minor, (
        select json_agg(json_build_object('name', l.name, 'quantity', wl.quantity) order by l.position)
        from withdrawal_line wl join order_line l on l.id = wl.order_line_id where wl.withdrawal_id = w.id) as lines
    from withdrawal w join shop_order o on o.id = w.order_id left join refund r on r.id = w.refund_id
    where w.id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** What its refund is for: its pieces, and the delivery with the last of them. */
export async function findContentOfWithdrawal(db: Queryable, id: number): Promise<RefundContent> {
  const { rows } = await sql<RefundContent>`
    select goods.lines, case when rest.pieces = 0 then o.delivery_minor else 0 end as delivery,
      case when rest.pieces = 0 then o.fee_minor else 0 end as fee
    from withdrawal w join shop_order o on o.id = w.order_id
    cross join lateral (
      select json_agg(json_build_object('line_id', wl.order_line_id, 'quantity', wl.quantity) order by wl.order_line_id) as lines
      from withdrawal_line wl where wl.withdrawal_id = w.id) goods
    cross join lateral (
      select (select sum(l.quantity) from order_line l where l.order_id = o.id) - (
        select sum(wl.quantity) from withdrawal_line wl join withdrawal other on other.id = wl.withdrawal_id
        where other.order_id = o.id and other.state <> 'refused' and other.id <= w.id) as pieces) rest
    where w.id = ${id}::bigint`.execute(db);
  return rows[0]!;
}

/** @returns whether it still was in that state: of two who decide at once, one does */
export async function decideWithdrawalRow(
  tx: Tx,
  id: number,
  decided: { isAccepted: boolean; decision: string; actorId: number; at: Date },
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

/** The withdrawal that waits for a refund. */
export async function findWithdrawalByRefund(db: Queryable, refundId: number): Promise<WithdrawalRow | undefined> {
  const row = await db
    .selectFrom('withdrawal')
    .where('refund_id', '=', refundId)
    .where('state', '=', 'accepted')
    .select('id')
    .executeTakeFirst();
  return row && findWithdrawal(db, row.id);
}
