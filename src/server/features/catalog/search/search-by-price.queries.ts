import { sql, type RawBuilder } from 'kysely';
import { runByBitmaps, type Reader } from '#server/platform/db/named-statement.ts';
import type { ListingSelection } from '../facets/listing-selection.ts';
import { whereSelected } from '../facets/selection.queries.ts';
import type { TextQuery } from '../words/text-query.ts';
import { bandsUpTo, lastBand, type PriceSort } from './price-bands.ts';
import { splitBySteps, wordsInSteps } from './price-steps.ts';
import {
  allOf,
  bandOf,
  hasLoose,
  hasWords,
  inBands,
  searchOrder,
  type SearchPageRequest,
  type SearchText,
} from './search-conditions.queries.ts';

export interface PricePageRequest extends SearchPageRequest {
  readonly sort: PriceSort;
}

/** A page of the beginning of an order by price, up to a band. Does not count the beginning, which would take as long. */
export async function listByPrice(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  { sort, offset, limit }: PricePageRequest,
  upToBand: number,
): Promise<number[]> {
  const rows = await runByBitmaps(
    reader,
    sql<{ id: number }>`
    select l.id from listing_search l where ${hasWordsInBands(text, sort, upToBand)} and ${whereSelected(selection)}
    order by ${searchOrder(sort)} limit ${limit}::bigint offset ${offset}::bigint`,
  );
  return rows.map(({ id }) => id);
}

/** The number of results with a price. */
export async function countPriced(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  sort: PriceSort,
): Promise<number> {
  const [row] = await runByBitmaps(
    reader,
    sql<{ listings: number }>`
    select count(*)::int as listings from listing_search l
    where ${hasWordsInBands(text, sort, lastBand(sort))} and ${whereSelected(selection)}`,
  );
  return row!.listings;
}

/** Of more words, times their steps, intersecting without steps takes no longer. */
const mostWordsInSteps = 1000;

/** The listings with the words from the beginning of an order by price up to a band. */
export function hasWordsInBands(text: TextQuery, sort: PriceSort, upToBand: number): RawBuilder<boolean> {
  const bands = bandsUpTo(sort, upToBand);
  const { words } = text;
  if (!words || words.flatMap((each) => wordsInSteps(each, bands)).length > mostWordsInSteps)
    return allOf([hasWords('doc', text.intersected, text.loose), inBands(sort, bands)]);
  const { whole, partial } = splitBySteps(sort, upToBand);
  const column = sql`words_in_step(l.doc, ${bandOf(sort)}) collate "C"`;
  const inSteps = (range: typeof whole) =>
    words.map((each) => sql<boolean>`${column} && ${wordsInSteps(each, range)}::text[]`);
  // Only the partial step is filtered by band: intersecting the lists of all bands takes far longer.
  const inPartial = allOf([...inSteps(partial), inBands(sort, partial)]);
  return allOf([sql`(${allOf(inSteps(whole))} or ${inPartial})`, ...hasLoose('doc', text.loose)]);
}
