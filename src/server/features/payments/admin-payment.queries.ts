import { sql } from 'kysely';
import type { z } from 'zod';
import type { noticeQuery, refundQuery, surplusQuery } from '#shared/payments/admin-contract.ts';
import type { NoticeVerdict, PaymentProvider, RefundState } from '#shared/payments/payments.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export const rowsPerPage = 50;

export type SurplusChoice = z.output<typeof surplusQuery>;
export type RefundChoice = z.output<typeof refundQuery>;
export type NoticeChoice = z.output<typeof noticeQuery>;

/** A page, of which one more row tells that there are more; or all pages together, for a file. */
const onPage = ({ page }: { readonly page: number }) =>
  sql`limit ${rowsPerPage + 1} offset ${(page - 1) * rowsPerPage}`;
const allPages = sql`limit ${csvRows}`;
const looksLike = (q: string) =>
  q === '' ? sql`true` : sql`(p.variable_symbol like ${partPattern(q)} or p.provider_id ilike ${partPattern(q)})`;

/** For a link to what was paid. */
const orderId = sql`case when p.subject_kind = 'order' then p.subject_id end`;

export interface SurplusRow {
  readonly id: number;
  readonly provider: PaymentProvider;
  readonly provider_id: string | null;
  readonly variable_symbol: string | null;
  readonly amount_minor: number;
  readonly currency_code: string;
  readonly paid_at: Date;
  readonly settled_at: Date | null;
  readonly settled_by: string | null;
  readonly order_id: number | null;
}

/** @param isWhole not by pages */
export async function listSurplus(db: Queryable, query: SurplusChoice, isWhole = false): Promise<SurplusRow[]> {
  const { q, state } = query;
  const { rows } = await sql<SurplusRow>`
    select p.id, p.provider, p.provider_id, p.variable_symbol, p.amount_minor, p.currency_code, p.paid_at,
      p.surplus_settled_at as settled_at, a.username as settled_by, ${orderId} as order_id
    from payment p left join account a on a.id = p.surplus_settled_by
    where p.is_surplus and (p.surplus_settled_at is null) = ${state === 'waiting'} and ${looksLike(q)}
    order by ${state === 'waiting' ? sql`p.paid_at, p.id` : sql`p.surplus_settled_at desc, p.id desc`}
    ${isWhole ? allPages : onPage(query)}`.execute(db);
  return rows;
}

/** @returns those that waited */
export async function settleSurplusRows(
  tx: Tx,
  ids: readonly number[],
  { at, actorId }: { at: Date; actorId: number },
): Promise<{ id: number; amount_minor: number; currency_code: string }[]> {
  return tx
    .updateTable('payment')
    .set({ surplus_settled_at: at, surplus_settled_by: actorId })
    .where('id', 'in', [...ids])
    .where('is_surplus', '=', true)
    .where('surplus_settled_at', 'is', null)
    .returning(['id', 'amount_minor', 'currency_code'])
    .execute();
}

export interface AdminRefundRow {
  readonly id: number;
  readonly provider: PaymentProvider;
  readonly provider_id: string | null;
  readonly variable_symbol: string | null;
  readonly amount_minor: number;
  readonly currency_code: string;
  readonly reason: string;
  readonly bank_account: string;
  readonly order_id: number | null;
  readonly state: RefundState;
  readonly asked_at: Date | null;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly done_at: Date | null;
}

/** @param isWhole not by pages */
export async function listRefunds(db: Queryable, query: RefundChoice, isWhole = false): Promise<AdminRefundRow[]> {
  const { q, state } = query;
  const { rows } = await sql<AdminRefundRow>`
    select r.id, p.provider, p.provider_id, p.variable_symbol, r.amount_minor, p.currency_code, r.reason, r.bank_account,
      ${orderId} as order_id, r.state, r.asked_at, r.last_error, r.created_at, r.done_at
    from refund r join payment p on p.id = r.payment_id
    where ${state === 'open' ? sql`r.state <> 'done'` : sql`r.state = 'done'`} and ${looksLike(q)}
    order by ${state === 'open' ? sql`r.created_at, r.id` : sql`r.id desc`} ${isWhole ? allPages : onPage(query)}`.execute(
    db,
  );
  return rows;
}

export interface NoticeRow {
  readonly id: number;
  readonly provider: string;
  readonly provider_id: string | null;
  readonly variable_symbol: string | null;
  readonly amount_minor: number | null;
  readonly currency_code: string | null;
  readonly verdict: NoticeVerdict;
  readonly body: Record<string, unknown>;
  readonly received_at: Date;
}

/** Since then its payment holds the sum that came. */
const isOtherwise = sql`n.verdict = 'wrong_sum' and n.body ? 'due_minor'`;

/** @param isWhole not by pages */
export async function listNotices(db: Queryable, query: NoticeChoice, isWhole = false): Promise<NoticeRow[]> {
  const { q, verdict, provider } = query;
  const isOf = verdict === undefined ? sql`true` : sql`n.verdict = ${verdict}`;
  const isFrom = provider === undefined ? sql`true` : sql`n.provider = ${provider}`;
  const isLike =
    q === '' ? sql`true` : sql`(p.variable_symbol like ${partPattern(q)} or n.provider_id ilike ${partPattern(q)})`;
  const { rows } = await sql<NoticeRow>`
    select n.id, n.provider, n.provider_id, p.variable_symbol, n.verdict, n.body, n.received_at,
      case when ${isOtherwise} then (n.body ->> 'due_minor')::bigint else p.amount_minor end as amount_minor,
      case when ${isOtherwise} then n.body ->> 'due_currency' else p.currency_code end as currency_code
    from payment_notice n left join payment p on p.id = n.payment_id
    where ${isOf} and ${isFrom} and ${isLike}
    order by n.received_at desc, n.id desc ${isWhole ? allPages : onPage(query)}`.execute(db);
  return rows;
}
