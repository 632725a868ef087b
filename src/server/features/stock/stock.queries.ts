import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/db.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import type { StockChoice, StockLevel } from './choose-stock.ts';

/** Every statement that locks or changes the tables `stock` and `stock_reservation`. */

/**
 * The one order in which rows of `stock s` are locked: by product, then by branch. Two transactions that lock in
 * different orders would deadlock. An order's row is locked before any stock.
 */
const lockInOrder = sql`order by s.listing_id, s.branch_id for update of s`;

/** Locks what of these products can be sold, at active branches, until the end of the transaction. */
export async function lockStock(tx: Tx, listingIds: readonly number[]): Promise<StockLevel[]> {
  const { rows } = await sql<StockLevel>`${prepared('stock.lock')}
    select s.listing_id, s.branch_id, s.quantity, b.kind
    from stock s join branch b on b.id = s.branch_id
    where s.listing_id = any (${[...listingIds]}::bigint[]) and b.is_active
    ${lockInOrder}`.execute(tx);
  return rows;
}

/** Like `lockStock`, including inactive branches: pieces return to the branch that they came from. */
export async function lockStockEverywhere(tx: Tx, listingIds: readonly number[]): Promise<void> {
  await sql`
    select from stock s where s.listing_id = any (${[...listingIds]}::bigint[])
    ${lockInOrder}`.execute(tx);
}

export async function lockStockOfBranches(
  tx: Tx,
  productId: number,
  branchIds: readonly number[],
): Promise<{ readonly branch_id: number; readonly name: string; readonly quantity: number }[]> {
  const { rows } = await sql<{ branch_id: number; name: string; quantity: number }>`
    select s.branch_id, b.town || ', ' || b.street as name, s.quantity
    from stock s join branch b on b.id = s.branch_id
    where s.listing_id = ${productId}::bigint and s.branch_id = any (${[...branchIds]}::integer[])
    ${lockInOrder}`.execute(tx);
  return rows;
}

/** Inserts missing rows so that they can be locked. */
export async function ensureStock(tx: Tx, productId: number, branchIds: readonly number[]): Promise<void> {
  await sql`
    insert into stock (listing_id, branch_id, quantity)
    select ${productId}::bigint, id, 0 from branch where id = any (${[...branchIds]}::integer[])
    on conflict do nothing`.execute(tx);
}

export async function updateStock(tx: Tx, productId: number, branchId: number, quantity: number): Promise<void> {
  await tx
    .updateTable('stock')
    .set({ quantity })
    .where('listing_id', '=', productId)
    .where('branch_id', '=', branchId)
    .execute();
}

export interface Reservation extends StockChoice {
  readonly lineId: number;
}

/** Takes pieces out of the locked stock for an order's lines. */
export async function insertReservations(tx: Tx, reservations: readonly Reservation[]): Promise<void> {
  await sql`${prepared('stock.reserve')}
    with reserved as (
      select * from unnest(
        ${reservations.map(({ lineId }) => lineId)}::bigint[],
        ${reservations.map(({ listingId }) => listingId)}::bigint[],
        ${reservations.map(({ branchId }) => branchId)}::integer[],
        ${reservations.map(({ quantity }) => quantity)}::integer[])
        as of (line_id, listing_id, branch_id, quantity)),
    inserted as (
      insert into stock_reservation (order_line_id, branch_id, quantity)
      select line_id, branch_id, quantity from reserved
      on conflict (order_line_id, branch_id) do update set quantity = stock_reservation.quantity + excluded.quantity)
    update stock s set quantity = s.quantity - taken.quantity
    from (select listing_id, branch_id, sum(quantity)::integer as quantity from reserved group by 1, 2) taken
    where s.listing_id = taken.listing_id and s.branch_id = taken.branch_id`.execute(tx);
}

/** Returns the reserved pieces of a locked order to the branches that they came from. */
export async function releaseReservation(tx: Tx, orderId: number): Promise<void> {
  const { rows } = await sql<ReleasedRow>`
    delete from stock_reservation r using order_line l
    where l.id = r.order_line_id and l.order_id = ${orderId}::bigint
    returning l.listing_id, r.branch_id, r.quantity`.execute(tx);
  await returnToStock(tx, rows);
}

/** Pieces of an order's line. */
export interface ReservedPieces {
  readonly line_id: number;
  readonly quantity: number;
}

/** Returns pieces of a locked order to the branches that they came from, as many as are still reserved. */
export async function releasePieces(tx: Tx, pieces: readonly ReservedPieces[]): Promise<void> {
  await returnToStock(tx, await deleteReservations(tx, pieces));
}

/** Ends the reservation of lost pieces, which are then neither packed nor returned to the stock. */
export async function writeOff(tx: Tx, pieces: readonly ReservedPieces[]): Promise<void> {
  await deleteReservations(tx, pieces);
}

interface ReleasedRow {
  readonly listing_id: number | null;
  readonly branch_id: number;
  readonly quantity: number;
}

async function deleteReservations(tx: Tx, pieces: readonly ReservedPieces[]): Promise<readonly ReleasedRow[]> {
  if (pieces.length === 0) return [];
  const { rows } = await sql<ReleasedRow>`
    with released as (
      select l.id, l.listing_id, r.branch_id, r.quantity as reserved, least(r.quantity, greatest(0, p.quantity -
        coalesce(sum(r.quantity) over (partition by l.id order by r.branch_id rows between unbounded preceding
          and 1 preceding), 0)))::integer as quantity
      from unnest(
        ${pieces.map(({ line_id }) => line_id)}::bigint[],
        ${pieces.map(({ quantity }) => quantity)}::integer[]) p (line_id, quantity)
      join order_line l on l.id = p.line_id
      join stock_reservation r on r.order_line_id = l.id),
    deleted as (
      delete from stock_reservation r using released d
      where r.order_line_id = d.id and r.branch_id = d.branch_id and d.quantity = d.reserved),
    reduced as (
      update stock_reservation r set quantity = r.quantity - d.quantity from released d
      where r.order_line_id = d.id and r.branch_id = d.branch_id and d.quantity between 1 and d.reserved - 1)
    select listing_id, branch_id, quantity from released where quantity > 0`.execute(tx);
  return rows;
}

async function returnToStock(tx: Tx, rows: readonly ReleasedRow[]): Promise<void> {
  // A product that has been deleted since has no stock.
  const returned = rows.filter((row): row is ReleasedRow & { listing_id: number } => row.listing_id !== null);
  const listingIds = returned.map(({ listing_id: listingId }) => listingId);
  await lockStockEverywhere(tx, [...new Set(listingIds)]);
  await sql`
    update stock s set quantity = s.quantity + back.quantity
    from (
      select listing_id, branch_id, sum(quantity)::integer as quantity
      from unnest(
        ${listingIds}::bigint[], ${returned.map(({ branch_id: branchId }) => branchId)}::integer[],
        ${returned.map(({ quantity }) => quantity)}::integer[]) as of (listing_id, branch_id, quantity)
      group by 1, 2) back
    where s.listing_id = back.listing_id and s.branch_id = back.branch_id`.execute(tx);
}
