/** A step is four price bands: half a doubling. As `words_in_step` marks them (migration 0387). */
const bandsOfStep = 4;
const firstMark = 33;

/** Each word as the index has it, once for every step that these bands touch. */
export function inSteps(words: readonly string[], firstBand: number, lastBand: number): string[] {
  const steps = { first: Math.floor(firstBand / bandsOfStep), last: Math.floor(lastBand / bandsOfStep) };
  const marks = Array.from({ length: steps.last - steps.first + 1 }, (_, index) =>
    String.fromCharCode(firstMark + steps.first + index),
  );
  return words.flatMap((word) => marks.map((mark) => mark + word));
}
