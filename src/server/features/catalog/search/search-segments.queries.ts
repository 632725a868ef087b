import { sql, type RawBuilder } from 'kysely';
import { runByBitmaps, type Reader } from '#server/platform/db/named-statement.ts';
import type { ListingSelection } from '../facets/listing-selection.ts';
import { orderOf } from '../list/listing-page.queries.ts';
import type { PriceSort } from './price-bands.ts';
import { coverTime } from './published-runs.ts';
import {
  hasPreferredPackage,
  hasWords,
  priceOf,
  type SearchPageRequest,
  type SearchText,
} from './search-conditions.queries.ts';
import {
  digitOf,
  facetBitsOf,
  firstRankOfRest,
  nextOf,
  rankOfPlace,
  rankWithoutPlace,
  withPlace,
} from './rank.queries.ts';
import { isPublic, whereSelected } from '../facets/selection.queries.ts';

/** A part of the results that is sorted by one order; of `best`, those with ranks between two, inclusive. */
export interface Segment {
  readonly ranks?: { readonly first: number; readonly last: number };
  /** All categories under the usual root. */
  readonly usualCategoryIds?: readonly number[];
  /** Every listing of these ranks has one of these flags; given where the index should leave out the others. */
  readonly facetBits?: readonly number[];
  /** Only listings without the price that this order uses. */
  readonly withoutPriceOf?: PriceSort;
}

/** The beginning of the order: listings published since then, in eighths of days since 1970. */
export interface PublishedSince {
  readonly since: number;
  readonly newest: number;
}

/** The condition that the index of packages can use, where all ranks of the segment imply it. */
function inPackages(text: SearchText, { ranks }: Segment): RawBuilder<boolean> {
  const isImplied =
    ranks !== undefined &&
    text.preferredPackageIds.length > 0 &&
    digitOf('package', ranks.first) === 0 &&
    ranks.last < nextOf('package', ranks.first);
  return isImplied ? hasPreferredPackage(text) : sql<boolean>`true`;
}

/** As the index of words holds the flags: an array, because `= any` would search the index once for each value. */
function hasFacetBits({ facetBits }: Segment): RawBuilder<boolean> {
  return facetBits ? sql<boolean>`array[l.facet_bits] && ${[...facetBits]}::smallint[]` : sql<boolean>`true`;
}

function isWithoutPrice({ withoutPriceOf }: Segment): RawBuilder<boolean> {
  return withoutPriceOf ? sql<boolean>`${priceOf(withoutPriceOf)} is null` : sql<boolean>`true`;
}

function hasPublishedRuns({ since, newest }: PublishedSince): RawBuilder<boolean> {
  return sql<boolean>`published_runs(l.published_at) && ${coverTime(since, newest)}::int[]`;
}

/**
 * Reads and sorts a segment whole. Returns a page of it and the number of listings read.
 * @param beginning excludes listings beyond it
 */
export async function sortSegment(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  segment: Segment,
  page: Pick<SearchPageRequest, 'offset' | 'limit'>,
  beginning?: PublishedSince,
): Promise<{ listings: number; ids: number[] }> {
  const { ranks, usualCategoryIds = [] } = segment;
  const isInHead = ranks !== undefined && ranks.last < firstRankOfRest && !text.isHeadOnly;
  const vector = isInHead ? 'head' : 'doc';
  const isAlone = beginning === undefined && segment.facetBits === undefined;
  const words = hasWords(vector, isAlone ? text.indexed : text.intersected, text.loose);
  const within = beginning ? hasPublishedRuns(beginning) : sql`true`;
  const isUsual = sql`l.category_id = any(${[...usualCategoryIds]}::bigint[])`;
  const rank = ranks ? sql`${rankWithoutPlace(text)} + ${rankOfPlace(text, isUsual)}` : sql`0`;
  const inRanks = ranks ? sql`where l.rank between ${ranks.first}::int and ${ranks.last}::int` : sql``;
  // Otherwise the planner would compute the rank for each comparison and once more for the order.
  const once = ranks ? sql`offset 0` : sql``;
  const [row] = await runByBitmaps(
    reader,
    sql<{ listings: number; ids: number[] }>`
    with found as materialized (
      select l.* from (
        select l.id, l.published_at, ${rank} as rank from listing_search l
        where ${words} and ${within} and ${hasFacetBits(segment)} and ${whereSelected(selection)}
          and ${inPackages(text, segment)} and ${isWithoutPrice(segment)}
        ${once}) l
      ${inRanks})
    select (select count(*)::int from found) as listings, array(
      select l.id from found l order by l.rank, ${orderOf.newest}
      limit ${page.limit}::bigint offset ${page.offset}::bigint) as ids`,
  );
  return row!;
}

/**
 * A page of a segment of one rank, of those of its listings that are among so many newest ones of the catalogue. For words that
 * many have: an index of words would read all of them.
 * @param limits how many listings are walked, and of how many that fit otherwise the words are checked
 */
export async function listOfNewest(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  segment: Segment,
  { offset, limit }: Pick<SearchPageRequest, 'offset' | 'limit'>,
  limits: { readonly walked: number; readonly checked: number },
): Promise<number[]> {
  const { ranks, usualCategoryIds = [] } = segment;
  const isUsual = sql`l.category_id = any(${[...usualCategoryIds]}::bigint[])`;
  const place = ranks && rankOfPlace(text, isUsual);
  // All that the rank says and the index of the order knows.
  const fits = ranks
    ? sql`l.facet_bits = any(${facetBitsOf([ranks.first])}::smallint[])
        and ${place} = ${withPlace(0, digitOf('place', ranks.first))}::int`
    : sql`true`;
  const hasRank = ranks ? sql`${rankWithoutPlace(text)} + ${place} = ${ranks.first}::int` : sql`true`;
  const { rows } = await sql<{ id: number }>`
    select c.id from (
      select l.id, l.published_at from (
        select * from listing l where ${isPublic} order by ${orderOf.newest} limit ${limits.walked}::bigint) l
      where ${whereSelected(selection)} and ${fits} and ${isWithoutPrice(segment)}
      order by ${orderOf.newest} limit ${limits.checked}::bigint) c
    cross join lateral (
      select from listing_search l
      where l.id = c.id and ts_match_vq(l.doc, ${text.beginnings}::tsquery) and ${hasRank}
      offset 0) found
    order by c.published_at desc, c.id desc limit ${limit}::bigint offset ${offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}
