import { sql, type RawBuilder } from 'kysely';
import { idsNames, type IdsFacet } from '#shared/catalog/facets.ts';
import { runByBitmaps, runNamed, type Reader } from '#server/platform/db/named-statement.ts';
import { orderOf } from '../list/listing-page.queries.ts';
import { columnOf } from '../facets/facet-columns.ts';
import { hasRange, valueOf, type ListingSelection } from '../facets/listing-selection.ts';
import {
  hasWords,
  inSearchSample,
  searchOrder,
  type SearchPageRequest,
  type SearchText,
} from './search-conditions.queries.ts';
import { listingsWithWords } from './search-in-categories.queries.ts';
import { firstRankOfRest, isNamed, rankOfPlace, rankWithoutPlace } from './rank.queries.ts';
import { whereChosen, whereSelected } from '../facets/selection.queries.ts';
import { groupCounts, type FacetGroup, type FacetValue, type GroupCounts } from '../facets/value-counts.ts';

export interface FoundSet extends GroupCounts {
  readonly ids: readonly number[];
}

/** The root category of each category. Read whole: without sequential scans the planner would look each one up. */
export const roots = sql`roots as materialized (select id, path[1] as root from category)`;

/** The values of a group's listings, separated by spaces; empty for one without a value. Null without listings. */
type FoundValues = Record<FacetGroup, string | null>;

/** The columns that results are counted by. */
export const countedColumns = sql.join([sql.ref('l.facet_bits'), ...idsNames.map((name) => columnOf(name, 'l'))]);

/** The values of the rows `found l` in one row: the database takes longer to count them than the process does. */
function foundValues(selection: ListingSelection): RawBuilder<unknown> {
  const values = (column: RawBuilder<unknown>, group: FacetGroup) => sql`
    string_agg(coalesce(${column}::text, ''), ' ') filter (where ${whereChosen(selection, group)}) as ${sql.ref(group)}`;
  const ofIds = idsNames.map((name) => values(columnOf(name, 'l'), name));
  return sql`(select ${sql.join([values(sql`l.facet_bits`, 'flags'), ...ofIds])} from found l)`;
}

function countValues(found: FoundValues): GroupCounts {
  return groupCounts((group) => {
    const counts = new Map<FacetValue, number>();
    for (const text of found[group]?.split(' ') ?? []) {
      const value = group === 'flags' ? Number(text) : text && valueOf(group, text);
      counts.set(value || 0, (counts.get(value || 0) ?? 0) + 1);
    }
    return counts;
  });
}

/**
 * Finds all listings that have the words, counts the facets among them and returns a page of those selected. For words
 * that at most some thousands of listings have.
 * @param keepsChoice applies the chosen filters at once; the facets are then not counted without their own choice
 */
export async function findByWords(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  page: SearchPageRequest,
  keepsChoice: boolean,
): Promise<FoundSet> {
  const where = whereSelected(selection, keepsChoice ? undefined : 'all');
  const { categoryIds, scope } = selection;
  // Otherwise many listings may have the words, of which few are selected.
  const areFew = !keepsChoice && scope.mask === 0 && !hasRange(selection);
  const isBest = page.sort === 'best';
  // Computed from the rows at hand: the index would read them all once more.
  const rank = isBest ? rankWithoutPlace(text) : sql`null`;
  const usual = sql`(
    select r.root
    from (
      select l.category_id, count(*) as listings from found l where l.rank < ${firstRankOfRest}::int group by 1) l
    join roots r on r.id = l.category_id
    group by 1
    order by sum(l.listings) filter (where ${isNamed(text)}) desc nulls last, sum(l.listings) desc, 1 limit 1)`;
  const byRank = sql`l.rank + ${rankOfPlace(text, sql`coalesce(r.root = ${usual}, false)`)}, `;
  const [row] = await runByBitmaps(
    reader,
    sql<FoundValues & { ids: number[] }>`
    with ${roots}, found as materialized (
      select l.id, l.category_id, ${countedColumns}, l.price_base, l.unit_price_base, l.published_at, ${rank} as rank
      from ${listingsWithWords(text, { areFew, categoryIds })} where ${where})
    select found_values.*, array(
      select l.id from found l ${isBest ? sql`join roots r on r.id = l.category_id` : sql``}
      where ${whereChosen(selection)}
      order by ${isBest ? byRank : sql``}${searchOrder(page.sort)}
      limit ${page.limit}::bigint offset ${page.offset}::bigint) as ids
    from ${foundValues(selection)} found_values`,
  );
  return { ...countValues(row!), ids: row!.ids };
}

/** These listings as search results: a code identifies its product, whatever its words. */
export async function findByIds(
  reader: Reader,
  ids: readonly number[],
  selection: ListingSelection,
  page: Pick<SearchPageRequest, 'offset' | 'limit'>,
): Promise<FoundSet> {
  const { rows } = await sql<FoundValues & { ids: number[] }>`
    with found as materialized (
      select l.id, ${countedColumns}, l.published_at from listing_search l
      where l.id = any(${[...ids]}::bigint[]) and ${whereSelected(selection, 'all')})
    select found_values.*, array(
      select l.id from found l where ${whereChosen(selection)} order by ${orderOf.newest}
      limit ${page.limit}::bigint offset ${page.offset}::bigint) as ids
    from ${foundValues(selection)} found_values`.execute(reader.db);
  return { ...countValues(rows[0]!), ids: rows[0]!.ids };
}

/** Public products with this product code (in capitals) or EAN. */
export async function listIdsOfCode(reader: Reader, code: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listing l
    where l.visibility = 'listed' and l.id in (
      select listing_id from product where upper(sku) = ${code}
      union
      select listing_id from product where ean = ${code})`.execute(reader.db);
  return rows.map((row) => row.id);
}

/** Whether any listing has all the words, regardless of filters. For queries with at least one rare word. */
export async function hasAnyByWords(reader: Reader, text: SearchText): Promise<boolean> {
  const [row] = await runByBitmaps(
    reader,
    sql<{ has: boolean }>`
    select exists (select from ${listingsWithWords(text, { areFew: true, categoryIds: undefined })}) as has`,
  );
  return row!.has;
}

/** The number of listings that have the same value in every group. */
export type Combination = Readonly<Record<IdsFacet, FacetValue | null> & Record<'flags' | 'listings', number>>;

/**
 * Counts all listings that have the words, or those of the sample, ignoring the chosen filters that have counts. Takes
 * about 0.1 s for 200 000.
 */
export async function countByWords(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  isOfSample: boolean,
): Promise<Combination[]> {
  const countedBy = sql.join([
    sql`l.facet_bits::int as flags`,
    ...idsNames.map((name) => sql`${columnOf(name, 'l')} as ${sql.ref(name)}`),
  ]);
  return runByBitmaps(
    reader,
    sql<Combination>`
    select ${countedBy}, count(*)::int as listings
    from listing_search l
    where ${isOfSample ? inSearchSample : sql`true`} and ${hasWords('doc', text.indexed, text.loose)}
      and ${whereSelected(selection, 'all')}
    group by ${countedColumns}`,
  );
}

/** Where to look for suggestions: at the newest listings, in the sample, or everywhere. */
export type Reach = 'newest' | 'sample' | 'all';
const newestLookedAt = 1000;
/** Bounds the cost of common words. */
const foundLookedAt = 4000;

/** The newest listings that have the words in their name, brand or category. */
export async function listNewestByWords(
  reader: Reader,
  text: SearchText,
  { limit, reach }: { limit: number; reach: Reach },
): Promise<number[]> {
  const found =
    reach === 'newest'
      ? sql`
        select l.id, l.published_at
        from (select * from listing_search l order by ${orderOf.newest} limit ${newestLookedAt}::bigint) l
        where ts_match_vq(l.head, ${text.beginnings}::tsquery)`
      : sql`
        select l.id, l.published_at
        from (
          select * from listing_search l
          where ${hasWords('head', text.indexed, text.loose)} and ${reach === 'sample' ? inSearchSample : sql`true`}
          limit ${foundLookedAt}::bigint) l`;
  const statement = sql<{ id: number }>`
    with found as materialized (${found})
    select l.id from found l order by ${orderOf.newest} limit ${limit}::bigint`;
  const rows = reach === 'newest' ? (await statement.execute(reader.db)).rows : await runByBitmaps(reader, statement);
  return rows.map((row) => row.id);
}

export async function listPackageIdsOf(
  reader: Reader,
  amounts: readonly { unit: string; amount: number }[],
): Promise<number[]> {
  if (amounts.length === 0) return [];
  const rows = await reader.db
    .selectFrom('package')
    .where((eb) => eb.or(amounts.map(({ unit, amount }) => eb.and({ unit, amount }))))
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

export interface CategoryName {
  readonly category_id: number;
  readonly name_words: string[];
  /** Ids of the category and all below it. */
  readonly subtree: number[];
}

/** The names of all categories in all languages, as the words of the search index. */
export async function listCategoryNames(reader: Reader): Promise<CategoryName[]> {
  return runNamed(
    reader,
    'catalog.category_names',
    sql<CategoryName>`
    select t.category_id, t.name_words, array(select c.id from category c where c.path @> array[t.category_id]) as subtree
    from category_text t`,
  );
}
