import { expect, test } from 'vitest';
import { isFor } from './voucher-policy.ts';

const goods = { category_path: [1, 2, 3], brand_id: 7 };

test.each([
  ['no limits', [], [], true],
  ['its category', [3], [], true],
  ['a category above it', [9, 1], [], true],
  ['another category', [4], [], false],
  ['its brand', [], [7], true],
  ['another brand', [], [8], false],
  ['its category and its brand', [2], [7], true],
  ['its category and another brand', [2], [8], false],
  ['another category and its brand', [4], [7], false],
])('R-6.03 a voucher with %s: categories %j, brands %j', (_limits, category_ids, brand_ids, expected) => {
  expect(isFor({ category_ids, brand_ids }, goods)).toBe(expected);
});

test('R-6.03 goods without a brand are of none', () => {
  expect(isFor({ category_ids: [], brand_ids: [7] }, { ...goods, brand_id: null })).toBe(false);
});
