import { describe, expect, test } from 'vitest';
import { editDistance, isFormOf, oneMistakeAway, stemsOf } from './spelling.ts';

describe('R-3.04 spellings', () => {
  test.each([
    ['klub', 'club'],
    ['clb', 'club'],
    ['cclub', 'club'],
    ['culb', 'club'],
    ['clu', 'club'],
  ])('%s is one mistake away from %s', (typed, meant) => {
    expect(oneMistakeAway(typed)).toContain(meant);
    expect(editDistance(typed, meant)).toBe(1);
  });

  test('every result is one edit away, and none is repeated', () => {
    const found = oneMistakeAway('rumy');
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((word) => editDistance('rumy', word) !== 1)).toEqual([]);
  });

  test.each([
    ['doutniku', ['doutnik']],
    ['doutniky', ['doutnik']],
    ['doutnik', ['doutnik']],
    ['cervena', ['cerven']],
    ['cerveneho', ['cerven']],
    ['vina', ['vin']],
    ['rumu', ['rum']],
    ['whiskies', ['whiski']],
    ['weine', ['wein']],
    ['gin', ['gin']],
    ['dymek', ['dymek', 'dymk']],
    ['palenek', ['palenek', 'palenk']],
    ['xo', []],
    ['750ml', []],
  ])('the stems of %s are %j', (word, stems) => {
    expect(stemsOf(word)).toEqual(stems);
  });

  test.each([
    ['vin', 'vino', true],
    ['vin', 'vin', true],
    ['vin', 'vinech', true],
    ['vin', 'vinarstvi', false],
    ['doutnik', 'doutnikovy', false],
    ['rum', 'drum', false],
  ])('of the stem %s, is %s a form: %s', (stem, word, is) => {
    expect(isFormOf(stem, word)).toBe(is);
  });
});
