import { bandsOfStep } from './price-steps.ts';
import { searchSampleShare, type PriceSort, type SearchPageRequest } from './search-conditions.queries.ts';

/** For each listing of the catalogue: intersecting words with the bands of a step takes as long as reading so many rows. */
const rowsForBands = 1 / 3000;

/**
 * The last bands of ever longer beginnings of an order by price, the first of which probably contains the page.
 * @param bands of the sample's first listings, in order
 * @param catalogue its number of listings
 */
export function* beginningsByPrice(
  { sort, offset, limit }: SearchPageRequest & { readonly sort: PriceSort },
  bands: readonly number[],
  catalogue: number,
): Generator<number> {
  const first = Math.floor(((offset + limit) * 2 + 24) / searchSampleShare);
  for (let at = first; at < bands.length; at = Math.max(1, at * 5))
    yield isRestOfStepSmall(sort, at, bands, catalogue) ? endOfStep(sort, bands[at]!) : bands[at]!;
}

/** Whether few listings follow in the step of a listing of the sample, beyond its band. */
function isRestOfStepSmall(sort: PriceSort, at: number, bands: readonly number[], catalogue: number): boolean {
  const band = bands[at]!;
  const isInStep = (each: number) => endOfStep(sort, each) === endOfStep(sort, band);
  // What the sample has of the step may not be all here.
  if (isInStep(bands.at(-1)!)) return false;
  const rest = bands.slice(at).filter((each) => each !== band && isInStep(each));
  return rest.length * searchSampleShare <= catalogue * rowsForBands;
}

/** The last band of a step, as the order goes. */
function endOfStep(sort: PriceSort, band: number): number {
  const { first, last } = bandsOfStep(band);
  return sort === 'dearest' ? first : last;
}
