import { expect, test } from 'vitest';
import { isTaxId } from './tax-id.ts';

test.each([
  ['CZ', 'CZ27082440'],
  ['CZ', ' cz 270 82 440 '],
  ['CZ', 'CZ7103192745'],
  ['CZ', 'SK2020317068'],
  ['CZ', 'DE123456789'],
  ['SK', 'SK2020317068'],
  ['SK', '2020317068'],
  ['AT', 'ATU12345678'],
  ['DE', 'DE 123 456 789'],
  ['PL', 'PL1234567890'],
  ['HU', 'HU12345678'],
  ['NL', 'NL123456789B01'],
  ['IE', 'IE1234567WA'],
  ['FR', 'FRXX123456789'],
  ['US', 'US12-3456789'],
  ['GB', 'GBGD001'],
  ['CH', 'CHE-123.456.789'],
])('R-6.07 in %s „%s“ is a valid tax ID', (country, written) => expect(isTaxId(country, written)).toBe(true));

test.each([
  ['CZ', 'CZ27082441'],
  ['CZ', 'CZ2708'],
  ['CZ', '27082440'],
  ['CZ', '2020317068'],
  ['CZ', 'plátce'],
  ['CZ', 'nonsense'],
  ['CZ', 'blbost'],
  ['CZ', 'BLBOST12'],
  ['DE', 'DE12345'],
  ['AT', 'AT12345678'],
  ['PL', 'PL123456789'],
  ['DE', 'DEUTSCHLAND1'],
  ['SK', 'SK2020317069'],
  ['SK', '20203170'],
  ['DE', '123456789'],
])('R-6.07 in %s „%s“ is not a valid tax ID', (country, written) => expect(isTaxId(country, written)).toBe(false));
