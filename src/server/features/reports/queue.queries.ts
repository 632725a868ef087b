import { sql, type RawBuilder } from 'kysely';
import type { CaseQuery } from '#shared/reports/admin-contract.ts';
import { casesPerPage, type Measure } from '#shared/reports/limits.ts';
import type { ReportKind, ReportReason } from '#shared/reports/reasons.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import { literals } from '#server/platform/db/literals.ts';
import { countedAtMost } from '#server/platform/db/page-of-found.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { CaseRow } from './report.queries.ts';

export interface CaseListRow extends CaseRow {
  readonly name: string;
  readonly username: string | null;
  readonly measures: Measure[] | null;
}

/** The cases that an administrator may open. */
interface Openable {
  readonly kinds: readonly ReportKind[];
  /** The administrator. */
  readonly notOf: number;
}

function isOpenable({ kinds, notOf }: Openable) {
  if (kinds.length === 0) return sql`false`;
  return sql`subject_kind in (${literals(kinds)}) and account_id is distinct from ${notOf}::bigint`;
}

/** A page of cases and one more, chosen within one index before the rest is joined. */
export async function listCaseRows(
  db: Queryable,
  { state, kind, reason, kinds, notOf, page }: CaseQuery & Openable,
): Promise<CaseListRow[]> {
  const wanted = kind === undefined ? kinds : kinds.filter((each) => each === kind);
  const order = state === 'decided' ? sql`decided_at desc, id desc` : sql`rank_at, id`;
  const { rows } = await sql<CaseListRow>`
    with chosen as (
      select * from moderation_case
      where state = ${sql.lit(state)} and ${isOpenable({ kinds: wanted, notOf })}
        ${reason === undefined ? sql`` : sql`and reason = ${reason}`}
      order by ${order}
      limit ${casesPerPage + 1}::bigint offset ${(page - 1) * casesPerPage}::bigint)
    select c.*, a.username, coalesce(first.name, '') as name,
      (select d.measures from moderation_decision d where d.case_id = c.id order by d.id desc limit 1) as measures
    from chosen c
    left join account a on a.id = c.account_id
    left join lateral (
      select coalesce(nullif(r.snapshot #>> '{texts,0,name}', ''), left(r.snapshot #>> '{texts,0,text}', 120)) as name
      from report r where r.case_id = c.id order by r.id limit 1) first on true
    order by ${state === 'decided' ? sql`c.decided_at desc, c.id desc` : sql`c.rank_at, c.id`}`.execute(db);
  return rows;
}

/** How many cases that an administrator may open are in a state; exact up to a thousand. */
export async function countCases(db: Queryable, state: 'open' | 'appealed', openable: Openable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from moderation_case where state = ${sql.lit(state)} and ${isOpenable(openable)}
      limit ${sql.lit(countedAtMost)}) counted`.execute(db);
  return rows[0]!.count;
}

/** The cases without a decision, or those with an unanswered appeal. */
export function waitingCases(state: 'open' | 'appealed', openable: Openable): WaitingRows {
  const appealed = sql`(select min(a.appealed_at) from moderation_appeal a
    join moderation_decision d on d.id = a.decision_id
    where d.case_id = moderation_case.id and a.answer_id is null)`;
  return {
    rows: sql`moderation_case where state = ${sql.lit(state)} and ${isOpenable(openable)}`,
    since: state === 'open' ? sql`opened_at` : appealed,
  };
}

/** The case that follows one in the queue of an administrator. After a decided one the queue starts again at its end. */
export async function findNextCase(
  db: Queryable,
  { id, state, rank_at: rank }: CaseRow,
  { queue, ...openable }: Openable & { readonly queue: 'open' | 'appealed' },
): Promise<number | null> {
  const find = async (after: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: number }>`
      select id from moderation_case
      where state = ${sql.lit(queue)} and ${after} and ${isOpenable(openable)}
      order by rank_at, id limit 1`.execute(db);
    return rows[0]?.id ?? null;
  };
  const next = await find(sql`(rank_at, id) > (${rank}, ${id})`);
  return next === null && state === 'decided' ? find(sql`true`) : next;
}

export interface EarlierCase {
  readonly id: number;
  readonly kind: ReportKind;
  readonly reason: ReportReason;
  readonly decided_at: Date;
  readonly measures: Measure[];
}

const shownCases = 20;

/** Decided cases about an account's things, the latest first. */
export async function listEarlierCases(db: Queryable, accountId: number, besides: number): Promise<EarlierCase[]> {
  const { rows } = await sql<EarlierCase>`
    select c.id, c.subject_kind as kind, c.reason, latest.decided_at, latest.measures
    from moderation_case c
    cross join lateral (
      select decided_at, measures from moderation_decision d where d.case_id = c.id order by d.id desc limit 1) latest
    where c.account_id = ${accountId} and c.id <> ${besides}
    order by c.opened_at desc limit ${sql.lit(shownCases)}`.execute(db);
  return rows;
}

export interface AccountHistory {
  readonly created_at: Date;
  readonly state: string;
  readonly scopes: string[];
  readonly suspended_until: Date | null;
  readonly locale: string;
  readonly adverts: number;
  readonly reviews: number;
  readonly stars_average: number | null;
}

export async function findHistory(db: Queryable, accountId: number): Promise<AccountHistory | undefined> {
  const { rows } = await sql<AccountHistory>`
    select created_at, state, scopes, suspended_until, locale, reviews, stars_average,
      (select count(*)::int from advert where account_id = account.id and state in ('approved', 'paused')) as adverts
    from account where id = ${accountId}`.execute(db);
  return rows[0];
}

/** How many earlier reports of each account were decided on, and how many led to a measure. */
export async function countReportsOf(
  db: Queryable,
  accountIds: readonly number[],
): Promise<{ reporter_id: number; decided: number; justified: number }[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<{ reporter_id: number; decided: number; justified: number }>`
    select r.reporter_id, count(*)::int as decided, (count(*) filter (where latest.measures <> '{}'))::int as justified
    from report r
    cross join lateral (
      select measures from moderation_decision d where d.case_id = r.case_id order by d.id desc limit 1) latest
    where r.reporter_id = any (${sql.val([...accountIds])}::bigint[])
    group by r.reporter_id`.execute(db);
  return rows;
}

/** The names of accounts. */
export async function listUsernames(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .where('id', 'in', [...ids])
    .select(['id', 'username'])
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
