import { describe, expect, test } from 'vitest';
import { partsOfWord, readCode, readQuery } from './search-words.ts';

describe('R-3.04 a query is read as words and amounts', () => {
  test.each([
    ['rum 0,7', ['rum'], [{ unit: 'ml', amount: 700 }]],
    ['rum 70 cl', ['rum'], [{ unit: 'ml', amount: 700 }]],
    ['rum 12', ['rum', '12'], []],
    ['doutníky 25 ks', ['doutniky'], [{ unit: 'piece', amount: 25 }]],
    ['tabák 50g', ['tabak'], [{ unit: 'g', amount: 50 }]],
    ['tabak 2,5 g', ['tabak'], []],
    ['doutniky 1,5 ks', ['doutniky'], []],
    ['tabak 2,0 g', ['tabak'], [{ unit: 'g', amount: 2 }]],
    ['0,0333 l', ['0', '0333', 'l'], []],
  ])('%j', (query, words, amounts) => {
    expect(readQuery(query)).toEqual({ words, amounts, prices: null });
  });
});

test.each([
  ['whi-0080', 'WHI-0080'],
  [' 2900000000803 ', '2900000000803'],
  ['whisky', undefined],
  ['rum 12', undefined],
  ['0,7', undefined],
  ['žlutá-80', undefined],
])('R-3.04 %j may be the goods code %j', (query, code) => {
  expect(readCode(query)).toBe(code);
});

test('R-3.04 digits are split from letters', () => {
  expect(partsOfWord('zacapa23')).toEqual(['zacapa', '23']);
  expect(partsOfWord('12let')).toEqual(['12', 'let']);
});
