import { describe, expect, test } from 'vitest';
import { readQuery } from './search-words.ts';

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
    expect(readQuery(query)).toEqual({ words, amounts });
  });
});
