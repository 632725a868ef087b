import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { coverBands, priceBands } from './price-bands.ts';

const testing = useTestContext();
const band = fc.integer({ min: 0, max: priceBands - 1 });

async function ask<Row>(text: string, values: unknown[]): Promise<Row[]> {
  return (await testing.context.pool.query({ text, values })).rows as Row[];
}

test('a higher price is never in a lower band', async () => {
  const amounts = [-5, 0, 1, 2, 99, 100, 149_900, 150_000, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER];
  const rows = await ask<{ band: number }>(
    'select price_band(amount) as band from unnest($1::bigint[]) with ordinality a (amount, n) order by n',
    [amounts],
  );
  const bands = rows.map((row) => row.band);
  expect(bands).toEqual([...bands].sort((a, b) => a - b));
  expect([bands[0], bands.at(-1)]).toEqual([0, priceBands - 1]);
});

test('a few runs cover exactly the bands between two limits', async () => {
  await fc.assert(
    fc.asyncProperty(band, band, async (one, other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)];
      const runs = coverBands({ first, last });
      expect(runs.length).toBeLessThanOrEqual(14);
      const rows = await ask<{ band: number }>(
        'select n as band from generate_series(0, 255) n where price_band_runs(n::smallint) && $1::smallint[]',
        [runs],
      );
      const covered = rows.map((row) => row.band);
      expect(covered).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index));
    }),
    {
      examples: [
        [0, priceBands - 1],
        [7, 7],
      ],
    },
  );
});
