import { expect, test } from 'vitest';
import { isNeighboursPostcode, normalisePostcode } from './postcode.ts';

test.each([
  ['CZ', '11000', '110 00'],
  ['SK', '811 01', '811 01'],
  ['CZ', '79901', '799 01'],
  ['CZ', '811 01', undefined],
  ['CZ', '01001', undefined],
  ['SK', '010 01', '010 01'],
  ['SK', '99001', '990 01'],
  ['SK', '110 00', undefined],
  ['SK', '799 01', undefined],
  ['CZ', '1100', undefined],
  ['CZ', '11 000', undefined],
  ['DE', '10115', '10115'],
  ['DE', '101 15', undefined],
  ['GB', 'SW1A 1AA', 'SW1A 1AA'],
])('R-5.06 in %s the postcode %s is %s', (country, written, postcode) => {
  expect(normalisePostcode(country, written)).toBe(postcode);
});

test.each([
  ['CZ', '811 01', true],
  ['CZ', '110 00', false],
  ['CZ', '8110', false],
  ['SK', '11000', true],
  ['SK', '811 01', false],
  ['DE', '10115', false],
])('R-6.05 in %s the postcode %s belongs to the other country: %s', (country, written, isOthers) => {
  expect(isNeighboursPostcode(country, written)).toBe(isOthers);
});
