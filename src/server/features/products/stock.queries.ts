import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface StockPlaceRow {
  readonly branch_id: number;
  readonly name: string;
  readonly kind: 'store' | 'warehouse';
  readonly is_active: boolean;
  readonly quantity: number;
  readonly held: number;
}

/** Every branch and the warehouse, also those without a piece. */
export async function listStockPlaces(db: Queryable, productId: number): Promise<StockPlaceRow[]> {
  const { rows } = await sql<StockPlaceRow>`
    select b.id as branch_id, b.town || ', ' || b.street as name, b.kind, b.is_active,
      coalesce(s.quantity, 0) as quantity, coalesce(held.pieces, 0)::integer as held
    from branch b
    left join stock s on s.branch_id = b.id and s.listing_id = ${productId}::bigint
    left join (
      select h.branch_id, sum(h.quantity) as pieces
      from order_line l
      join stock_reservation h on h.order_line_id = l.id
      join shop_order o on o.id = l.order_id
      where l.listing_id = ${productId}::bigint and o.state not in ('delivered', 'cancelled', 'refunded')
      group by h.branch_id) held on held.branch_id = b.id
    order by b.kind desc, b.position, b.id`.execute(db);
  return rows;
}

/** Makes rows where there are none, so that they can be locked. */
export async function ensureStockRows(tx: Tx, productId: number, branchIds: readonly number[]): Promise<void> {
  await sql`
    insert into stock (listing_id, branch_id, quantity)
    select ${productId}::bigint, id, 0 from branch where id = any (${[...branchIds]}::integer[])
    on conflict do nothing`.execute(tx);
}

/** Keeps orders from this stock until the end of the transaction, in the order in which they lock it. */
export async function lockStockRows(
  tx: Tx,
  productId: number,
  branchIds: readonly number[],
): Promise<{ readonly branch_id: number; readonly name: string; readonly quantity: number }[]> {
  const { rows } = await sql<{ branch_id: number; name: string; quantity: number }>`
    select s.branch_id, b.town || ', ' || b.street as name, s.quantity
    from stock s join branch b on b.id = s.branch_id
    where s.listing_id = ${productId}::bigint and s.branch_id = any (${[...branchIds]}::integer[])
    order by s.listing_id, s.branch_id for update of s`.execute(tx);
  return rows;
}

export async function setQuantity(tx: Tx, productId: number, branchId: number, quantity: number): Promise<void> {
  await tx
    .updateTable('stock')
    .set({ quantity })
    .where('listing_id', '=', productId)
    .where('branch_id', '=', branchId)
    .execute();
}
