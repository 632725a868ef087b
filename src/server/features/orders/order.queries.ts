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
export async function findByClientKey(
  db: Queryable,
  cartId: number,
  clientKey: string,
): Promise<PlacedOrder | undefined> {
  const { rows } = await sql<PlacedOrder>`${prepared('orders.of_key')}
    select id, hash, number from shop_order where cart_id = ${cartId}::bigint and client_key = ${clientKey}::uuid`.execute(
    db,
  );
  return rows[0];
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

/** How the age for a new order was verified. */
export interface NewAgeCheck {
  readonly level: AgeLevel;
  readonly isAdult: boolean;
  readonly actorId: number | null;
  /** For the history of the order; null: nothing. */
  readonly detail: Readonly<Record<string, unknown>> | null;
}

/** The columns of a row with these names. */
const columnsOf = (row: object, table?: string) =>
  sql.raw(
    Object.keys(row)
      .map((name) => (table ? `${table}.${name}` : name))
      .join(', '),
  );

/**
 * Inserts an order with its lines, its first event and its age check. Its number, which is also its variable symbol, begins
 * with the year. Gaps are allowed, so the number needs no series with a lock. The rows are sent as JSON: the statement has
 * the same text for any number of lines, and a hundred parameters take longer to prepare.
 * @param year two digits
 * @returns ids of the lines in their order
 */
export async function insertOrder(
  tx: Tx,
  placing: { year: string; order: NewOrder; lines: readonly NewOrderLine[]; age: NewAgeCheck },
): Promise<{ id: number; number: string; lineIds: number[] }> {
  const { year, order, lines, age } = placing;
  const { placed_at: at, placed_by: actorId = null, state } = order;
  const { rows } = await sql<{ id: number; number: string; line_ids: number[] }>`${prepared('orders.insert')}
    with numbered as (select ${newNumber(year)} as number),
    placed as (
      insert into shop_order (number, variable_symbol, ${columnsOf(order)})
      select numbered.number, numbered.number, ${columnsOf(order, 'given')}
      from numbered, json_populate_record(null::shop_order, ${JSON.stringify(order)}::json) given
      returning id, number),
    line as (
      insert into order_line (order_id, ${columnsOf(lines[0]!)})
      select placed.id, ${columnsOf(lines[0]!, 'given')}
      from placed, json_populate_recordset(null::order_line, ${JSON.stringify(lines)}::json) given
      order by given.position
      returning id, position),
    event as (
      insert into order_event (order_id, kind, to_state, actor_id, detail, happened_at)
      select placed.id, happened.kind, happened.state, happened.actor, happened.detail, ${at}::timestamptz
      from placed, (
        values ('place', ${state}::text, ${actorId}::bigint, '{}'::jsonb),
          ('check_age', null, null, ${age.detail && JSON.stringify(age.detail)}::jsonb)
      ) happened (kind, state, actor, detail)
      where happened.detail is not null),
    checked as (
      insert into age_check (order_id, level, is_adult, actor_id, happened_at)
      select id, ${age.level}::text, ${age.isAdult}::boolean, ${age.actorId}::bigint, ${at}::timestamptz from placed)
    select id, number, array(select line.id from line order by line.position) as line_ids from placed`.execute(tx);
  const { id, number, line_ids: lineIds } = rows[0]!;
  return { id, number, lineIds };
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
