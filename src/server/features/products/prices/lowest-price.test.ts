import { describe, expect, test } from 'vitest';
import { lowestPriceBefore } from './lowest-price.ts';
import { firstStepOf } from './sales.ts';

const at = (date: string) => new Date(`2026-${date}T00:00:00Z`);
const offered = (price_minor: number, from: string, to: string | null) => ({
  price_minor,
  valid_from: at(from),
  valid_to: to === null ? null : at(to),
});

describe('R-3.06 the lowest price before a sale', () => {
  test('is the lowest of the 30 days before it, not the one just before', () => {
    const history = [
      offered(15_000, '01-01', '01-10'),
      offered(10_000, '01-10', '01-16'),
      offered(15_000, '01-16', '02-01'),
      offered(7_500, '02-01', null),
    ];
    expect(lowestPriceBefore(at('02-01'), history)).toBe(10_000);
  });

  test('ignores prices that ended more than 30 days before', () => {
    const history = [offered(5_000, '01-01', '01-10'), offered(9_000, '01-10', '03-01'), offered(8_000, '03-01', null)];
    expect(lowestPriceBefore(at('03-01'), history)).toBe(9_000);
  });

  test('counts a discount that grows step by step from its first step', () => {
    const history = [offered(9_000, '01-01', '03-01'), offered(8_000, '03-01', '03-10'), offered(7_000, '03-10', null)];
    const sales = [
      { price_minor: 8_000, starts_at: at('03-01'), ends_at: at('03-10') },
      { price_minor: 7_000, starts_at: at('03-10'), ends_at: at('03-20') },
    ];
    expect(lowestPriceBefore(firstStepOf(sales[1]!, sales), history)).toBe(9_000);
  });

  test('is undefined for goods that were never offered before', () => {
    expect(lowestPriceBefore(at('03-01'), [offered(8_000, '03-01', null)])).toBeUndefined();
  });
});
