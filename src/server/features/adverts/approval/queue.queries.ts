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
export const isAuthorOpen = (author: 'a.account_id' | 'r.account_id') =>
  sql`not exists (select from account s where s.id = ${sql.ref(author)} and s.state = 'blocked')`;

export const waitingAdverts: WaitingRows = {
  rows: sql`advert a where a.state = 'waiting' and ${isAuthorOpen('a.account_id')}`,
  since: sql`a.submitted_at`,
};

/** The authors of other changes than these are not stored. */
export const waitingChanges: WaitingRows = {
  rows: sql`advert_revision r where r.state = 'waiting' and ${isAuthorOpen('r.account_id')}`,
  since: sql`r.submitted_at`,
};

/** Conditions on waiting rows. Name and category are those that approval would publish. */
function chosen(
  { category, seller, q }: QueueChoice,
  isInCategories: (ids: RawBuilder<unknown>) => RawBuilder<boolean>,
) {
  const conditions = [
    seller !== undefined && sql`account_id = ${seller}::bigint`,
    category !== undefined &&
      isInCategories(sql`array(select id from category where path @> array[${category}::bigint])`),
    q !== '' && sql`looked_for like f_unaccent(lower(${partPattern(q)}))`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function newAdverts(choice: QueueChoice) {
  // A waiting advert is hidden, and few adverts are: their index finds those of the categories. `is true` makes the
  // database read and hash them once. As a join it would look up each, thousands in a root category.
  const isInCategories = (ids: RawBuilder<unknown>) => sql<boolean>`(listing_id in (
    select l.id from listing l
    where l.visibility = 'hidden' and l.kind = 'advert' and l.category_id = any(${ids}))) is true`;
  return sql`
    select 'new' as kind, listing_id as id, listing_id, submitted_at
    from ${waitingAdverts.rows} and ${chosen(choice, isInCategories)}`;
}

function changes(choice: QueueChoice) {
  const isInCategories = (ids: RawBuilder<unknown>) => sql<boolean>`(content ->> 'category_id')::bigint = any(${ids})`;
  return sql`
    select 'change' as kind, id, listing_id, submitted_at
    from ${waitingChanges.rows} and ${chosen(choice, isInCategories)}`;
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
