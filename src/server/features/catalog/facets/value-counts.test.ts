import { expect, test } from 'vitest';
import { resultCount, sampledCount } from './value-counts.ts';

test('R-3.03 a number of results is exact to a thousand', () => {
  expect([999, 1000, 1001].map(resultCount)).toEqual([
    { count: 999, is_more: false },
    { count: 1000, is_more: false },
    { count: 1000, is_more: true },
  ]);
});

test('R-3.03 a count in the sample is a minimum; a hundred means more than a thousand', () => {
  expect([0, 99, 100].map(sampledCount)).toEqual([
    { count: 0, is_more: false },
    { count: 99, is_more: true },
    { count: 1000, is_more: true },
  ]);
});
