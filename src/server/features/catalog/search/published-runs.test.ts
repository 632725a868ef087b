import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { coverTime } from './published-runs.ts';

const testing = useTestContext();
const eighth = fc.integer({ min: 150_000, max: 180_000 });

async function isCovered(runs: readonly number[], eighths: readonly number[]): Promise<boolean[]> {
  const { rows } = await testing.context.pool.query<{ covered: boolean }>(
    `select published_runs(timestamptz '1970-01-01 02:59:59Z' + interval '3 hours' * eighth) && $2::int[] as covered
     from unnest($1::int[]) with ordinality e (eighth, n) order by n`,
    [eighths, runs],
  );
  return rows.map(({ covered }) => covered);
}

test('a few runs cover all time from the first eighth of a day on, and none before', async () => {
  await fc.assert(
    fc.asyncProperty(eighth, eighth, fc.array(eighth, { maxLength: 50 }), async (one, other, some) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)];
      const runs = coverTime(first, last);
      expect(runs.length).toBeLessThanOrEqual(4 * 7 + Math.ceil((last - first) / 4096) + 2);
      const edges = [first - 1, first, first + 1, last, last + 4000];
      const asked = [...some.filter((each) => each <= last), ...edges];
      expect(await isCovered(runs, asked)).toEqual(asked.map((each) => each >= first));
    }),
    { examples: [[163_840, 163_840, []]] },
  );
});

test('a day in UTC has eight parts of three hours', async () => {
  const { rows } = await testing.context.pool.query<{ eighth: number }>(
    `select (published_runs(at))[1] as eighth from unnest($1::timestamptz[]) with ordinality m (at, n) order by n`,
    [['2026-11-27T23:59:59.999Z', '2026-11-28T00:00:00+00:00', '2026-11-28T00:30:00+01:00', '2026-11-28T03:00:00Z']],
  );
  expect(rows.map((row) => row.eighth)).toEqual([166_279, 166_280, 166_279, 166_281]);
});
