import { expect, it } from 'vitest';
import type { Currency } from '#shared/reference-data/contract.ts';
import { convertLimit } from './price-currency.ts';

const currency = (code: string, rate: number): Currency => ({
  id: rate,
  code,
  is_default: rate === 1,
  symbol_before: '',
  symbol_after: code,
  decimals: 2,
  rate,
});
const [crowns, euros, forints] = [currency('CZK', 1), currency('EUR', 24.6), currency('HUF', 0.0624)];

it('R-3.03 a price limit is unchanged in its own currency', () => {
  expect(convertLimit('40.5', euros, euros, Math.floor)).toBe('40.5');
});

it('R-3.03 a converted limit is rounded outwards: to a whole number, a small one to the cent', () => {
  expect(convertLimit('40', euros, forints, Math.floor)).toBe('15769');
  expect(convertLimit('80', euros, forints, Math.ceil)).toBe('31539');
  expect(convertLimit('1000', crowns, euros, Math.floor)).toBe('40.65');
  expect(convertLimit('1000', crowns, euros, Math.ceil)).toBe('40.66');
  // 40.816…: rounded up it would exclude a price of one thousand.
  expect(convertLimit('1000', crowns, currency('EUR', 24.5), Math.floor)).toBe('40.81');
  expect(convertLimit('24.6', crowns, euros, Math.ceil)).toBe('1');
});
