import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

export interface StockPlaceRow {
  readonly branch_id: number;
  readonly name: string;
  readonly kind: 'store' | 'warehouse';
  readonly is_active: boolean;
  readonly quantity: number;
  /** Pieces reserved by orders that are not finished. */
  readonly held: number;
}

/** Every branch and warehouse, including those without a piece. */
export async function listStockPlaces(db: Queryable, productId: number): Promise<StockPlaceRow[]> {
  const { rows } = await sql<StockPlaceRow>`
    select b.id as branch_id, b.town || ', ' || b.street as name, b.kind, b.is_active,
      coalesce(s.quantity, 0) as quantity, coalesce(reserved.pieces, 0)::integer as held
    from branch b
    left join stock s on s.branch_id = b.id and s.listing_id = ${productId}::bigint
    left join (
      select r.branch_id, sum(r.quantity) as pieces
      from order_line l
      join stock_reservation r on r.order_line_id = l.id
      join shop_order o on o.id = l.order_id
      where l.listing_id = ${productId}::bigint and o.state not in ('delivered', 'cancelled', 'refunded')
      group by r.branch_id) reserved on reserved.branch_id = b.id
    order by b.kind desc, b.position, b.id`.execute(db);
  return rows;
}

/** The reservations of an order, by line and branch. */
export async function listReservations(db: Queryable, orderId: number) {
  const { rows } = await sql<{ line_id: number; branch: string; quantity: number }>`
    select r.order_line_id as line_id, b.town || ', ' || b.street as branch, r.quantity
    from stock_reservation r join order_line l on l.id = r.order_line_id join branch b on b.id = r.branch_id
    where l.order_id = ${orderId}::bigint order by l.position, b.position`.execute(db);
  return rows;
}
