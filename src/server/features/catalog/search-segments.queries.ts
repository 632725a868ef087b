import { sql, type RawBuilder } from 'kysely';
import { runByBitmaps, type Reader } from '#server/platform/db/named-statement.ts';
import type { ListingSelection } from './listing-selection.ts';
import {
  hasPreferredPackage,
  hasWords,
  isPreferred,
  searchOrder,
  type SearchPageWanted,
  type TextWanted,
} from './search-conditions.queries.ts';
import { isPublic, whereSelected } from './selection.queries.ts';

/** A part of the results in which one order holds. */
export interface Segment {
  /** Where the words must stand; `rest` = in the description, not all in the head. */
  readonly words: 'head' | 'rest' | 'doc';
  /** Only what comes in a preferred package, or only what does not. */
  readonly isPreferred?: boolean;
}

function inSegment(text: TextWanted, segment: Segment): RawBuilder<boolean> {
  if (segment.isPreferred === undefined) return sql<boolean>`true`;
  // An index knows the packages, if the condition is bare.
  return segment.isPreferred ? hasPreferredPackage(text) : sql<boolean>`not ${isPreferred(text)}`;
}

/**
 * A page of a segment: reads and sorts it all, so for some thousands of listings at most.
 * @param sinceWeek leaves out what was published before (weeks since 1970)
 */
export async function sortSegment(
  reader: Reader,
  text: TextWanted,
  selection: ListingSelection,
  segment: Segment,
  page: SearchPageWanted,
  sinceWeek?: number,
): Promise<{ listings: number; ids: number[] }> {
  const since = sinceWeek === undefined ? sql`true` : sql`l.published_week >= ${sinceWeek}::int`;
  const words = hasWords(segment.words === 'head' ? 'head' : 'doc', text.indexed, text.loose);
  const notInHead =
    segment.words === 'rest'
      ? sql`and l.id not in (select l.id from listing_search l where ${hasWords('head', text.indexed, text.loose)})`
      : sql``;
  const [row] = await runByBitmaps(
    reader,
    sql<{ listings: number; ids: number[] }>`
    with found as materialized (
      select l.id, l.price_base, l.unit_price_base, l.published_at from listing_search l
      where ${words} and ${since} and ${whereSelected(selection)} and ${inSegment(text, segment)} ${notInHead})
    select (select count(*)::int from found) as listings, array(
      select l.id from found l order by ${searchOrder(page.sort)}
      limit ${page.limit}::bigint offset ${page.offset}::bigint) as ids`,
  );
  return row!;
}

/**
 * A page of a segment of very many listings: walks the order and skips what lacks the words. The function in place of
 * the operator keeps the planner from the inverted index, which would collect them all first.
 */
export async function walkSegment(
  reader: Reader,
  text: TextWanted,
  selection: ListingSelection,
  segment: Segment,
  page: SearchPageWanted,
): Promise<number[]> {
  const has = (vector: string) => sql<boolean>`ts_match_vq(s.${sql.ref(vector)}, ${text.beginnings}::tsquery)`;
  const words = segment.words === 'rest' ? sql`${has('doc')} and not ${has('head')}` : has(segment.words);
  const where = sql`${whereSelected(selection)} and ${inSegment(text, segment)} and ${words}`;
  const order = searchOrder(page.sort);
  // By time the order needs nothing that the listing has more than the search row.
  if (page.sort === 'best' || page.sort === 'newest') {
    const { rows } = await sql<{ id: number }>`
      select l.id from listing_search l cross join lateral (select l.head, l.doc) s where ${where}
      order by ${order} limit ${page.limit}::bigint offset ${page.offset}::bigint`.execute(reader.db);
    return rows.map((row) => row.id);
  }
  // Topped and other listings apart and merged: the indexes of these orders begin with `is_topped`.
  const walk = (isTopped: boolean) => sql`
    (select l.id, l.price_base, l.unit_price_base from listing l join listing_search s on s.id = l.id
    where ${isPublic} and l.is_topped = ${sql.lit(isTopped)} and ${where}
    order by ${order} limit ${page.offset + page.limit}::bigint)`;
  const { rows } = await sql<{ id: number }>`
    select l.id from (${walk(true)} union all ${walk(false)}) l
    order by ${order} limit ${page.limit}::bigint offset ${page.offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}
