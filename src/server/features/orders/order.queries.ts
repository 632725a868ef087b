import { sql, type Insertable } from 'kysely';
import type { OrderEventKind, OrderState } from '#shared/orders/lifecycle.ts';
import type { AgeLevel } from '#shared/shop/age-levels.ts';
import type { Days, ReservedPieces, StockAt } from '#server/features/delivery/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import type { OrderLine, ShopOrder } from '#server/platform/db/schema.ts';
import { isWithdrawnFrom } from './goods-back/order-returns.queries.ts';
import { isMoneyBack, isNew } from './order-task.queries.ts';

export interface PlacedOrder {
  readonly id: number;
  readonly hash: string;
  readonly number: string;
}

/** The order that the same cart sent under the same key before. */
export function findByClientKey(db: Queryable, cartId: number, clientKey: string): Promise<PlacedOrder | undefined> {
  return db
    .selectFrom('shop_order')
    .where('cart_id', '=', cartId)
    .where('client_key', '=', clientKey)
    .select(['id', 'hash', 'number'])
    .modifyEnd(prepared('orders.of_key'))
    .executeTakeFirst();
}

type NewOrder = Omit<Insertable<ShopOrder>, 'number' | 'variable_symbol'> & {
  readonly state: OrderState;
  readonly placed_at: Date;
};

type NewOrderLine = Omit<Insertable<OrderLine>, 'order_id'>;

/**
 * Writes an order with its lines and its first event. Its number, which is its variable symbol too, begins with the
 * year; it needs no row of a series: a gap between orders means nothing.
 * @param year two digits
 * @returns ids of the lines in their order
 */
export async function insertOrder(
  tx: Tx,
  { year, order, lines }: { year: string; order: NewOrder; lines: readonly NewOrderLine[] },
): Promise<{ id: number; number: string; lineIds: number[] }> {
  const rows = await tx
    .with('numbered', (db) =>
      db.selectNoFrom(sql<string>`${year}::text || lpad(nextval('shop_order_number_seq')::text, 8, '0')`.as('number')),
    )
    .with('placed', (db) => {
      const number = db.selectFrom('numbered').select('numbered.number');
      return db
        .insertInto('shop_order')
        .values({ ...order, number, variable_symbol: number })
        .returning(['id', 'number']);
    })
    .with('line', (db) =>
      db
        .insertInto('order_line')
        .values(lines.map((line) => ({ ...line, order_id: db.selectFrom('placed').select('placed.id') })))
        .returning(['id', 'position']),
    )
    .with('event', (db) =>
      db.insertInto('order_event').values({
        order_id: db.selectFrom('placed').select('placed.id'),
        kind: 'place',
        to_state: order.state,
        happened_at: order.placed_at,
      }),
    )
    .selectFrom(['placed', 'line'])
    .select(['placed.id', 'placed.number', 'line.id as line_id'])
    .orderBy('line.position')
    .modifyEnd(prepared(`orders.insert_${lines.length}`))
    .execute();
  const { id, number } = rows[0]!;
  return { id, number, lineIds: rows.map(({ line_id: lineId }) => lineId) };
}

/** Keeps others from what of these products can be sold until the end of the transaction, always in the same order. */
export async function lockStock(tx: Tx, listingIds: readonly number[]): Promise<StockAt[]> {
  const { rows } = await sql<StockAt>`${prepared('orders.lock_stock')}
    select s.listing_id, s.branch_id, s.quantity, b.kind
    from stock s join branch b on b.id = s.branch_id
    where s.listing_id = any (${[...listingIds]}::bigint[]) and b.is_active
    order by s.listing_id, s.branch_id for update of s`.execute(tx);
  return rows;
}

/** As `lockStock`, with branches that are switched off: what came from them goes back to them. */
async function lockStockEverywhere(tx: Tx, listingIds: readonly number[]): Promise<void> {
  await sql`
    select from stock where listing_id = any (${[...listingIds]}::bigint[])
    order by listing_id, branch_id for update`.execute(tx);
}

/** Takes pieces out of the stock for an order's lines; the rows are locked. */
export async function takeStock(
  tx: Tx,
  holds: readonly (ReservedPieces & { readonly lineId: number })[],
): Promise<void> {
  await sql`${prepared('orders.take_stock')}
    with moved as (
      select * from unnest(
        ${holds.map(({ lineId }) => lineId)}::bigint[], ${holds.map(({ listingId }) => listingId)}::bigint[],
        ${holds.map(({ branchId }) => branchId)}::integer[], ${holds.map(({ quantity }) => quantity)}::integer[])
        as of (line_id, listing_id, branch_id, quantity)),
    held as (
      insert into stock_reservation (order_line_id, branch_id, quantity) select line_id, branch_id, quantity from moved)
    update stock s set quantity = s.quantity - taken.quantity
    from (select listing_id, branch_id, sum(quantity)::integer as quantity from moved group by 1, 2) taken
    where s.listing_id = taken.listing_id and s.branch_id = taken.branch_id`.execute(tx);
}

interface Pieces {
  readonly line_id: number;
  readonly quantity: number;
}

/** Gives pieces of some lines back to where they came from, as far as they haven't gone back yet. */
export async function releasePieces(tx: Tx, pieces: readonly Pieces[]): Promise<void> {
  await giveToStock(tx, await deleteReservations(tx, pieces));
}

/** Pieces of some lines are no more: nobody packs them, and nothing gives them back to the stock later. */
export async function writeOffPieces(tx: Tx, pieces: readonly Pieces[]): Promise<void> {
  await deleteReservations(tx, pieces);
}

async function deleteReservations(tx: Tx, pieces: readonly Pieces[]): Promise<readonly ReleasedRow[]> {
  if (pieces.length === 0) return [];
  const { rows } = await sql<ReleasedRow>`
    with wanted as (
      select l.id, l.listing_id, h.branch_id, h.quantity as held, least(h.quantity, greatest(0, p.quantity -
        coalesce(sum(h.quantity) over (partition by l.id order by h.branch_id rows between unbounded preceding
          and 1 preceding), 0)))::integer as quantity
      from unnest(
        ${pieces.map(({ line_id }) => line_id)}::bigint[], ${pieces.map(({ quantity }) => quantity)}::integer[]) p (line_id, quantity)
      join order_line l on l.id = p.line_id
      join stock_reservation h on h.order_line_id = l.id),
    emptied as (
      delete from stock_reservation h using wanted w
      where h.order_line_id = w.id and h.branch_id = w.branch_id and w.quantity = w.held),
    lessened as (
      update stock_reservation h set quantity = h.quantity - w.quantity from wanted w
      where h.order_line_id = w.id and h.branch_id = w.branch_id and w.quantity between 1 and w.held - 1)
    select listing_id, branch_id, quantity from wanted where quantity > 0`.execute(tx);
  return rows;
}

/** Gives an order's pieces back to where they came from. */
export async function releaseReservations(tx: Tx, orderId: number): Promise<void> {
  const { rows } = await sql<ReleasedRow>`
    delete from stock_reservation h using order_line l
    where l.id = h.order_line_id and l.order_id = ${orderId}::bigint
    returning l.listing_id, h.branch_id, h.quantity`.execute(tx);
  await giveToStock(tx, rows);
}

interface ReleasedRow {
  readonly listing_id: number | null;
  readonly branch_id: number;
  readonly quantity: number;
}

async function giveToStock(tx: Tx, rows: readonly ReleasedRow[]): Promise<void> {
  const holds = rows.flatMap(({ listing_id: listingId, branch_id: branchId, quantity }) =>
    // A product that was deleted meanwhile has no stock to return to.
    listingId === null ? [] : [{ listingId, branchId, quantity }],
  );
  await lockStockEverywhere(tx, [...new Set(holds.map(({ listingId }) => listingId))]);
  await returnStock(tx, holds);
}

async function returnStock(tx: Tx, held: readonly ReservedPieces[]): Promise<void> {
  await sql`
    update stock s set quantity = s.quantity + back.quantity
    from (
      select listing_id, branch_id, sum(quantity)::integer as quantity
      from unnest(
        ${held.map(({ listingId }) => listingId)}::bigint[], ${held.map(({ branchId }) => branchId)}::integer[],
        ${held.map(({ quantity }) => quantity)}::integer[]) as of (listing_id, branch_id, quantity)
      group by 1, 2) back
    where s.listing_id = back.listing_id and s.branch_id = back.branch_id`.execute(tx);
}

export interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly hash: string;
  readonly account_id: number | null;
  readonly locale: string;
  readonly state: OrderState;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly carrier_id: number;
  readonly branch_id: number | null;
  readonly total_minor: number;
  readonly currency_code: string;
  readonly variable_symbol: string;
  readonly payment_code: 'card' | 'bank_transfer' | 'cash_on_delivery';
  readonly needs_age_check: boolean;
  readonly placed_at: Date;
  readonly paid_at: Date | null;
  readonly tracking_code: string | null;
  /** Nobody has begun to prepare it. */
  readonly is_new: boolean;
  /** All that was paid was asked to go back, and it hasn't left. */
  readonly is_money_back: boolean;
  /** Its buyer has withdrawn, and nobody has decided on it. */
  readonly is_withdrawn_from: boolean;
}

/** Keeps others from an order until the end of the transaction. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow | undefined> {
  await sql`select from shop_order where id = ${id}::bigint for update`.execute(tx);
  // Read once it is locked: who waited for another sees what the other wrote down with it.
  const { rows } = await sql<OrderRow>`
    select o.id, o.number, o.hash, o.account_id, o.locale, o.state, o.email, o.first_name, o.last_name, o.carrier_id,
      o.branch_id, o.total_minor, o.currency_code, o.variable_symbol, m.code as payment_code, o.needs_age_check,
      o.placed_at, o.paid_at, o.tracking_code, ${isNew} as is_new, ${isMoneyBack} as is_money_back,
      ${isWithdrawnFrom} as is_withdrawn_from
    from shop_order o join payment_method m on m.id = o.payment_method_id
    where o.id = ${id}::bigint`.execute(tx);
  return rows[0];
}

/** Where an order's goods lie. */
export async function listReservationPlaces(tx: Tx, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ branch_id: number }>`
    select distinct h.branch_id from stock_reservation h join order_line l on l.id = h.order_line_id
    where l.order_id = ${orderId}::bigint order by 1`.execute(tx);
  return rows.map(({ branch_id }) => branch_id);
}

export async function setExpectedDays(tx: Tx, id: number, { from, to }: Days): Promise<void> {
  await tx.updateTable('shop_order').set({ expected_from: from, expected_to: to }).where('id', '=', id).execute();
}

export async function setOrderState(
  tx: Tx,
  id: number,
  { state, at, paidAt }: { state: OrderState; at: Date; paidAt?: Date },
): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ state, state_since: at, ...(paidAt && { paid_at: paidAt }) })
    .where('id', '=', id)
    .execute();
}

export interface OrderEvent {
  readonly orderId: number;
  readonly kind: OrderEventKind;
  readonly from: OrderState | null;
  readonly to: OrderState | null;
  readonly actorId?: number | null;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

export async function recordOrderEvent(tx: Tx, event: OrderEvent): Promise<void> {
  const { orderId, kind, from, to, actorId = null, detail = {}, at } = event;
  await tx
    .insertInto('order_event')
    .values({
      order_id: orderId,
      kind,
      from_state: from,
      to_state: to,
      actor_id: actorId,
      detail: JSON.stringify(detail),
      happened_at: at,
    })
    .execute();
}

export async function insertAgeCheck(
  tx: Tx,
  check: { orderId: number; level: AgeLevel; isAdult: boolean; actorId: number | null; at: Date },
): Promise<void> {
  const { orderId, level, isAdult, actorId, at } = check;
  await tx
    .insertInto('age_check')
    .values({ order_id: orderId, level, is_adult: isAdult, actor_id: actorId, happened_at: at })
    .execute();
}

const dueAtOnce = 200;

/** Unpaid orders whose time is over: a part of them, above an id. */
export async function listOverdue(db: Queryable, at: Date, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('shop_order')
    .where('state', '=', 'waiting_for_payment')
    .where('expires_at', '<=', at)
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(dueAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}
