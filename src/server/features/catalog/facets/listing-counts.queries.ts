import { sql, type RawBuilder } from 'kysely';
import { idsNames, type IdsFacet } from '#shared/catalog/facets.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';
import { notifyChanged } from '#server/platform/db/notify-changed.ts';
import type { BitCondition } from './facet-bits.ts';
import { columnOf } from './facet-columns.ts';
import { valueOf, type ListingSelection } from './listing-selection.ts';
import { unfoldedRead } from '../words/search-word.queries.ts';
import { allOf, hasAnyId } from './selection.queries.ts';
import { groupCounts, valueCounts, type FacetGroup, type GroupCounts } from './value-counts.ts';

/** Its id in the counters' tables. */
const allCategories = 0;

/**
 * Reads how many listings of a selection the counters know, ranges aside, with the changes that are not folded yet.
 * Each group counts within the chosen filters of the others; flags are counted by their combination.
 */
export async function readCounters(
  reader: Reader,
  categoryId: number | undefined,
  selection: ListingSelection,
): Promise<GroupCounts> {
  const hasIds = idsNames.some((name) => selection.ids[name].length > 0);
  const read = hasIds ? readCombinations : readSingleCounters;
  const rows = await read(reader, categoryId ?? allCategories, selection);
  return groupCounts((group) => {
    const ofGroup = rows.filter((row) => row.facet_group === group);
    const read = (value: string) => (group === 'flags' ? Number(value) : valueOf(group, value));
    return valueCounts(ofGroup.map(({ value, listings }) => ({ value: read(value), listings })));
  });
}

interface CountedRow {
  facet_group: FacetGroup;
  value: string;
  listings: number;
}

const fits = ({ mask, value }: BitCondition) => sql<boolean>`(facet_bits & ${mask}::int) = ${value}::int`;

const isWithin = (category: number) => sql<boolean>`(${category}::bigint = 0 or c.path @> array[${category}::bigint])`;

function readSingleCounters(
  reader: Reader,
  category: number,
  { scope, chosen }: ListingSelection,
): Promise<CountedRow[]> {
  const each = idsNames.map((name) => sql`(${sql.lit(name)}, ${columnOf(name, 'd')}::text)`);
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
      cross join lateral (values ${sql.join(each)}) each_value
      where ${isWithin(category)}
    ), in_scope as materialized (
      select *, ${fits(chosen)} as is_chosen from counted where ${fits(scope)}
    )
    select 'flags' as facet_group, facet_bits::text as value, sum(listings)::int as listings from in_scope
    where dimension = ${sql.lit(idsNames[0])} group by facet_bits having sum(listings) > 0
    union all
    select dimension, value_id, sum(listings)::int from in_scope
    where is_chosen group by dimension, value_id having sum(listings) > 0`,
  );
}

/** The chosen ids decide which index reads the combinations, so each set of chosen facets has its own statement. */
function readCombinations(
  reader: Reader,
  category: number,
  { scope, chosen, ids }: ListingSelection,
): Promise<CountedRow[]> {
  const chosenFacets = idsNames.filter((name) => ids[name].length > 0);
  const hasChosen = (leftOut?: IdsFacet) =>
    allOf(chosenFacets.filter((name) => name !== leftOut).map((name) => hasAnyId(name, ids[name])));
  const [only] = chosenFacets.length === 1 ? chosenFacets : [];
  // Every facet counts without its own ids, so a combination is needed when at most one of its values is not chosen.
  const isNeeded = only
    ? hasChosen()
    : sql`(${sql.join(
        chosenFacets.map((name) => sql`(${hasChosen(name)})`),
        sql` or `,
      )})`;
  const columns = sql.join([...idsNames.map((name) => columnOf(name)), sql.ref('facet_bits'), sql.ref('listings')]);
  const parts = idsNames.map((name) => (name === only ? ofCounters(name) : ofCombinations(name)));
  return runNamed(
    reader,
    `catalog.counts_of_${chosenFacets.join('_')}`,
    sql<CountedRow>`
    with pending as (
      select ${columns}
      from (
        select d.* from listing_count_delta d left join category c on c.id = d.category_id
        where ${isWithin(category)}) d
    ), in_scope as materialized (
      select *, ${fits(chosen)} as is_chosen
      from (
        select ${columns} from listing_combination_count where category_id = ${category}::bigint and ${isNeeded}
        union all
        select ${columns} from pending where ${isNeeded}) counted
      where ${fits(scope)}
    )
    select 'flags' as facet_group, facet_bits::text as value, sum(listings)::int as listings from in_scope
    where ${hasChosen()} group by facet_bits having sum(listings) > 0
    union all ${sql.join(parts, sql` union all `)}`,
  );

  function ofCombinations(facet: IdsFacet): RawBuilder<unknown> {
    const value = columnOf(facet);
    return sql`
    select ${sql.lit(facet)}, ${value}::text, sum(listings)::int from in_scope
    where is_chosen and ${hasChosen(facet)} group by ${value} having sum(listings) > 0`;
  }

  /** Of the only chosen facet, whose own ids are left out: the single counters know all of it. */
  function ofCounters(facet: IdsFacet): RawBuilder<unknown> {
    return sql`
    select ${sql.lit(facet)}, value_id, sum(listings)::int
    from (
      select value_id, facet_bits, listings from listing_count
      where category_id = ${category}::bigint and dimension = ${sql.lit(facet)}
      union all
      select ${columnOf(facet)}::text, facet_bits, listings from pending) counted
    where ${fits(scope)} and ${fits(chosen)}
    group by value_id having sum(listings) > 0`;
  }
}

/** Facets with an index that holds the category, too; the rarer values first. */
const indexedWithCategory = ['brand', 'origin'] as const satisfies readonly IdsFacet[];

/**
 * Lists the categories in which so few listings have the chosen brands or countries that reading all of these costs less than
 * walking the category's order, which passes `listings / found` listings for each one that it finds. None if neither is chosen.
 * Estimated by the folded counters of each with its subcategories, ranges and other facets than flags aside.
 * @param wanted how many listings the order is walked for
 */
export async function listSparseCategories(
  reader: Reader,
  categoryIds: readonly number[],
  { scope, chosen, ids }: ListingSelection,
  wanted: number,
): Promise<number[]> {
  const facet = indexedWithCategory.find((name) => ids[name].length > 0);
  if (!facet) return [];
  const rows = await runNamed(
    reader,
    'catalog.sparse_categories',
    sql<{ id: number }>`
    select c.id from category c
    cross join lateral (
      select coalesce(sum(listings), 0) as read, coalesce(sum(listings) filter (where ${fits(scope)} and ${fits(chosen)}), 0) as found
      from listing_count
      where category_id = c.id and dimension = ${facet} and value_id = any(${ids[facet].map(String)}::text[])) of_facet
    where c.id = any(${[...categoryIds]}::bigint[])
      and of_facet.read * of_facet.found <= ${wanted}::bigint * c.listings`,
  );
  return rows.map(({ id }) => id);
}

/** Rows that one statement takes, some tenths of a second. */
const foldedAtOnce = { listings: 10_000, words: 1000 };

/**
 * Folds appended changes into the counters, in steps that each commit. Safe to call from several processes: one works,
 * the others return at once.
 * @returns how many rows were waiting
 */
export async function foldCounters(db: Queryable, atOnce = foldedAtOnce): Promise<{ listings: number; words: number }> {
  const listings = await foldAll(db, 'fold_listing_counts', atOnce.listings);
  const words = await foldAll(db, 'fold_search_words', atOnce.words);
  // Searches see only the newest of the unfolded changes, and the words of the others from now on.
  if (words > unfoldedRead) await notifyChanged(db, ['words']);
  return { listings, words };
}

async function foldAll(db: Queryable, fold: string, atOnce: number): Promise<number> {
  for (let folded = 0; ;) {
    const { rows } = await sql<{ taken: number }>`select ${sql.ref(fold)}(${atOnce}::int) as taken`.execute(db);
    const taken = rows[0]!.taken;
    folded += taken;
    if (taken < atOnce) return folded;
  }
}

/** Recounts the whole catalogue, after a bulk load. */
export async function recountCatalog(db: Queryable): Promise<void> {
  await sql`select recount_listings()`.execute(db);
  await sql`select recount_search_words()`.execute(db);
}
