/** A step is four price bands, half a doubling; the first and the last step hold all prices beyond (migration 0387). */
const bandsOfStep = 4;
const firstStep = 18;
const lastStep = 46;
/** The character before the words of step 0. */
const firstMark = 33;

/** The words behind the mark of each step that these bands touch, as `words_in_step` marks those of a listing. */
export function wordsInSteps(words: readonly string[], firstBand: number, lastBand: number): string[] {
  const [first, last] = [stepOf(firstBand), stepOf(lastBand)];
  const marks = Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(firstMark + first + index));
  return words.flatMap((word) => marks.map((mark) => mark + word));
}

function stepOf(band: number): number {
  return Math.min(Math.max(Math.floor(band / bandsOfStep), firstStep), lastStep);
}
