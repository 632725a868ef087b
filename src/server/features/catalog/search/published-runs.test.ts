import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { coverDays } from './published-runs.ts';

const testing = useTestContext();
const day = fc.integer({ min: 18_000, max: 22_000 });

async function isCovered(runs: readonly number[], days: readonly number[]): Promise<boolean[]> {
  const { rows } = await testing.context.pool.query<{ covered: boolean }>(
    `select published_runs(timestamptz '1970-01-01 23:59:59Z' + interval '1 day' * day) && $2::int[] as covered
     from unnest($1::int[]) with ordinality d (day, n) order by n`,
    [days, runs],
  );
  return rows.map(({ covered }) => covered);
}

test('a few runs cover all days from the first one on, and no day before', async () => {
  await fc.assert(
    fc.asyncProperty(day, day, fc.array(day, { maxLength: 50 }), async (one, other, days) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)];
      const runs = coverDays(first, last);
      expect(runs.length).toBeLessThanOrEqual(3 * 7 + Math.ceil((last - first) / 512) + 2);
      const edges = [first - 1, first, first + 1, last, last + 400];
      const asked = [...days.filter((each) => each <= last), ...edges];
      expect(await isCovered(runs, asked)).toEqual(asked.map((each) => each >= first));
    }),
    { examples: [[20_480, 20_480, []]] },
  );
});

test('the last second of a day in UTC belongs to it', async () => {
  const { rows } = await testing.context.pool.query<{ day: number }>(
    `select (published_runs(at))[1] as day from unnest($1::timestamptz[]) with ordinality m (at, n) order by n`,
    [['2026-11-27T23:59:59.999Z', '2026-11-28T00:00:00+00:00', '2026-11-28T00:30:00+01:00']],
  );
  expect(rows.map((row) => row.day)).toEqual([20_784, 20_785, 20_784]);
});
