import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { bandsUpTo, priceBands, type BandRange } from './price-bands.ts';
import { endOfStep, splitBySteps, wordsInSteps } from './price-steps.ts';

const testing = useTestContext();
const bands = Array.from({ length: priceBands }, (_, band) => band);
const band = fc.integer({ min: 0, max: priceBands - 1 });

test('the words in steps between two bands are those of listings in these bands, and of no other step', async () => {
  await fc.assert(
    fc.asyncProperty(band, band, async (one, other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)];
      const { rows } = await testing.context.pool.query<{ band: number }>(
        `select n as band from generate_series(0, 255) n
         where words_in_step($1::tsvector, n::smallint) collate "C" && $2::text[]`,
        ["'12' 'rum' 'havana'", wordsInSteps(['whisky', 'rum'], { first, last })],
      );
      // Four bands are a step, but step 18 begins at the first band, and step 46 ends at the last one.
      const start = first < 76 ? 0 : Math.min(Math.floor(first / 4), 46) * 4;
      const end = last >= 184 ? priceBands : Math.max(Math.floor(last / 4), 18) * 4 + 4;
      expect(rows.map((row) => row.band)).toEqual(bands.slice(start, end));
    }),
    {
      examples: [
        [0, 0],
        [71, 76],
        [74, 75],
        [183, 184],
        [255, 255],
        [0, 255],
      ],
    },
  );
});

test('words are marked with the step of the price, and not at all without a price', async () => {
  const { rows } = await testing.context.pool.query(
    `select words_in_step($1::tsvector, 131::smallint) as marked, words_in_step($1::tsvector, null) as priceless`,
    ["'havana':1 'rum':2A"],
  );
  expect(rows).toEqual([{ marked: wordsInSteps(['havana', 'rum'], { first: 128, last: 131 }), priceless: null }]);
});

test.each(['cheapest', 'dearest'] as const)('a beginning of %s is whole steps and a part of one more step', (sort) => {
  const bandsIn = (range: BandRange | undefined) => (range ? bands.slice(range.first, range.last + 1) : []);
  for (const each of bands) {
    const { whole, partial } = splitBySteps(sort, each);
    const all = bandsIn(bandsUpTo(sort, each));
    expect([...bandsIn(whole), ...bandsIn(partial)].toSorted((one, other) => one - other)).toEqual(all);
    const lastOf = (range: BandRange) => (sort === 'dearest' ? range.first : range.last);
    const firstOf = (range: BandRange) => (sort === 'dearest' ? range.last : range.first);
    if (whole) expect(endOfStep(sort, lastOf(whole))).toBe(lastOf(whole));
    if (partial) {
      expect(endOfStep(sort, lastOf(partial))).not.toBe(lastOf(partial));
      expect(endOfStep(sort, firstOf(partial))).toBe(endOfStep(sort, lastOf(partial)));
    }
  }
});
