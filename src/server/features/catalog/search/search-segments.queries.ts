import { sql, type RawBuilder } from 'kysely';
import { runByBitmaps, type Reader } from '#server/platform/db/named-statement.ts';
import type { ListingSelection } from '../facets/listing-selection.ts';
import { coverBands, priceBands } from './price-bands.ts';
import {
  bandOf,
  hasPreferredPackage,
  hasWords,
  isPreferred,
  searchOrder,
  type PriceSort,
  type SearchPageRequest,
  type SearchText,
} from './search-conditions.queries.ts';
import { whereSelected } from '../facets/selection.queries.ts';

/** A part of the results that is sorted by one order. */
export interface Segment {
  /** Where the words must be; `rest` = anywhere, but not all in the head. */
  readonly words: 'head' | 'rest' | 'doc';
  /** Only listings in a preferred package, or only the others. */
  readonly isPreferred?: boolean;
}

/** The beginning of an order: listings published in this week (since 1970) or later, or up to this band of prices. */
export type Beginning = { readonly sinceWeek: number } | { readonly sort: PriceSort; readonly upToBand: number };

function inSegment(text: SearchText, segment: Segment): RawBuilder<boolean> {
  if (segment.isPreferred === undefined) return sql<boolean>`true`;
  // The bare condition can use the index of packages.
  return segment.isPreferred ? hasPreferredPackage(text) : sql<boolean>`not ${isPreferred(text)}`;
}

function inBeginning(beginning: Beginning): RawBuilder<boolean> {
  if ('sinceWeek' in beginning) return sql<boolean>`l.published_week >= ${beginning.sinceWeek}::int`;
  const { sort, upToBand } = beginning;
  const runs = sort === 'dearest' ? coverBands(upToBand, priceBands - 1) : coverBands(0, upToBand);
  return sql<boolean>`price_band_runs(${bandOf(sort)}) && ${runs}::smallint[]`;
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
  page: SearchPageRequest,
  beginning?: Beginning,
): Promise<{ listings: number; ids: number[] }> {
  const within = beginning === undefined ? sql`true` : inBeginning(beginning);
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
      where ${words} and ${within} and ${whereSelected(selection)} and ${inSegment(text, segment)} ${notInHead})
    select (select count(*)::int from found) as listings, array(
      select l.id from found l order by ${searchOrder(page.sort)}
      limit ${page.limit}::bigint offset ${page.offset}::bigint) as ids`,
  );
  return row!;
}
