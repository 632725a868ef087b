import { sql, type RawBuilder } from 'kysely';
import { shopTimeZone } from '#shared/i18n/dates.ts';
import type { InfluencerQuery } from '#shared/vouchers/admin-contract.ts';
import type { VoucherKind, VoucherState } from '#shared/vouchers/vouchers.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { holdsWords } from '#server/platform/db/like-pattern.ts';
import { stateAt } from './voucher-state.ts';

export const entriesPerPage = 20;
export const influencersPerPage = 50;
const shownMonths = 24;

export interface EarningsRow {
  readonly orders: number;
  readonly turnover_minor: number;
  readonly margin_minor: number;
}

/**
 * Sums of an influencer's orders and their refunds. An order with several of their vouchers has an entry for each,
 * all with the turnover of the whole order: the turnover counts once, the margins add up.
 */
const earned = (accountId: RawBuilder<unknown>) => sql`(
  select e.order_id, e.refund_id, e.happened_at, max(e.turnover_minor) as turnover_minor,
    sum(e.margin_minor) as margin_minor
  from influencer_entry e where e.account_id = ${accountId}
  group by e.order_id, e.refund_id, e.happened_at)`;

const sums = sql`count(*) filter (where e.order_id is not null and e.refund_id is null)::integer as orders,
  coalesce(sum(e.turnover_minor), 0)::bigint as turnover_minor, coalesce(sum(e.margin_minor), 0)::bigint as margin_minor`;

export interface InfluencerVoucherRow extends EarningsRow {
  readonly code: string;
  readonly kind: VoucherKind;
  readonly percent: number | null;
  readonly amount_minor: number | null;
  readonly state: VoucherState;
  readonly valid_from: Date | null;
  readonly valid_to: Date | null;
  readonly margin_percent: number;
}

/** Vouchers by which the influencer earns or has earned. */
export async function listInfluencerVouchers(
  db: Queryable,
  accountId: number,
  at: Date,
): Promise<InfluencerVoucherRow[]> {
  const { rows } = await sql<InfluencerVoucherRow>`
    select v.code, v.kind, v.percent, v.amount_minor, ${stateAt(at)} as state, v.valid_from, v.valid_to,
      coalesce(v.margin_percent, 0) as margin_percent, ${sums}
    from voucher v
    left join influencer_entry e on e.voucher_id = v.id and e.account_id = ${accountId}::bigint
    where v.influencer_id = ${accountId}::bigint or e.id is not null
    group by v.id order by v.created_at desc, v.id desc`.execute(db);
  return rows;
}

export async function sumEarnings(db: Queryable, accountId: number): Promise<EarningsRow> {
  const { rows } = await sql<EarningsRow>`
    select ${sums} from ${earned(sql`${accountId}::bigint`)} e`.execute(db);
  return rows[0]!;
}

/** By months in the shop's time zone, newest first. */
export async function listEarningsByMonth(
  db: Queryable,
  accountId: number,
): Promise<(EarningsRow & { readonly month: string })[]> {
  const { rows } = await sql<EarningsRow & { month: string }>`
    select to_char(e.happened_at at time zone ${shopTimeZone}, 'YYYY-MM') as month, ${sums}
    from ${earned(sql`${accountId}::bigint`)} e
    group by 1 order by 1 desc limit ${shownMonths}`.execute(db);
  return rows;
}

/** One row more than a page, which shows whether another page follows. */
export async function listOwnEntries(db: Queryable, accountId: number, page: number) {
  return db
    .selectFrom('influencer_entry as e')
    .innerJoin('voucher as v', 'v.id', 'e.voucher_id')
    .where('e.account_id', '=', accountId)
    .select(['e.id', 'v.code', 'e.refund_id', 'e.turnover_minor', 'e.margin_minor', 'e.happened_at'])
    .orderBy('e.happened_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(entriesPerPage + 1)
    .offset((page - 1) * entriesPerPage)
    .execute();
}

export interface InfluencerRecord extends EarningsRow {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly vouchers: number;
}

const influencerOrders = {
  margin: sql`e.margin_minor desc, a.id`,
  turnover: sql`e.turnover_minor desc, a.id`,
  username: sql`lower(a.username)`,
};

const influencers = sql`account a
  join (
    select influencer_id as id from voucher where influencer_id is not null
    union select account_id from influencer_entry) earner on earner.id = a.id`;

function named({ q }: InfluencerQuery) {
  return holdsWords(sql`a.looked_for`, q);
}

async function readInfluencers(db: Queryable, query: InfluencerQuery, limit: number, offset: number) {
  const { rows } = await sql<InfluencerRecord>`
    select a.id, a.username, a.first_name, a.last_name, a.email, e.orders, e.turnover_minor, e.margin_minor,
      (select count(*)::integer from voucher v where v.influencer_id = a.id) as vouchers
    from ${influencers}
    cross join lateral (select ${sums} from ${earned(sql`a.id`)} e) e
    where ${named(query)} order by ${influencerOrders[query.sort]} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** One row more than a page, which shows whether another page follows. */
export function listInfluencers(db: Queryable, query: InfluencerQuery): Promise<InfluencerRecord[]> {
  return readInfluencers(db, query, influencersPerPage + 1, (query.page - 1) * influencersPerPage);
}

/** All pages, for an export. */
export function listInfluencersToExport(db: Queryable, query: InfluencerQuery): Promise<InfluencerRecord[]> {
  return readInfluencers(db, query, csvRows, 0);
}

export async function countInfluencers(db: Queryable, query: InfluencerQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${influencers} where ${named(query)}`.execute(db);
  return rows[0]!.total;
}
