import { expect, test } from 'vitest';
import { searchText } from './search-text.ts';

test('R-9.07 the same searches are counted together', () => {
  expect(searchText('  Rum   Zacapa\t23 ')).toBe('rum zacapa 23');
});

test.each(['eva@karafa.example', '601 234 567', '+420601234567', '900101/1234', 'a'.repeat(61), '  '])(
  'R-9.07 %j is not kept: it may belong to a person',
  (typed) => {
    expect(searchText(typed)).toBeUndefined();
  },
);
