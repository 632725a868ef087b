import { priceBands, type BandRange } from './price-bands.ts';

/** A step is four price bands, half a doubling; the first and the last step hold all prices beyond (migration 0387). */
const bandsPerStep = 4;
const firstStep = 18;
const lastStep = 46;
/** The character before the words of step 0. */
const firstMark = 33;

/** The words behind the mark of each step that these bands touch, as `words_in_step` marks those of a listing. */
export function wordsInSteps(words: readonly string[], bands: BandRange): string[] {
  const [first, last] = [stepOf(bands.first), stepOf(bands.last)];
  const marks = Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(firstMark + first + index));
  return words.flatMap((word) => marks.map((mark) => mark + word));
}

/** The bands of the step that has a band. */
export function bandsOfStep(band: number): BandRange {
  const step = stepOf(band);
  return {
    first: step === firstStep ? 0 : step * bandsPerStep,
    last: step === lastStep ? priceBands - 1 : (step + 1) * bandsPerStep - 1,
  };
}

/** Splits the beginning of an order, from its first or last band, into whole steps and bands of one more step. */
export function splitBySteps({ first, last }: BandRange): { readonly whole?: BandRange; readonly rest?: BandRange } {
  if (first > 0) {
    const step = bandsOfStep(first);
    if (step.first === first) return { whole: { first, last } };
    const rest = { first, last: step.last };
    return step.last === last ? { rest } : { rest, whole: { first: step.last + 1, last } };
  }
  const step = bandsOfStep(last);
  if (step.last === last) return { whole: { first, last } };
  const rest = { first: step.first, last };
  return step.first === first ? { rest } : { rest, whole: { first, last: step.first - 1 } };
}

function stepOf(band: number): number {
  return Math.min(Math.max(Math.floor(band / bandsPerStep), firstStep), lastStep);
}
