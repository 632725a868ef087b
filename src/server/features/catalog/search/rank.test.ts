import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { textQuery } from '../words/text-query.ts';
import { facetBitsOf, isPossible, rankWithoutPlace } from './rank.queries.ts';

const testing = useTestContext();

const term = { spelling: 'rum', words: ['rum'], beginnings: [], wholeWords: ['rum'], meant: ['rum'], head: 1, doc: 1 };
const text = { ...textQuery([term]), preferredPackageIds: [], namedCategoryIds: [] };

test('R-3.04 the flags that are looked for are those of the listings with these ranks', async () => {
  const { rows } = await sql<{ bits: number; rank: number }>`
    select l.facet_bits as bits, ${rankWithoutPlace(text)} as rank
    from (
      select bits::smallint as facet_bits, price as price_base, 'rum'::tsvector as head
      from generate_series(0, 127) bits, unnest(array[null, 1]::bigint[]) price) l`.execute(testing.context.db);
  const ranks = [...new Set(rows.map(({ rank }) => rank))];
  expect(ranks.length).toBe(8);
  for (const rank of ranks) {
    const having = new Set(rows.filter((row) => row.rank === rank).map(({ bits }) => bits));
    expect(new Set(facetBitsOf([rank]))).toEqual(having);
    // Without named categories no place is a named one.
    expect(isPossible(text, rank)).toBe(false);
  }
});

test('R-3.04 ranks that no result of a query can have are not looked for', () => {
  const possible = (changed: object) =>
    Array.from({ length: 192 }, (_, rank) => rank).filter((rank) => isPossible({ ...text, ...changed }, rank)).length;
  expect(possible({})).toBe(2 * 2 * 4);
  expect(possible({ namedCategoryIds: [1] })).toBe(2 * 3 * 4);
  expect(possible({ preferredPackageIds: [1] })).toBe(2 * 2 * 2 * 4);
  expect(possible({ exact: "'rum'", isHeadOnly: false })).toBe(2 * 2 * 2 * 2 * 4);
});
