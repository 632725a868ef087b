import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import { isOfWithdrawal, withdrawnPieces } from './order-returns.queries.ts';

/** Pieces of a line that are returned, or about to be. */
export interface ReturnedPieces {
  readonly line_id: number;
  readonly quantity: number;
  /** Null: refunded by an administrator without a withdrawal. */
  readonly withdrawal_id: number | null;
  /** False: the withdrawal is undecided. */
  readonly is_accepted: boolean;
  /** Their refund was requested, or there was nothing to refund. */
  readonly is_paid_back: boolean;
}

export interface SoldLineRow {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly total: number;
  readonly discount: number;
  /** Discounts for defects after the purchase. */
  readonly lessened: number;
}

/** The returned part of an order, in minor units. */
export interface ReturnedGoods {
  readonly order_id: number;
  readonly delivery: number;
  readonly fee: number;
  readonly rounding: number;
  /** Delivery and fee of refunds. */
  readonly delivery_back: number;
  readonly fee_back: number;
  readonly lines: readonly SoldLineRow[];
  readonly pieces: readonly ReturnedPieces[];
}

/**
 * The only count of returned pieces: pieces under withdrawals, unless refused, and pieces of refunds without a
 * withdrawal. To decide by it, the caller must hold the order's lock.
 */
export async function listReturnedGoods(
  db: Queryable,
  orderIds: readonly number[],
): Promise<Map<number, ReturnedGoods>> {
  // To plan it takes longer than to run it.
  const { rows } = await sql<ReturnedGoods>`${prepared('orders.returned_goods')}
    with refunded as not materialized (
      select p.subject_id as order_id, r.amount_minor, r.content,
        ${isOfWithdrawal} as is_of_withdrawal
      from payment p join refund r on r.payment_id = p.id
      where p.subject_kind = 'order' and p.subject_id = any (${[...orderIds]}::bigint[]) and r.content is not null)
    select o.id as order_id, o.delivery_minor as delivery, o.fee_minor as fee, o.rounding_minor as rounding,
      charges.delivery as delivery_back, charges.fee as fee_back, goods.lines, coalesce(back.pieces, '[]') as pieces
    from shop_order o
    cross join lateral (
      select coalesce(sum((r.content ->> 'delivery')::bigint), 0)::bigint as delivery,
        coalesce(sum((r.content ->> 'fee')::bigint), 0)::bigint as fee
      from refunded r where r.order_id = o.id) charges
    cross join lateral (
      select json_agg(json_build_object('id', l.id, 'name', l.name, 'quantity', l.quantity, 'total', l.total_minor,
        'discount', l.discount_minor, 'lessened', (
          select coalesce(sum(r.amount_minor), 0) from refunded r
          where r.order_id = o.id and (r.content ->> 'discount_of')::bigint = l.id)) order by l.position) as lines
      from order_line l where l.order_id = o.id) goods
    left join lateral (
      select json_agg(json_build_object('line_id', line_id, 'quantity', quantity, 'withdrawal_id', withdrawal_id,
        'is_accepted', is_accepted, 'is_paid_back', is_paid_back)) as pieces
      from (
        ${withdrawnPieces}
        union all
        select (line ->> 'line_id')::bigint, (line ->> 'quantity')::integer, null, true, true
        from refunded r cross join lateral jsonb_array_elements(r.content -> 'lines') line
        where r.order_id = o.id and not r.is_of_withdrawal) each_back) back on true
    where o.id = any (${[...orderIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** The last refund without items of a fully refunded payment; null while money is left, or nothing was paid. */
export async function findRestRefund(db: Queryable, orderId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select r.id from payment p join refund r on r.payment_id = p.id
    where p.subject_kind = 'order' and p.subject_id = ${orderId}::bigint and not p.is_overpayment and r.content is null
      and p.amount_minor <= (select sum(back.amount_minor) from refund back where back.payment_id = p.id)
    order by r.id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** @returns the returned part of one order, which must exist */
export async function getReturnedGoods(db: Queryable, orderId: number): Promise<ReturnedGoods> {
  return (await listReturnedGoods(db, [orderId])).get(orderId)!;
}
