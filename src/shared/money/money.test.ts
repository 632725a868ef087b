import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertMinor, formatMinor, type CurrencyRate } from './money.ts';

const czk: CurrencyRate = {
  id: 1,
  code: 'CZK',
  is_default: true,
  symbol_before: '',
  symbol_after: 'Kč',
  decimals: 2,
  rate: 1,
};
const eur: CurrencyRate = {
  id: 2,
  code: 'EUR',
  is_default: false,
  symbol_before: '',
  symbol_after: '€',
  decimals: null,
  rate: 24.5,
};
const usd: CurrencyRate = {
  id: 3,
  code: 'USD',
  is_default: false,
  symbol_before: '$',
  symbol_after: '',
  decimals: 2,
  rate: 21,
};
const huf: CurrencyRate = {
  id: 4,
  code: 'HUF',
  is_default: false,
  symbol_before: '',
  symbol_after: 'Ft',
  decimals: 0,
  rate: 0.061,
};

describe('R-1.04 prices', () => {
  test('are formatted with no-break spaces, a decimal comma and the symbol on its side', () => {
    expect(formatMinor(150_000, czk)).toBe('1\u00a0500,00\u00a0Kč');
    expect(formatMinor(-123_456_789, czk)).toBe('−1\u00a0234\u00a0567,89\u00a0Kč');
    expect(formatMinor(5, czk)).toBe('0,05\u00a0Kč');
    expect(formatMinor(150_000, usd)).toBe('$\u00a01\u00a0500,00');
    expect(formatMinor(24_590, huf)).toBe('24\u00a0590\u00a0Ft');
  });

  test('are divided by the rate and rounded half away from zero', () => {
    expect(convertMinor(150_000, czk, eur)).toBe(6122);
    expect(formatMinor(convertMinor(150_000, czk, eur), eur)).toBe('61,22\u00a0€');
    expect(convertMinor(100, eur, czk)).toBe(2450);
    expect(convertMinor(150_000, czk, huf)).toBe(24_590);
    expect(convertMinor(25, czk, { ...eur, rate: 2 })).toBe(13);
    expect(convertMinor(-25, czk, { ...eur, rate: 2 })).toBe(-13);
  });

  test('keep all digits of large amounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 4 }), (amount, decimals) => {
        const digits = formatMinor(amount, { ...czk, decimals })
          .replace('−', '-')
          .replace(/[^\d-]/g, '');
        return Number(digits) === amount;
      }),
    );
  });

  test('are unchanged in their own currency', () => {
    fc.assert(fc.property(fc.integer(), (amount) => convertMinor(amount, eur, eur) === amount));
  });
});
