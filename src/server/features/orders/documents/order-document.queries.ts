import { sql } from 'kysely';
import { refundContent, type RefundContent } from '#shared/orders/refund-content.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { storedNames } from '../stored-names.queries.ts';

/** The reason and the items of a refund, as recorded. */
export async function findRefundOfOrder(
  db: Queryable,
  refundId: number,
): Promise<{ readonly reason: string; readonly content: RefundContent | null }> {
  const row = await db.selectFrom('refund').where('id', '=', refundId).select(['reason', 'content']).executeTakeFirst();
  return { reason: row?.reason ?? '', content: row?.content ? refundContent.parse(row.content) : null };
}

/** The order's total, and of it the goods after the discount. */
export async function findChargesOfOrder(db: Queryable, orderId: number): Promise<{ total: number; goods: number }> {
  const row = await db
    .selectFrom('shop_order')
    .where('id', '=', orderId)
    .select(['total_minor', 'goods_minor', 'discount_minor'])
    .executeTakeFirstOrThrow();
  return { total: row.total_minor, goods: row.goods_minor - row.discount_minor };
}

/** The items of an order's refunds before another one, requested or done. */
export interface RefundedBefore {
  /** Quantity by line. */
  readonly pieces: ReadonlyMap<number, number>;
  /** Discounts for defects by line. */
  readonly lessened: ReadonlyMap<number, number>;
}

export async function sumRefundedBefore(db: Queryable, orderId: number, refundId: number): Promise<RefundedBefore> {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('payment.subject_kind', '=', 'order')
    .where('payment.subject_id', '=', orderId)
    .where('refund.content', 'is not', null)
    .where('refund.id', '<', refundId)
    .select(['refund.content', 'refund.amount_minor'])
    .execute();
  const pieces = new Map<number, number>();
  const lessened = new Map<number, number>();
  for (const row of rows) {
    const { lines, discount_of: lineId } = refundContent.parse(row.content);
    for (const { line_id, quantity } of lines) pieces.set(line_id, (pieces.get(line_id) ?? 0) + quantity);
    if (lineId !== undefined) lessened.set(lineId, (lessened.get(lineId) ?? 0) + row.amount_minor);
  }
  return { pieces, lessened };
}

export interface DueDocument {
  readonly order_id: number;
  /** Null: the invoice is due, not a credit note. */
  readonly refund_id: number | null;
  readonly amount: number;
  readonly at: Date;
}

/** Missing invoices of paid or sent orders and credit notes of completed refunds, oldest first. */
export async function listDueDocuments(db: Queryable): Promise<DueDocument[]> {
  const { rows } = await sql<DueDocument>`
    select e.order_id, null::bigint as refund_id, 0::bigint as amount, min(e.happened_at) as at
    from order_event e
    where e.kind in ('pay', 'send', 'deliver')
      and not exists (select from invoice i where i.order_id = e.order_id and i.kind = 'invoice')
    group by e.order_id
    union all
    select p.subject_id, r.id, r.amount_minor, r.done_at
    from refund r join payment p on p.id = r.payment_id
    where p.subject_kind = 'order' and not p.is_overpayment and r.state = 'done'
      and not exists (select from invoice i where i.refund_id = r.id)
    order by at, order_id`.execute(db);
  return rows;
}

export interface PackedOrderRow {
  readonly id: number;
  readonly number: string;
  readonly placed_at: Date;
  readonly note: string;
  readonly needs_age_check: boolean;
  readonly name: string;
  readonly phone_prefix: string;
  readonly phone: string;
  readonly address: string[] | null;
  readonly carrier_name: string;
  readonly place: string | null;
  /** The amount to be paid on delivery. */
  readonly owed_minor: number | null;
  readonly currency_code: string;
  /** False: the branches of the pieces are unknown, and the lines are as ordered. */
  readonly holds_any: boolean;
  readonly lines: {
    id: number;
    name: string;
    sku: string;
    quantity: number;
    places: { town: string; quantity: number }[];
  }[];
}

/** Orders as their parcels are packed, in the order of the ids; unknown ones are skipped. */
export async function listPackedOrders(db: Queryable, ids: readonly number[]): Promise<PackedOrderRow[]> {
  const { rows } = await sql<PackedOrderRow>`
    select o.id, o.number, o.placed_at, o.note, o.needs_age_check,
      coalesce(o.delivery_name, o.first_name || ' ' || o.last_name) as name, o.phone_prefix, o.phone,
      case when o.delivery_name is not null
        then array[o.delivery_street, o.delivery_postcode || ' ' || o.delivery_city] end as address,
      ${storedNames},
      case when m.code = 'cash_on_delivery' and o.paid_at is null and o.state not in ('cancelled', 'refunded')
        then o.total_minor end as owed_minor, o.currency_code, holding.is_any as holds_any,
      (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'sku', l.sku, 'quantity', packed.quantity, 'places', (
         select coalesce(json_agg(json_build_object('town', hb.town, 'quantity', h.quantity) order by hb.position), '[]')
         from stock_reservation h join branch hb on hb.id = h.branch_id where h.order_line_id = l.id)) order by l.position), '[]')
       from order_line l
       cross join lateral (
         -- what was taken back or written off before it left isn't packed
         select case
           when holding.is_any then coalesce((select sum(h.quantity) from stock_reservation h where h.order_line_id = l.id), 0)
           when o.state in ('cancelled', 'refunded') then 0
           else l.quantity end as quantity) packed
       where l.order_id = o.id and packed.quantity > 0) as lines
    from unnest(${[...ids]}::bigint[]) with ordinality wanted (id, position)
    join shop_order o on o.id = wanted.id
    join payment_method m on m.id = o.payment_method_id
    cross join lateral (
      select exists (select from stock_reservation h join order_line l on l.id = h.order_line_id where l.order_id = o.id) as is_any
    ) holding
    order by wanted.position`.execute(db);
  return rows;
}
