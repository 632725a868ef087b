import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';
import type { ListingSelection } from './listing-selection.ts';
import type { Family } from './selection.queries.ts';
import { tallyOf, type Tally } from './tally.ts';

const wholeCatalogue = 0;

/**
 * What the counters know of a selection, price limits aside: by flags (each combination, within the chosen packages, else
 * within the chosen brands), by brand and by package (each within the chosen flags). Adds what is not folded yet.
 */
export async function tallyCounted(
  reader: Reader,
  categoryId: number | undefined,
  { scope, chosen, brandIds, packageIds }: ListingSelection,
): Promise<Record<Family, Tally>> {
  const category = categoryId ?? wholeCatalogue;
  const isByPackage = packageIds.length > 0;
  const values = isByPackage ? packageIds : brandIds;
  const rows = await runNamed(
    reader,
    'catalog.counts',
    sql<{ family: Family; value: number; listings: number }>`
    with counted as materialized (
      select dimension, value_id, facet_bits, listings from listing_count where category_id = ${category}::bigint
      union all
      select both_values.*, d.facet_bits, d.listings
      from listing_count_delta d
      left join category c on c.id = d.category_id
      cross join lateral (values ('brand', d.brand_id), ('package', d.package_id)) both_values
      where ${category}::bigint = 0 or c.path @> array[${category}::bigint]
    ), in_scope as (
      select *, (facet_bits & ${chosen.mask}::int) = ${chosen.value}::int as is_chosen
      from counted where (facet_bits & ${scope.mask}::int) = ${scope.value}::int
    )
    select 'bits' as family, facet_bits::int as value, sum(listings)::int as listings from in_scope
    where dimension = ${isByPackage ? 'package' : 'brand'}
      and (${values.length === 0}::bool or value_id = any (${[...values]}::int[]))
    group by facet_bits having sum(listings) > 0
    union all
    select 'brands', value_id, sum(listings)::int from in_scope
    where dimension = 'brand' and is_chosen group by value_id having sum(listings) > 0
    union all
    select 'packages', value_id, sum(listings)::int from in_scope
    where dimension = 'package' and is_chosen group by value_id having sum(listings) > 0`,
  );
  const of = (family: Family) => tallyOf(rows.filter((row) => row.family === family));
  return { bits: of('bits'), brands: of('brands'), packages: of('packages') };
}

/** Moves appended changes into the counters. Safe from several processes at once: one works, the others return. */
export async function foldCounters(db: Queryable): Promise<void> {
  await sql`select fold_listing_counts()`.execute(db);
  await sql`select fold_search_words()`.execute(db);
}

/** Counts the whole catalogue anew, after rows came in by the thousand. */
export async function recountCatalog(db: Queryable): Promise<void> {
  await sql`select recount_listings()`.execute(db);
  await sql`select recount_search_words()`.execute(db);
}
