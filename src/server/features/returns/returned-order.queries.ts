import { sql } from 'kysely';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { RefundState } from '#shared/payments/payments.ts';
import type { ComplaintState, WithdrawalState } from '#shared/returns/lifecycle.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { refundOfComplaint } from './complaint.queries.ts';

export interface ReturnedOrderRow {
  readonly id: number;
  readonly hash: string;
  readonly number: string;
  readonly state: OrderState;
  readonly locale: string;
  readonly account_id: number | null;
  readonly email: string;
  readonly name: string;
  readonly currency_code: string;
  readonly delivery_minor: number;
  readonly delivered_at: Date | null;
  /** Cash cannot be refunded the way it came. */
  readonly needs_bank_account: boolean;
}

export async function findReturnedOrder(db: Queryable, id: number): Promise<ReturnedOrderRow | undefined> {
  const { rows } = await selectOrder(id).execute(db);
  return rows[0];
}

/** Locks an order until the end of the transaction. */
export async function lockReturnedOrder(tx: Tx, id: number): Promise<ReturnedOrderRow | undefined> {
  await sql`select from shop_order where id = ${id}::bigint for update`.execute(tx);
  return findReturnedOrder(tx, id);
}

function selectOrder(id: number) {
  return sql<ReturnedOrderRow>`
    select o.id, o.hash, o.number, o.state, o.locale, o.account_id, o.email, o.first_name || ' ' || o.last_name as name,
      o.currency_code, o.delivery_minor,
      (select max(e.happened_at) from order_event e where e.order_id = o.id and e.to_state = 'delivered'
         and e.from_state is distinct from 'delivered') as delivered_at,
      m.code = 'cash_on_delivery' and o.total_minor > 0 as needs_bank_account
    from shop_order o join payment_method m on m.id = o.payment_method_id where o.id = ${id}::bigint`;
}

export interface ReturnableLineRow {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly price_minor: number;
}

export function listReturnableLines(db: Queryable, orderId: number): Promise<ReturnableLineRow[]> {
  return db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .select(['id', 'name', 'quantity', 'price_minor'])
    .orderBy('position')
    .execute();
}

interface WithRefund {
  readonly refund_minor: number | null;
  readonly refund_state: RefundState | null;
}

export interface WithdrawalOfOrderRow extends WithRefund {
  readonly id: number;
  readonly state: WithdrawalState;
  readonly received_at: Date;
  readonly decision: string;
  readonly lines: { name: string; quantity: number }[];
}

export async function listWithdrawalsOfOrder(db: Queryable, orderId: number): Promise<WithdrawalOfOrderRow[]> {
  const { rows } = await sql<WithdrawalOfOrderRow>`
    select w.id, w.state, w.received_at, w.decision, r.amount_minor as refund_minor, r.state as refund_state, (
      select json_agg(json_build_object('name', l.name, 'quantity', wl.quantity) order by l.position)
      from withdrawal_line wl join order_line l on l.id = wl.order_line_id where wl.withdrawal_id = w.id) as lines
    from withdrawal w left join refund r on r.id = w.refund_id where w.order_id = ${orderId}::bigint order by w.id`.execute(
    db,
  );
  return rows;
}

export interface ComplaintOfOrderRow extends WithRefund {
  readonly id: number;
  readonly state: ComplaintState;
  readonly received_at: Date;
  readonly due_on: string;
  readonly name: string;
  readonly quantity: number;
  readonly description: string;
  readonly decision: string;
}

export async function listComplaintsOfOrder(db: Queryable, orderId: number): Promise<ComplaintOfOrderRow[]> {
  const { rows } = await sql<ComplaintOfOrderRow>`
    select c.id, c.state, c.received_at, c.due_on::text, l.name, c.quantity, c.description, c.decision,
      refund.minor as refund_minor, refund.state as refund_state
    from complaint c join order_line l on l.id = c.order_line_id
    left join lateral (${refundOfComplaint}) refund on true
    where c.order_id = ${orderId}::bigint order by c.id`.execute(db);
  return rows;
}

/** For a guest who knows the order's number and e-mail address. */
export function findOrderOfBuyer(
  db: Queryable,
  number: string,
  email: string,
): Promise<{ id: number; hash: string; name: string } | undefined> {
  return db
    .selectFrom('shop_order')
    .where('number', '=', number)
    .where('email', '=', email)
    .select(['id', 'hash', sql<string>`first_name || ' ' || last_name`.as('name')])
    .executeTakeFirst();
}
