import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';
import type { ToppedAdvert } from './topping.queries.ts';

/** Days from the first to before the second, as `2026-03-05` (UTC). */
export interface Days {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Enough for a median; each is a short range of one index. */
const mostSimilar = 200;
/** How many days the publication of a similar advert may differ. */
const similarAge = 14;

interface PerDay {
  readonly views: number;
  readonly contacts: number;
}

/** Averages of an advert for each of the days. */
export async function readPerDay(db: Queryable, listingId: number, { from, to, count }: Days): Promise<PerDay> {
  const { rows } = await sql<PerDay>`
    select coalesce(sum(views), 0)::float8 / ${count}::int as views,
      coalesce(sum(contacts), 0)::float8 / ${count}::int as contacts
    from advert_day where listing_id = ${listingId}::bigint and day >= ${from}::date and day < ${to}::date`.execute(db);
  return rows[0]!;
}

/**
 * The medians of public adverts of the same category and of a similar age that were not topped on these days, and how
 * many they are.
 */
export async function readSimilarPerDay(
  db: Queryable,
  { id, category_id: category, published_at: publishedAt }: ToppedAdvert,
  { from, to, count }: Days,
): Promise<PerDay & { readonly adverts: number }> {
  const { rows } = await sql<PerDay & { adverts: number }>`
    with peers as (
      select l.id from listing l
      where l.visibility = 'listed' and l.category_id = ${category} and l.kind = 'advert' and l.id <> ${id}::bigint
        and l.published_at >= ${publishedAt}::timestamptz - make_interval(days => ${similarAge})
        and l.published_at <= least(${publishedAt}::timestamptz + make_interval(days => ${similarAge}),
          ${from}::date at time zone 'UTC')
        and not exists (
          select from topping t where t.listing_id = l.id
            and t.starts_at < ${to}::date at time zone 'UTC' and t.ends_at > ${from}::date at time zone 'UTC')
      order by l.published_at desc limit ${mostSimilar}),
    figures as (
      select coalesce(sum(d.views), 0)::float8 / ${count}::int as views,
        coalesce(sum(d.contacts), 0)::float8 / ${count}::int as contacts
      from peers left join advert_day d on d.listing_id = peers.id and d.day >= ${from}::date and d.day < ${to}::date
      group by peers.id)
    select count(*)::int as adverts,
      coalesce(percentile_cont(0.5) within group (order by views), 0) as views,
      coalesce(percentile_cont(0.5) within group (order by contacts), 0) as contacts
    from figures`.execute(db);
  return rows[0]!;
}
