import { sql, type RawBuilder } from 'kysely';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';

export const teasers = ['topped', 'adverts', 'products', 'sale'] as const;
export type Teaser = (typeof teasers)[number];

const conditionOf: Record<Teaser, RawBuilder<boolean>> = {
  topped: sql`l.is_topped`,
  adverts: sql`l.kind = 'advert'`,
  products: sql`l.facet_bits & 1 = 1`,
  sale: sql`l.facet_bits & 16 = 16`,
};

/**
 * The newest public listings of a kind that may be advertised (never tobacco).
 * @param limit a constant: each has a statement of its own, because without the number the planner expects far more rows
 */
export async function listTeaserIds(reader: Reader, teaser: Teaser, limit: number): Promise<number[]> {
  const rows = await runNamed(
    reader,
    `catalog.${limit}_teasers_${teaser}`,
    sql<{ id: number }>`
    select l.id from listing l
    where l.visibility = 'listed' and ${conditionOf[teaser]}
      and l.category_id = any(array(select id from category where may_be_advertised))
    order by l.published_at desc, l.id desc limit ${sql.lit(limit)}`,
  );
  return rows.map((row) => row.id);
}

/** The number of public listings, from the counters. */
export async function countPublicListings(reader: Reader): Promise<number> {
  const [counted] = await runNamed(
    reader,
    'catalog.public_listings',
    sql<{ listings: number }>`
    select coalesce(sum(listings), 0)::int as listings from (
      select listings from category where parent_id is null
      union all
      select listings from listing_count_delta) counted`,
  );
  return counted!.listings;
}
