import { expect, it } from 'vitest';
import { discountPercent, showMoney } from './shown-price.ts';

const crown = { id: 1, is_default: true, code: 'CZK', symbol_before: '', symbol_after: 'Kč', decimals: 2, rate: 1 };
const euro = { id: 2, is_default: false, code: 'EUR', symbol_before: '', symbol_after: '€', decimals: 2, rate: 25 };
const czk = (amount: number) => ({ amount, currency: 'CZK' });

it('shows an amount in the display currency', () => {
  expect(showMoney(czk(150_000), [crown, euro], crown)).toBe('1\u00a0500,00\u00a0Kč');
  expect(showMoney(czk(150_000), [crown, euro], euro)).toBe('60,00\u00a0€');
});

it('does not convert an amount of a currency that is no longer offered', () => {
  expect(showMoney({ amount: 1000, currency: 'PLN' }, [crown, euro], euro)).toBe('10,00\u00a0PLN');
});

it('never rounds a discount up', () => {
  expect(discountPercent(czk(8000), czk(10_000))).toBe(20);
  expect(discountPercent(czk(8001), czk(10_000))).toBe(19);
  expect(discountPercent(czk(9990), czk(10_000))).toBeUndefined();
  expect(discountPercent(czk(10_000), czk(10_000))).toBeUndefined();
});
