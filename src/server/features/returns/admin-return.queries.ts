import { sql } from 'kysely';
import type { ComplaintState, WishedSolution, WithdrawalState } from '#shared/returns/lifecycle.ts';
import type { ReturnPurpose } from '#shared/returns/contract.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';

export interface AdminReturnRow {
  readonly id: number;
  readonly state: WithdrawalState | ComplaintState;
  readonly order_id: number;
  readonly hash: string;
  readonly number: string;
  readonly company: string | null;
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
  /** Of a withdrawal; with what the delivery cost where nothing of the order is left. */
  readonly refund_minor: number | null;
}

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
    select w.id, w.state, o.id as order_id, o.hash, o.number, o.company, w.name, w.email, w.received_at,
      null as due_on, goods.lines, w.note, w.bank_account, null as wished_solution, w.decision, w.decided_at,
      o.currency_code,
      goods.minor + case when rest.pieces = 0 then o.delivery_minor else 0 end as refund_minor
    from withdrawal w
    join shop_order o on o.id = w.order_id
    cross join lateral (
      select json_agg(json_build_object('name', l.name, 'quantity', wl.quantity) order by l.position) as lines,
        sum(round((l.total_minor - l.discount_minor) * wl.quantity::numeric / l.quantity))::bigint as minor
      from withdrawal_line wl join order_line l on l.id = wl.order_line_id where wl.withdrawal_id = w.id) goods
    cross join lateral (
      select (select sum(l.quantity) from order_line l where l.order_id = o.id) - coalesce((
        select sum(wl.quantity) from withdrawal_line wl join withdrawal other on other.id = wl.withdrawal_id
        where other.order_id = o.id and other.state <> 'refused' and other.id <= w.id), 0) as pieces) rest
    where ${state === undefined ? sql`true` : sql`w.state = ${state}::text`} and ${isLookedFor(q, sql`w.name || ' ' || w.email`)}
    order by w.received_at desc, w.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

async function listComplaints(
  db: Queryable,
  { state, q }: Choice,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<AdminReturnRow>`
    select c.id, c.state, o.id as order_id, o.hash, o.number, o.company, c.name, c.email, c.received_at,
      c.due_on::text, json_build_array(json_build_object('name', l.name, 'quantity', c.quantity)) as lines,
      c.description as note, '' as bank_account, c.wished_solution, c.decision, c.decided_at, o.currency_code,
      null::bigint as refund_minor
    from complaint c
    join shop_order o on o.id = c.order_id
    join order_line l on l.id = c.order_line_id
    where ${state === undefined ? sql`true` : sql`c.state = ${state}::text`} and ${isLookedFor(q, sql`c.name || ' ' || c.email`)}
    order by c.received_at desc, c.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

function isLookedFor(q: string, sender: ReturnType<typeof sql>) {
  if (q === '') return sql`true`;
  const pattern = sql`f_unaccent(lower(${partPattern(q)}))`;
  return sql`(o.looked_for like ${pattern} or f_unaccent(lower(${sender})) like ${pattern})`;
}
