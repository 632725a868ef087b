import { expect, test } from 'vitest';
import { normalisePostcode } from './postcode.ts';

test.each([
  ['CZ', '11000', '110 00'],
  ['SK', '811 01', '811 01'],
  ['CZ', '1100', undefined],
  ['CZ', '11 000', undefined],
  ['DE', '10115', '10115'],
  ['DE', '101 15', undefined],
  ['GB', 'SW1A 1AA', 'SW1A 1AA'],
])('R-5.06 in %s the postcode %s is %s', (country, written, postcode) => {
  expect(normalisePostcode(country, written)).toBe(postcode);
});
