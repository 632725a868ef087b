import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';
import { fittingCombinations, type BitsWanted } from './facet-bits.ts';
import type { TallyRow } from './tally.ts';

const wholeCatalogue = 0;

/**
 * The counters of a category (null: of the whole catalogue) by brand or package, or by combination of flags.
 * @param filter `bits`: which combinations count; `valueIds`: which brands or packages count (empty = any)
 */
export async function tallyCounted(
  db: Queryable,
  categoryId: number | undefined,
  by: { dimension: 'brand' | 'package'; group: 'value' | 'bits' },
  filter: { bits: readonly BitsWanted[]; valueIds: readonly number[] },
): Promise<TallyRow[]> {
  const category = categoryId ?? wholeCatalogue;
  const bits = filter.bits.some(({ mask }) => mask !== 0)
    ? sql`and facet_bits = any(${fittingCombinations(...filter.bits)}::smallint[])`
    : sql``;
  const values = filter.valueIds.length > 0 ? sql`and value_id = any(${[...filter.valueIds]}::int[])` : sql``;
  const pendingValue = by.dimension === 'brand' ? sql`d.brand_id` : sql`d.package_id`;
  const within = category === wholeCatalogue ? sql`true` : sql`c.path @> array[${category}]::bigint[]`;
  const { rows } = await sql<TallyRow>`
    select ${by.group === 'value' ? sql`value_id` : sql`facet_bits`} as value, sum(listings)::int as listings
    from (
      select value_id, facet_bits, listings from listing_count
      where category_id = ${category} and dimension = ${by.dimension}
      union all
      select ${pendingValue}, d.facet_bits, d.listings
      from listing_count_delta d left join category c on c.id = d.category_id
      where ${within}) counted
    where true ${bits} ${values}
    group by 1 having sum(listings) > 0`.execute(db);
  return rows;
}

export async function countPending(db: Queryable): Promise<{ counts: number; words: number }> {
  const { rows } = await sql<{ counts: number; words: number }>`
    select (select count(*)::int from listing_count_delta) as counts,
      (select count(*)::int from search_word_delta) as words`.execute(db);
  return rows[0]!;
}

/** Moves appended changes into the counters. Safe from several processes at once: one works, the others return. */
export async function foldCounters(db: Queryable): Promise<void> {
  await sql`select fold_listing_counts()`.execute(db);
  await sql`select fold_search_words()`.execute(db);
}
