import { expect, test } from 'vitest';
import { mayHaveFee } from './payment-fees.ts';

test.each([
  ['card', 'CZK', false],
  ['card', 'EUR', false],
  ['bank_transfer', 'CZK', true],
  ['bank_transfer', 'EUR', false],
  ['cash_on_delivery', 'CZK', true],
  ['cash_on_delivery', 'EUR', true],
] as const)('R-9.05 for %s in %s there may be a fee: %s', (code, currency, expected) => {
  expect(mayHaveFee(code, currency)).toBe(expected);
});
