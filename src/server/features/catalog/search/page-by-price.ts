import type { Reader } from '#server/platform/db/named-statement.ts';
import { isNarrowed, type ListingSelection } from '../facets/listing-selection.ts';
import { readCatalogueSize } from '../list/catalogue-size.ts';
import { pageOfSegment } from './page-of-segment.ts';
import { lastBand, type PriceSort } from './price-bands.ts';
import { endOfStep } from './price-steps.ts';
import { countPriced, listByPrice, type PricePageRequest } from './search-by-price.queries.ts';
import { searchSampleShare, type SearchPageRequest, type SearchText } from './search-conditions.queries.ts';
import type { SampledSet } from './search-sample.queries.ts';

/**
 * Reads ever longer beginnings of an order by price until one has the page, then all results with a price, and in the end the
 * newest without one. The order by price is not walked: what is cheapest or dearest is of a few kinds.
 */
export async function pageByPrice(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  page: PricePageRequest,
  sample: SampledSet,
): Promise<number[]> {
  const { bands } = sample;
  const { listings } = await readCatalogueSize(reader);
  // What filters leave out is read, too, but the sample does not count it.
  const isCounted = text.words !== undefined && text.loose === undefined && !isNarrowed(selection);
  const smallRemainder = isCounted ? listings / listingsPerRow : undefined;
  for (const upToBand of beginningsByPrice(page, bands, smallRemainder)) {
    const ids = await listByPrice(reader, text, selection, page, upToBand);
    if (ids.length === page.limit) return ids;
  }
  const ids = await listByPrice(reader, text, selection, page, lastBand(page.sort));
  if (ids.length === page.limit) return ids;
  const { sort, offset, limit } = page;
  const isEndSeen = ids.length > 0 || offset === 0;
  const priced = isEndSeen ? offset + ids.length : await countPriced(reader, text, selection, sort);
  const rest = { sort, offset: Math.max(0, offset - priced), limit: limit - ids.length };
  return [...ids, ...(await pageWithoutPrice(reader, text, selection, rest, sample))];
}

/** A page of the results without a price, the newest first. */
async function pageWithoutPrice(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  page: PricePageRequest,
  sample: SampledSet,
): Promise<readonly number[]> {
  const listings = sample.chosen * sample.share - sample.bands.length * searchSampleShare;
  const estimated = { segment: { withoutPriceOf: page.sort }, listings };
  return (await pageOfSegment(reader, text, selection, page, estimated, sample)).ids;
}

/** Filtering a step by band takes as long as reading one more row for so many listings of the catalogue. */
const listingsPerRow = 3000;

/**
 * The last bands of ever longer beginnings of an order by price, the first of which probably contains the page.
 * @param bands of the sample's first listings, in order
 * @param smallRemainder up to so many listings that follow in the same step are read, too; undefined: none
 */
export function* beginningsByPrice(
  { sort, offset, limit }: Pick<SearchPageRequest, 'offset' | 'limit'> & { readonly sort: PriceSort },
  bands: readonly number[],
  smallRemainder: number | undefined,
): Generator<number> {
  let previous: number | undefined;
  for (let at = Math.floor(((offset + limit) * 2 + 24) / searchSampleShare); at < bands.length; at *= 5) {
    const band = bands[at]!;
    const isToEnd = smallRemainder !== undefined && remainderOfStep(sort, at, bands) <= smallRemainder;
    const upToBand = isToEnd ? endOfStep(sort, band) : band;
    if (upToBand !== previous) yield upToBand;
    previous = upToBand;
  }
}

/** How many listings follow in the step of a listing of the sample, beyond its band. Infinity where the sample may not know. */
function remainderOfStep(sort: PriceSort, at: number, bands: readonly number[]): number {
  const band = bands[at]!;
  const isInStep = (each: number) => endOfStep(sort, each) === endOfStep(sort, band);
  if (isInStep(bands.at(-1)!)) return Infinity;
  return bands.slice(at).filter((each) => each !== band && isInStep(each)).length * searchSampleShare;
}
