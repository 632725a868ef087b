import { sql } from 'kysely';
import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import {
  openReturnStates,
  type ComplaintState,
  type ReturnPurpose,
  type WishedSolution,
  type WithdrawalState,
} from '#shared/returns/lifecycle.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { RefundState } from '#shared/payments/payments.ts';
import { selectNumbered } from '#server/features/orders/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';
import { refundOfComplaint } from './complaint.queries.ts';

export interface AdminReturnRow {
  readonly id: number;
  readonly state: WithdrawalState | ComplaintState;
  readonly order_id: number;
  readonly number: string;
  readonly company: string | null;
  readonly order_state: OrderState;
  readonly payment_code: PaymentMethodCode;
  readonly paid_at: Date | null;
  readonly name: string;
  readonly email: string;
  readonly received_at: Date;
  readonly due_on: string | null;
  readonly lines: { name: string; quantity: number }[];
  readonly note: string;
  readonly bank_account: string;
  readonly wished_solution: WishedSolution | null;
  readonly decision: string;
  readonly decided_at: Date | null;
  readonly currency_code: string;
  /** The amount paid for the order for which no refund was requested. */
  readonly refundable_minor: number;
  /** Complaints only. */
  readonly goods: { readonly order_line_id: number; readonly quantity: number } | null;
  readonly refund_minor: number | null;
  readonly refund_state: RefundState | null;
}

/** The amount paid for an order `o` for which no refund was requested. */
const refundableOfOrder = sql`
  select coalesce(sum(p.amount_minor - coalesce(
    (select sum(back.amount_minor) from refund back where back.payment_id = p.id), 0)), 0)::bigint as minor
  from payment p
  where p.subject_kind = 'order' and p.subject_id = o.id and p.state = 'paid' and not p.is_overpayment`;

interface Choice {
  readonly kind: ReturnPurpose;
  readonly state?: string | undefined;
  readonly q: string;
}

export function listAdminReturns(
  db: Queryable,
  choice: Choice,
  part: { limit: number; offset: number },
): Promise<AdminReturnRow[]> {
  return choice.kind === 'withdrawal' ? listWithdrawals(db, choice, part) : listComplaints(db, choice, part);
}

async function listWithdrawals(
  db: Queryable,
  { state, q }: Choice,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<AdminReturnRow>`
    select w.id, w.state, o.id as order_id, o.number, o.company, o.state as order_state, m.code as payment_code, o.paid_at, w.name, w.email, w.received_at,
      null as due_on, goods.lines, w.note, w.bank_account, null as wished_solution, w.decision, w.decided_at,
      o.currency_code, refundable.minor as refundable_minor, null as goods, r.amount_minor as refund_minor,
      r.state as refund_state
    from (
      select * from withdrawal w where ${isIn(sql`w.state`, state)} and ${isLookedFor(q, 'withdrawal')}
      order by w.received_at desc, w.id desc limit ${limit} offset ${offset}) w
    join shop_order o on o.id = w.order_id
    join payment_method m on m.id = o.payment_method_id
    left join refund r on r.id = w.refund_id
    cross join lateral (
      select json_agg(json_build_object('name', l.name, 'quantity', wl.quantity) order by l.position) as lines
      from withdrawal_line wl join order_line l on l.id = wl.order_line_id where wl.withdrawal_id = w.id) goods
    cross join lateral (${refundableOfOrder}) refundable
    order by w.received_at desc, w.id desc`.execute(db);
  return rows;
}

async function listComplaints(
  db: Queryable,
  { state, q }: Choice,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<AdminReturnRow>`
    select c.id, c.state, o.id as order_id, o.number, o.company, o.state as order_state, m.code as payment_code, o.paid_at, c.name, c.email, c.received_at,
      c.due_on::text, json_build_array(json_build_object('name', l.name, 'quantity', c.quantity)) as lines,
      c.description as note, '' as bank_account, c.wished_solution, c.decision, c.decided_at, o.currency_code,
      refundable.minor as refundable_minor,
      json_build_object('order_line_id', c.order_line_id, 'quantity', c.quantity) as goods,
      refund.minor as refund_minor, refund.state as refund_state
    from (
      select * from complaint c where ${isIn(sql`c.state`, state)} and ${isLookedFor(q, 'complaint')}
      order by c.received_at desc, c.id desc limit ${limit} offset ${offset}) c
    join shop_order o on o.id = c.order_id
    join payment_method m on m.id = o.payment_method_id
    join order_line l on l.id = c.order_line_id
    left join lateral (${refundOfComplaint}) refund on true
    cross join lateral (${refundableOfOrder}) refundable
    order by c.received_at desc, c.id desc`.execute(db);
  return rows;
}

function isIn(column: ReturnType<typeof sql>, state: string | undefined) {
  if (state === undefined) return sql`true`;
  return sql`${column} = any (${state === 'open' ? [...openReturnStates] : [state]}::text[])`;
}

/** Found by its sender or by its order: each part of the union has an index. */
function isLookedFor(q: string, kind: ReturnPurpose) {
  if (q === '') return sql`true`;
  const pattern = sql`f_unaccent(lower(${partPattern(q)}))`;
  const numbered = selectNumbered(q);
  const inOrder = numbered ? sql`o.id in (${numbered})` : sql`o.looked_for like ${pattern}`;
  return sql`id in (
    select r.id from ${sql.table(kind)} r where f_unaccent(lower(r.name || ' ' || r.email)) like ${pattern}
    union all
    select r.id from ${sql.table(kind)} r join shop_order o on o.id = r.order_id where ${inOrder})`;
}
