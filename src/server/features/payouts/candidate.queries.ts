import { sql } from 'kysely';
import type { CandidateQuery } from '#shared/payouts/contract.ts';
import { payoutMinimums } from '#shared/payouts/payouts.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export const candidatesPerPage = 50;

export interface CandidateRow {
  readonly kind: 'influencer' | 'refund' | 'overpayment';
  readonly id: number;
  readonly name: string;
  readonly symbol: string | null;
  readonly order_id: number | null;
  readonly amount_minor: number;
  readonly currency_code: string;
  /** As it was entered; null: not known. */
  readonly bank_account: string | null;
  readonly since: Date;
}

const onPage = (page: number) => sql`limit ${candidatesPerPage + 1} offset ${(page - 1) * candidatesPerPage}`;

/**
 * Influencers whose unpaid margins are worth a payout, and since when they are. Its constants are literals, as those of all
 * that waits (`literals`).
 */
export function waitingEarners(shopCurrency: string): WaitingRows {
  const minimum = sql.lit(payoutMinimums(shopCurrency)[0]);
  const currency = sql.lit(shopCurrency);
  return {
    rows: sql`(
      select min(u.happened_at) filter (where u.earned >= ${minimum}) as since
      from (
        select e.account_id, e.margin_minor, e.happened_at,
          sum(e.margin_minor) over (partition by e.account_id order by e.happened_at, e.id) as earned
        from influencer_entry e left join payout_entry pe on pe.entry_id = e.id
        where pe.entry_id is null and e.currency_code = ${currency}) u
      group by u.account_id having sum(u.margin_minor) >= ${minimum}) earner`,
    since: sql`earner.since`,
  };
}

/** Influencers whose unpaid margins reach the minimum; one row more than a page. */
export async function listEarners(
  db: Queryable,
  { minimum, page }: CandidateQuery,
  currency: string,
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select 'influencer' as kind, a.id, coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.username) as name,
      null as symbol, null::bigint as order_id, sum(e.margin_minor)::bigint as amount_minor, ${currency} as currency_code,
      p.bank_account, min(e.happened_at) as since
    from influencer_entry e join account a on a.id = e.account_id
    left join payout_entry pe on pe.entry_id = e.id
    left join payout_account p on p.account_id = a.id
    where pe.entry_id is null and e.currency_code = ${currency}
    group by a.id, p.bank_account having sum(e.margin_minor) >= ${minimum}::bigint
    order by since, a.id ${onPage(page)}`.execute(db);
  return rows;
}

/**
 * Refunds and overpayments that an administrator sends by transfer and no batch has. Without an account of its own a
 * refund goes where its payment came from, which the bank's statement tells.
 */
const owed = sql`
  select 'refund' as kind, r.id, p.id as payment_id, r.amount_minor, nullif(r.bank_account, '') as stated, r.created_at as since
  from refund r join payment p on p.id = r.payment_id
  where r.state = 'waiting' and p.provider in ('bank_transfer', 'cash_on_delivery')
    and not exists (select from payout o where o.refund_id = r.id and o.state <> 'cancelled')
  union all
  select 'overpayment', p.id, p.id, p.amount_minor, null, p.paid_at
  from payment p
  where p.is_overpayment and p.overpayment_settled_at is null and p.provider = 'bank_transfer'
    and not exists (select from refund r where r.payment_id = p.id)`;

async function readOwed(db: Queryable, currency: string, rest: ReturnType<typeof onPage>): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select w.kind, w.id, coalesce(n.name, '') as name, p.variable_symbol as symbol,
      case when p.subject_kind = 'order' then p.subject_id end as order_id, w.amount_minor, p.currency_code,
      coalesce(w.stated, origin.counter_account) as bank_account, w.since
    from (${owed}) w join payment p on p.id = w.payment_id
    left join lateral (
      select trim(o.first_name || ' ' || o.last_name) as name from shop_order o
      where p.subject_kind = 'order' and o.id = p.subject_id
      union all
      select trim(a.first_name || ' ' || a.last_name) from paid_service s join account a on a.id = s.account_id
      where p.subject_kind <> 'order' and s.id = p.subject_id) n on true
    left join lateral (
      select l.counter_account from bank_share b join bank_line l on l.id = b.line_id
      where b.payment_id = p.id and l.counter_account <> '' order by b.id desc limit 1) origin on true
    where p.currency_code = ${currency} and ${rest}`.execute(db);
  return rows;
}

/** One row more than a page. */
export function listOwed(db: Queryable, { page }: CandidateQuery, currency: string): Promise<CandidateRow[]> {
  return readOwed(db, currency, sql`true order by w.since, w.kind, w.id ${onPage(page)}`);
}

export function listOwedById(
  db: Queryable,
  { refunds, overpayments }: { readonly refunds: readonly number[]; readonly overpayments: readonly number[] },
  currency: string,
): Promise<CandidateRow[]> {
  return readOwed(
    db,
    currency,
    sql`((w.kind = 'refund' and w.id = any(${[...refunds]}::bigint[]))
      or (w.kind = 'overpayment' and w.id = any(${[...overpayments]}::bigint[]))) order by w.kind, w.id`,
  );
}
