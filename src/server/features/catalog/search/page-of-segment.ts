import type { Reader } from '#server/platform/db/named-statement.ts';
import type { ListingSelection } from '../facets/listing-selection.ts';
import { readCatalogueSize, walkedFor } from '../list/catalogue-size.ts';
import { digitOf, placeOf } from './rank.queries.ts';
import type { SearchPageRequest, SearchText } from './search-conditions.queries.ts';
import { readPublishedSpan, type PublishedSpan, type SampledSet } from './search-sample.queries.ts';
import { listOfNewest, sortSegment, type PublishedSince, type Segment } from './search-segments.queries.ts';

/** A segment with the number of its listings, as the sample suggests. */
export interface EstimatedSegment {
  readonly segment: Segment;
  readonly listings: number;
}

/**
 * Reads the beginning of the order, as far as the sample suggests, and extends it until the page is full; reads everything
 * when that costs no more.
 */
export async function pageOfSegment(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  page: SearchPageRequest,
  estimated: EstimatedSegment,
  sample: SampledSet,
): Promise<{ ids: readonly number[]; listings: number }> {
  const newest = await walkNewest(reader, text, selection, page, estimated, sample);
  if (newest) return newest;
  const { segment, listings } = estimated;
  for (const beginning of beginningsOf(page, listings, await readPublishedSpan(reader))) {
    const found = await sortSegment(reader, text, selection, segment, page, beginning);
    if (found.listings >= page.offset + page.limit) return found;
  }
  return sortSegment(reader, text, selection, segment, page);
}

/** The words of so many listings are checked: an index of words finds a hundred thousand that have them in the same time. */
const mostChecked = 1000;
/** Where filters or the named category leave few of them to check, so many are walked. */
const mostWalked = 20_000;

/**
 * Looks for a page among the newest listings, where many of them belong to the segment; undefined where the page is not found
 * there.
 */
async function walkNewest(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  page: SearchPageRequest,
  { segment, listings }: EstimatedSegment,
  sample: SampledSet,
): Promise<{ ids: readonly number[]; listings: number } | undefined> {
  if (!isOfOneRank(segment)) return undefined;
  const last = page.offset + page.limit;
  const catalogue = await readCatalogueSize(reader);
  const walked = walkedFor(page, catalogue.listings / Math.max(listings, 1));
  // Of a category that the query names, nearly all have the words. Filters leave about the same share of all as of the results.
  const checked = isNamedSegment(segment) ? last : (walked * sample.chosen) / Math.max(sample.all, 1);
  if (walked > mostWalked || checked > mostChecked) return undefined;
  const ids = await listOfNewest(reader, text, selection, segment, page, { walked, checked: mostChecked });
  return ids.length === page.limit ? { ids, listings: last } : undefined;
}

/** Only then the newest of its listings are the first of it. */
function isOfOneRank({ ranks }: Segment): boolean {
  return ranks === undefined || ranks.first === ranks.last;
}

function isNamedSegment({ ranks }: Segment): boolean {
  return ranks !== undefined && digitOf('place', ranks.first) === placeOf.named;
}

/** Ever longer beginnings of an order, the first of which probably contains the page. */
function* beginningsOf(
  { offset, limit }: SearchPageRequest,
  listings: number,
  { newest, oldest }: PublishedSpan,
): Generator<PublishedSince> {
  const last = offset + limit;
  const all = newest - oldest + 1;
  for (let length = Math.ceil((all * (last * 3 + 50)) / Math.max(listings, 1)); length < all / 2; length *= 5)
    yield { since: newest - length, newest };
}
