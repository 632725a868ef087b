import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';
import type { ListingSelection } from './listing-selection.ts';
import type { FacetGroup } from './selection.queries.ts';
import { valueCounts, type ValueCounts } from './value-counts.ts';

const wholeCatalogue = 0;

/**
 * The numbers of a selection by the counters, price limits aside: by flags (each combination), by brand and by package,
 * each within the chosen filters of the other two. Adds what is not folded yet.
 */
export async function readCounters(
  reader: Reader,
  categoryId: number | undefined,
  selection: ListingSelection,
): Promise<Record<FacetGroup, ValueCounts>> {
  const { brandIds, packageIds } = selection;
  const rows =
    brandIds.length === 0 && packageIds.length === 0
      ? await readSingleCounters(reader, categoryId ?? wholeCatalogue, selection)
      : await readPairCounters(reader, categoryId ?? wholeCatalogue, selection);
  const of = (family: FacetGroup) => valueCounts(rows.filter((row) => row.family === family));
  return { bits: of('bits'), brands: of('brands'), packages: of('packages') };
}

interface CountedRow {
  family: FacetGroup;
  value: number;
  listings: number;
}

const isWithin = (category: number) => sql<boolean>`(${category}::bigint = 0 or c.path @> array[${category}::bigint])`;

function readSingleCounters(
  reader: Reader,
  category: number,
  { scope, chosen }: ListingSelection,
): Promise<CountedRow[]> {
  return runNamed(
    reader,
    'catalog.counts',
    sql<CountedRow>`
    with counted as (
      select dimension, value_id, facet_bits, listings from listing_count where category_id = ${category}::bigint
      union all
      select each_value.*, d.facet_bits, d.listings
      from listing_count_delta d
      left join category c on c.id = d.category_id
      cross join lateral (values ('brand', d.brand_id), ('package', d.package_id)) each_value
      where ${isWithin(category)}
    ), in_scope as materialized (
      select *, (facet_bits & ${chosen.mask}::int) = ${chosen.value}::int as is_chosen
      from counted where (facet_bits & ${scope.mask}::int) = ${scope.value}::int
    )
    select 'bits' as family, facet_bits::int as value, sum(listings)::int as listings from in_scope
    where dimension = 'brand' group by facet_bits having sum(listings) > 0
    union all
    select case dimension when 'brand' then 'brands' else 'packages' end, value_id, sum(listings)::int from in_scope
    where is_chosen group by dimension, value_id having sum(listings) > 0`,
  );
}

function readPairCounters(
  reader: Reader,
  category: number,
  { scope, chosen, brandIds, packageIds }: ListingSelection,
): Promise<CountedRow[]> {
  const ofBrands = sql<boolean>`brand_id = any (${[...brandIds]}::int[])`;
  const ofPackages = sql<boolean>`package_id = any (${[...packageIds]}::int[])`;
  // What is chosen decides which index reads the pairs, so each case has a statement of its own.
  const [name, wanted, bits] =
    packageIds.length === 0
      ? ['catalog.counts_of_brands', ofBrands, ofBrands]
      : brandIds.length === 0
        ? ['catalog.counts_of_packages', ofPackages, ofPackages]
        : ['catalog.counts_of_both', sql`(${ofBrands} or ${ofPackages})`, sql`${ofBrands} and ${ofPackages}`];
  const brands = packageIds.length === 0 ? single('brand') : pairs('brands', sql`brand_id`, ofPackages);
  const packages = brandIds.length === 0 ? single('package') : pairs('packages', sql`package_id`, ofBrands);
  return runNamed(
    reader,
    name,
    sql<CountedRow>`
    with pending as (
      select d.package_id, d.brand_id, d.facet_bits, d.listings
      from listing_count_delta d left join category c on c.id = d.category_id
      where ${isWithin(category)}
    ), in_scope as materialized (
      select *, ${isChosen()} as is_chosen
      from (
        select package_id, brand_id, facet_bits, listings from listing_pair_count
        where category_id = ${category}::bigint and ${wanted}
        union all
        select * from pending where ${wanted}) counted
      where ${isInScope()}
    )
    select 'bits' as family, facet_bits::int as value, sum(listings)::int as listings from in_scope
    where ${bits} group by facet_bits having sum(listings) > 0
    union all ${brands} union all ${packages}`,
  );

  function isChosen(): RawBuilder<boolean> {
    return sql`(facet_bits & ${chosen.mask}::int) = ${chosen.value}::int`;
  }

  function isInScope(): RawBuilder<boolean> {
    return sql`(facet_bits & ${scope.mask}::int) = ${scope.value}::int`;
  }

  function pairs(family: FacetGroup, value: RawBuilder<unknown>, condition: RawBuilder<boolean>): RawBuilder<unknown> {
    return sql`
    select ${sql.lit(family)}, ${value}, sum(listings)::int from in_scope
    where is_chosen and ${condition} group by ${value} having sum(listings) > 0`;
  }

  /** The family that is chosen itself, its own filter left out. */
  function single(dimension: 'brand' | 'package'): RawBuilder<unknown> {
    const value = sql.ref(`${dimension}_id`);
    return sql`
    select ${sql.lit(`${dimension}s`)}, value_id, sum(listings)::int
    from (
      select value_id, facet_bits, listings from listing_count
      where category_id = ${category}::bigint and dimension = ${sql.lit(dimension)}
      union all
      select ${value}, facet_bits, listings from pending) counted
    where ${isInScope()} and ${isChosen()}
    group by value_id having sum(listings) > 0`;
  }
}

/** Rows that one statement takes: some tenths of a second. */
const foldedAtOnce = { listings: 10_000, words: 1000 };

/**
 * Moves appended changes into the counters, in steps that each commit. Safe from several processes at once: one works,
 * the others return.
 * @returns how many rows had waited
 */
export async function foldCounters(db: Queryable, atOnce = foldedAtOnce): Promise<{ listings: number; words: number }> {
  return {
    listings: await foldAll(db, 'fold_listing_counts', atOnce.listings),
    words: await foldAll(db, 'fold_search_words', atOnce.words),
  };
}

async function foldAll(db: Queryable, fold: string, atOnce: number): Promise<number> {
  for (let folded = 0; ;) {
    const { rows } = await sql<{ taken: number }>`select ${sql.ref(fold)}(${atOnce}::int) as taken`.execute(db);
    const taken = rows[0]!.taken;
    folded += taken;
    if (taken < atOnce) return folded;
  }
}

/** Counts the whole catalogue anew, after rows came in by the thousand. */
export async function recountCatalog(db: Queryable): Promise<void> {
  await sql`select recount_listings()`.execute(db);
  await sql`select recount_search_words()`.execute(db);
}
