import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { pageOfFound } from './page-of-found.ts';

const testing = useTestContext();

/** Rows with ids from 1, seven of each rank. */
const page = (count: number, { isDescending, offset }: { isDescending: boolean; offset: number }) =>
  pageOfFound(testing.context.db, {
    rows: sql`(select n as id, (n - 1) / 7 as rank from generate_series(1, ${count}::bigint) n) ranked where rank > 0`,
    order: isDescending ? sql`rank desc, id desc` : sql`rank, id`,
    limit: 10,
    offset,
  });

const from = (first: number, step: 1 | -1, length = 10) => Array.from({ length }, (_, n) => first + step * n);

test.each([
  { count: 500, total: 493 },
  { count: 1007, total: 1000 },
  { count: 1008, total: 1001 },
  { count: 2000, total: 1001 },
])('a page of $count rows, and their total up to a thousand', async ({ count, total }) => {
  expect(await page(count, { isDescending: false, offset: 20 })).toEqual({ ids: from(28, 1), total });
  expect(await page(count, { isDescending: true, offset: 20 })).toEqual({ ids: from(count - 20, -1), total });
});

test('pages around the thousandth row and beyond', async () => {
  expect(await page(2000, { isDescending: false, offset: 985 })).toEqual({ ids: from(993, 1), total: 1001 });
  expect(await page(2000, { isDescending: false, offset: 995 })).toEqual({ ids: from(1003, 1), total: 1001 });
  expect(await page(2000, { isDescending: false, offset: 1500 })).toEqual({ ids: from(1508, 1), total: 1001 });
});

test('pages end where the rows end', async () => {
  expect(await page(30, { isDescending: false, offset: 20 })).toEqual({ ids: from(28, 1, 3), total: 23 });
  expect(await page(30, { isDescending: false, offset: 30 })).toEqual({ ids: [], total: 23 });
});
