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
const looksLike = (q: string) => (q === '' ? sql`true` : sql`p.looked_for like lower(${partPattern(q)})`);

export interface SurplusRow {
  readonly id: number;
  readonly order_id: number;
  readonly provider: PaymentProvider;
  readonly provider_id: string | null;
  readonly variable_symbol: string | null;
  readonly amount_minor: number;
  readonly currency_code: string;
  readonly paid_at: Date;
  readonly settled_at: Date | null;
  readonly settled_by: string | null;
}

/** @param isWhole not by pages */
export async function listSurplus(db: Queryable, query: SurplusChoice, isWhole = false): Promise<SurplusRow[]> {
  const { q, state } = query;
  const { rows } = await sql<SurplusRow>`
    select p.id, p.subject_id as order_id, p.provider, p.provider_id, p.variable_symbol, p.amount_minor,
      p.currency_code, p.paid_at,
      p.surplus_settled_at as settled_at, a.username as settled_by
    from payment p left join account a on a.id = p.surplus_settled_by
    where p.is_surplus and p.surplus_settled_at is ${state === 'waiting' ? sql`null` : sql`not null`} and ${looksLike(q)}
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
  readonly order_id: number;
  readonly provider: PaymentProvider;
  readonly provider_id: string | null;
  readonly variable_symbol: string | null;
  readonly amount_minor: number;
  readonly currency_code: string;
  readonly reason: string;
  readonly state: RefundState;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly done_at: Date | null;
}

/** @param isWhole not by pages */
export async function listRefunds(db: Queryable, query: RefundChoice, isWhole = false): Promise<AdminRefundRow[]> {
  const { q, state } = query;
  const { rows } = await sql<AdminRefundRow>`
    select r.id, p.subject_id as order_id, p.provider, p.provider_id, p.variable_symbol, r.amount_minor,
      p.currency_code, r.reason, r.state,
      r.last_error, r.created_at, r.done_at
    from refund r join payment p on p.id = r.payment_id
    where ${state === 'open' ? sql`r.state <> 'done'` : sql`r.state = 'done'`} and ${looksLike(q)}
    order by ${state === 'open' ? sql`r.created_at, r.id` : sql`r.id desc`} ${isWhole ? allPages : onPage(query)}`.execute(
    db,
  );
  return rows;
}

export interface NoticeRow {
  readonly id: number;
  readonly order_id: number | null;
  readonly provider: string;
  readonly provider_id: string | null;
  readonly variable_symbol: string | null;
  readonly amount_minor: number | null;
  readonly currency_code: string | null;
  readonly verdict: NoticeVerdict;
  readonly body: Record<string, unknown>;
  readonly received_at: Date;
}

/** @param isWhole not by pages */
export async function listNotices(db: Queryable, query: NoticeChoice, isWhole = false): Promise<NoticeRow[]> {
  const { q, verdict, provider } = query;
  const isOf = verdict === undefined ? sql`true` : sql`n.verdict = ${verdict}`;
  const isFrom = provider === undefined ? sql`true` : sql`n.provider = ${provider}`;
  // Of unknown payments there is nothing but the notice.
  const isLike =
    q === ''
      ? sql`true`
      : sql`n.id in (
          select id from payment_notice where lower(provider_id) like lower(${partPattern(q)})
          union all
          select heard.id from payment p join payment_notice heard on heard.payment_id = p.id where ${looksLike(q)})`;
  const { rows } = await sql<NoticeRow>`
    select n.id, p.subject_id as order_id, n.provider, n.provider_id, p.variable_symbol, p.amount_minor,
      p.currency_code, n.verdict, n.body,
      n.received_at
    from payment_notice n left join payment p on p.id = n.payment_id
    where ${isOf} and ${isFrom} and ${isLike}
    order by n.received_at desc, n.id desc ${isWhole ? allPages : onPage(query)}`.execute(db);
  return rows;
}
