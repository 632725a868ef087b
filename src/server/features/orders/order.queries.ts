import { sql, type Insertable } from 'kysely';
import type { OrderEventKind, OrderState } from '#shared/orders/lifecycle.ts';
import type { AgeLevel } from '#shared/shop/age-levels.ts';
import type { Days } from '#server/features/delivery/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import type { OrderLine, ShopOrder } from '#server/platform/db/schema.ts';
import { isWithdrawnFrom } from './returned-goods/order-returns.queries.ts';
import { isMoneyBack, isNew } from './order-task.queries.ts';

export interface PlacedOrder {
  readonly id: number;
  readonly hash: string;
  readonly number: string;
}

/** The order that the same cart has placed under the same key. */
export function findByClientKey(db: Queryable, cartId: number, clientKey: string): Promise<PlacedOrder | undefined> {
  return db
    .selectFrom('shop_order')
    .where('cart_id', '=', cartId)
    .where('client_key', '=', clientKey)
    .select(['id', 'hash', 'number'])
    .modifyEnd(prepared('orders.of_key'))
    .executeTakeFirst();
}

export type NewOrder = Omit<Insertable<ShopOrder>, 'number' | 'variable_symbol'> & {
  readonly state: OrderState;
  readonly placed_at: Date;
};

export type NewOrderLine = Omit<Insertable<OrderLine>, 'order_id'>;

const newNumber = (year: string) => sql<string>`${year}::text || lpad(nextval('shop_order_number_seq')::text, 8, '0')`;

/** A number for something else that is paid: numbers are variable symbols, so all are in one series. */
export async function takeOrderNumber(tx: Tx, year: string): Promise<string> {
  const { number } = await tx.selectNoFrom(newNumber(year).as('number')).executeTakeFirstOrThrow();
  return number;
}

/**
 * Inserts an order with its lines and its first event. Its number, which is also its variable symbol, begins with the
 * year. Gaps are allowed, so the number needs no series with a lock.
 * @param year two digits
 * @returns ids of the lines in their order
 */
export async function insertOrder(
  tx: Tx,
  { year, order, lines }: { year: string; order: NewOrder; lines: readonly NewOrderLine[] },
): Promise<{ id: number; number: string; lineIds: number[] }> {
  const rows = await tx
    .with('numbered', (db) => db.selectNoFrom(newNumber(year).as('number')))
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
        actor_id: order.placed_by ?? null,
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
  readonly promised_min_days: number;
  readonly promised_max_days: number;
  readonly tracking_code: string | null;
  /** Nobody has begun to prepare it. */
  readonly is_new: boolean;
  /** A full refund was requested before it left. */
  readonly is_money_back: boolean;
  /** Its buyer has withdrawn, and the withdrawal is undecided. */
  readonly is_withdrawn_from: boolean;
}

/** Makes concurrent submissions of a clerk's form wait for each other. */
export async function lockClerkKey(tx: Tx, clientKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('clerk_order'), hashtext(${clientKey}))`.execute(tx);
}

/** The order that the same clerk has placed under the same key. */
export function findByClerkKey(db: Queryable, clerkId: number, clientKey: string): Promise<PlacedOrder | undefined> {
  return db
    .selectFrom('shop_order')
    .where('placed_by', '=', clerkId)
    .where('client_key', '=', clientKey)
    .select(['id', 'hash', 'number'])
    .executeTakeFirst();
}

/** Locks an order until the end of the transaction. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow | undefined> {
  await sql`select from shop_order where id = ${id}::bigint for update`.execute(tx);
  // Read after locking, so that changes of a concurrent transaction are visible.
  const { rows } = await sql<OrderRow>`
    select o.id, o.number, o.hash, o.account_id, o.locale, o.state, o.email, o.first_name, o.last_name, o.carrier_id,
      o.branch_id, o.total_minor, o.currency_code, o.variable_symbol, m.code as payment_code, o.needs_age_check,
      o.placed_at, o.paid_at, o.promised_min_days, o.promised_max_days, o.tracking_code, ${isNew} as is_new, ${isMoneyBack} as is_money_back,
      ${isWithdrawnFrom} as is_withdrawn_from
    from shop_order o join payment_method m on m.id = o.payment_method_id
    where o.id = ${id}::bigint`.execute(tx);
  return rows[0];
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

/** Makes concurrent transactions choose codes of a branch one after the other. */
export async function lockPickupCodes(tx: Tx, branchId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pickup_code'), ${branchId}::integer)`.execute(tx);
}

/** Codes of the orders that wait at a branch. */
export async function listPickupCodes(tx: Tx, branchId: number): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select pickup_code as code from shop_order
    where branch_id = ${branchId}::integer and state = 'ready_for_pickup' and pickup_code is not null`.execute(tx);
  return new Set(rows.map(({ code }) => code));
}

/** @param collectBy ISO date */
export async function setPickup(
  tx: Tx,
  id: number,
  { collectBy, code }: { readonly collectBy: string; readonly code: string },
): Promise<void> {
  await tx.updateTable('shop_order').set({ collect_by: collectBy, pickup_code: code }).where('id', '=', id).execute();
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
    .modifyEnd(prepared('orders.insert_age_check'))
    .execute();
}

const dueAtOnce = 200;

/** A batch of expired unpaid orders, above an id. */
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
