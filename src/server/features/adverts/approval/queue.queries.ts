import { sql, type RawBuilder } from 'kysely';
import type { QueueKind } from '#shared/adverts/admin-contract.ts';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';

export interface QueueChoice {
  readonly kind?: QueueKind | undefined;
  readonly category?: number | undefined;
  readonly seller?: number | undefined;
  readonly q: string;
  readonly sort: 'oldest' | 'newest';
  readonly page: number;
}

export interface QueueRow {
  readonly kind: QueueKind;
  readonly id: number;
  readonly listing_id: number;
  readonly submitted_at: Date;
  readonly state: AdvertState;
  readonly previous_reason: string | null;
  readonly seller_id: number;
  readonly username: string;
  readonly is_business: boolean;
  readonly authorized: boolean;
  readonly locale: Locale;
  readonly since: Date;
}

/** What a blocked author has submitted leaves the queue until the author is unblocked. */
export const isAuthorOpen = sql`not exists (select from account s where s.id = a.account_id and s.state = 'blocked')`;

export const waitingAdverts: WaitingRows = {
  rows: sql`advert a where a.state = 'waiting' and ${isAuthorOpen}`,
  since: sql`a.submitted_at`,
};

export const waitingChanges: WaitingRows = {
  rows: sql`advert_revision r join advert a on a.listing_id = r.listing_id where r.state = 'waiting' and ${isAuthorOpen}`,
  since: sql`r.submitted_at`,
};

/** Conditions on the advert `a` of a waiting row. Name and category are those that approval would publish. */
function chosen(
  { category, seller, q }: QueueChoice,
  its: {
    isLike: (part: RawBuilder<unknown>) => RawBuilder<boolean>;
    isInCategories: (ids: RawBuilder<unknown>) => RawBuilder<boolean>;
  },
) {
  const part = sql`f_unaccent(lower(${partPattern(q)}))`;
  return sql`
    ${seller === undefined ? sql`true` : sql`a.account_id = ${seller}`}
    and ${
      category === undefined
        ? sql`true`
        : its.isInCategories(sql`array(select id from category where path @> array[${category}::bigint])`)
    }
    and ${q === '' ? sql`true` : its.isLike(part)}`;
}

function newAdverts(choice: QueueChoice) {
  const its = {
    isLike: (part: RawBuilder<unknown>) => sql<boolean>`a.looked_for like ${part}`,
    // A waiting advert is hidden, and few adverts are: their index finds those of the categories. `is true` makes the
    // database read and hash them once. As a join it would look up each, thousands in a root category.
    isInCategories: (ids: RawBuilder<unknown>) => sql<boolean>`(a.listing_id in (
      select l.id from listing l
      where l.visibility = 'hidden' and l.kind = 'advert' and l.category_id = any(${ids}))) is true`,
  };
  return sql`
    select 'new' as kind, a.listing_id as id, a.listing_id, a.submitted_at
    from ${waitingAdverts.rows} and ${chosen(choice, its)}`;
}

function changes(choice: QueueChoice) {
  const its = {
    isLike: (part: RawBuilder<unknown>) => sql<boolean>`(r.looked_for like ${part}
      or exists (select from account s where s.id = a.account_id and lower(s.username) like ${part}))`,
    isInCategories: (ids: RawBuilder<unknown>) => sql<boolean>`(r.content ->> 'category_id')::bigint = any(${ids})`,
  };
  return sql`
    select 'change' as kind, r.id, r.listing_id, r.submitted_at
    from ${waitingChanges.rows} and ${chosen(choice, its)}`;
}

/** A page of the waiting adverts and changes, with their total. */
export async function listQueueRows(
  db: Queryable,
  choice: QueueChoice,
  perPage: number,
): Promise<{ rows: QueueRow[]; total: number }> {
  const direction = sql.raw(choice.sort === 'newest' ? 'desc' : 'asc');
  const kinds = { new: newAdverts, change: changes };
  const waiting = Object.entries(kinds).flatMap(([kind, select]) =>
    choice.kind === undefined || choice.kind === kind ? [select(choice)] : [],
  );
  const { rows } = await sql<QueueRow & { total: number }>`
    with waiting as materialized (${sql.join(waiting, sql` union all `)}),
      page as (
        select * from waiting order by submitted_at ${direction}, id, kind
        limit ${perPage}::bigint offset ${(choice.page - 1) * perPage}::bigint)
    select p.kind, p.id, p.listing_id, p.submitted_at, a.state, a.decision_reason as previous_reason,
      s.id as seller_id, s.username, s.is_business, s.authorized, s.locale, s.created_at as since, all_of_them.total
    from (select count(*)::int as total from waiting) all_of_them
    left join page p on true
    left join advert a on a.listing_id = p.listing_id
    left join account s on s.id = a.account_id
    order by p.submitted_at ${direction}, p.id, p.kind`.execute(db);
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]!.total };
}

export interface AuthorHistory {
  readonly approved: number;
  readonly rejected: number;
}

/** How many adverts and changes of each author were approved and rejected, by the authors' ids. */
export async function listAuthorHistories(
  db: Queryable,
  accountIds: readonly number[],
): Promise<Map<number, AuthorHistory>> {
  const { rows } = await sql<AuthorHistory & { account_id: number }>`
    select author_id as account_id,
      (count(*) filter (where kind in ('approve', 'approve_change')))::int as approved,
      (count(*) filter (where kind in ('reject', 'reject_change')))::int as rejected
    from advert_event
    where author_id = any (${[...new Set(accountIds)]}::bigint[])
      and kind in ('approve', 'approve_change', 'reject', 'reject_change')
    group by author_id`.execute(db);
  return new Map(rows.map(({ account_id, approved, rejected }) => [account_id, { approved, rejected }]));
}
