import { bandsUpTo, priceBands, type BandRange, type PriceSort } from './price-bands.ts';

/** A step is four price bands, half a doubling; the first and the last step hold all prices beyond (migration 0387). */
const bandsPerStep = 4;
const firstStep = 18;
const lastStep = 46;
/** The character before the words of step 0. */
const firstMark = 33;

/** The words behind the mark of each step that these bands touch, as `words_in_step` marks those of a listing. */
export function wordsInSteps(words: readonly string[], bands: BandRange | undefined): string[] {
  if (!bands) return [];
  const [first, last] = [stepOf(bands.first), stepOf(bands.last)];
  const marks = Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(firstMark + first + index));
  return words.flatMap((word) => marks.map((mark) => mark + word));
}

/** The last band of the step that has a band, as the order goes. */
export function endOfStep(sort: PriceSort, band: number): number {
  const { first, last } = bandsOfStep(band);
  return sort === 'dearest' ? first : last;
}

/** The beginning of an order up to a band: its whole steps, and the bands of a step that only begins in it. */
export function splitBySteps(
  sort: PriceSort,
  upToBand: number,
): { readonly whole: BandRange | undefined; readonly partial: BandRange | undefined } {
  const all = bandsUpTo(sort, upToBand);
  if (endOfStep(sort, upToBand) === upToBand) return { whole: all, partial: undefined };
  const step = bandsOfStep(upToBand);
  if (sort === 'dearest')
    return {
      whole: step.last < all.last ? { first: step.last + 1, last: all.last } : undefined,
      partial: { first: upToBand, last: step.last },
    };
  return {
    whole: step.first > 0 ? { first: 0, last: step.first - 1 } : undefined,
    partial: { first: step.first, last: upToBand },
  };
}

function bandsOfStep(band: number): BandRange {
  const step = stepOf(band);
  return {
    first: step === firstStep ? 0 : step * bandsPerStep,
    last: step === lastStep ? priceBands - 1 : (step + 1) * bandsPerStep - 1,
  };
}

function stepOf(band: number): number {
  return Math.min(Math.max(Math.floor(band / bandsPerStep), firstStep), lastStep);
}
