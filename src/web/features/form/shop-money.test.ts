import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './shop-money.ts';

test.each([
  ['129', 129],
  ['1 290,50', 1290.5],
  ['4.9', 4.9],
  ['', Number.NaN],
  ['-5', -5],
  ['12a', Number.NaN],
  ['1,2,3', Number.NaN],
])('a typed number is parsed: %j', (text, expected) => {
  expect(readNumber(text)).toBe(expected);
});

test('a formatted number can be parsed again', () => {
  expect(readNumber(writeNumber(24.815))).toBe(24.815);
});
