import { sql } from 'kysely';
import type { AgeLevel } from '#shared/shop/age-levels.ts';
import type { Days } from '#server/features/delivery/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { NewOrderLine } from '../order.queries.ts';

/** The levels at which the age for an order was proven. */
export async function listAgeLevels(db: Queryable, orderId: number): Promise<AgeLevel[]> {
  const { rows } = await sql<{ level: AgeLevel }>`
    select level from age_check where order_id = ${orderId}::bigint and is_adult`.execute(db);
  return rows.map(({ level }) => level);
}

/** Pieces that the lines of an order hold, by line. */
export async function listHeldPieces(db: Queryable, orderId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ line_id: number; pieces: number }>`
    select r.order_line_id as line_id, sum(r.quantity)::integer as pieces
    from stock_reservation r join order_line l on l.id = r.order_line_id
    where l.order_id = ${orderId}::bigint group by r.order_line_id`.execute(db);
  return new Map(rows.map(({ line_id: id, pieces }) => [id, pieces]));
}

export async function isAtLocker(db: Queryable, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from shop_order o join pickup_point p on p.id = o.pickup_point_id
    where o.id = ${orderId}::bigint and p.kind = 'locker'`.execute(db);
  return rows.length > 0;
}

export interface LineChange {
  readonly id: number;
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
}

/** Changes lines that stay; the discount is shared by all of them. */
export async function updateLines(tx: Tx, lines: readonly LineChange[]): Promise<void> {
  await sql`
    update order_line l set quantity = c.quantity, total_minor = l.price_minor * c.quantity, discount_minor = c.discount
    from unnest(
      ${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ quantity }) => quantity)}::integer[],
      ${lines.map(({ discount }) => discount)}::bigint[]) as c (id, quantity, discount)
    where l.id = c.id`.execute(tx);
}

/** @returns ids in the order of the lines */
export async function insertLines(tx: Tx, orderId: number, lines: readonly NewOrderLine[]): Promise<number[]> {
  if (lines.length === 0) return [];
  const rows = await tx
    .insertInto('order_line')
    .values(lines.map((line) => ({ ...line, order_id: orderId })))
    .returning(['id', 'position'])
    .execute();
  return rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
}

export async function findLastPosition(tx: Tx, orderId: number): Promise<number> {
  const { last } = await tx
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .select((of) => of.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** Their pieces must have been returned to the stock. */
export async function deleteLines(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom('order_line')
      .where('id', 'in', [...ids])
      .execute();
}

export interface ChangedSums {
  readonly goods_minor: number;
  readonly discount_minor: number;
  readonly delivery_minor: number;
  readonly fee_minor: number;
  readonly rounding_minor: number;
  readonly total_minor: number;
  readonly weight_g: number;
  readonly needs_age_check: boolean;
}

/** A longer promise than before; undefined: the earlier one holds. */
export interface LaterPromise {
  readonly span: { readonly min: number; readonly max: number };
  readonly days: Days;
}

export async function updateSums(
  tx: Tx,
  orderId: number,
  { sums, promise, at }: { readonly sums: ChangedSums; readonly promise: LaterPromise | undefined; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({
      ...sums,
      lines_changed_at: at,
      ...(promise && {
        promised_min_days: promise.span.min,
        promised_max_days: promise.span.max,
        expected_from: promise.days.from,
        expected_to: promise.days.to,
      }),
    })
    .where('id', '=', orderId)
    .execute();
}

/** Whether a clerk has changed the lines: money for what it was before does not pay it. */
export async function haveLinesChanged(db: Queryable, orderId: number): Promise<boolean> {
  const row = await db.selectFrom('shop_order').where('id', '=', orderId).select('lines_changed_at').executeTakeFirst();
  return row?.lines_changed_at != null;
}
