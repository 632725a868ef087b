import { describe, expect, test } from 'vitest';
import { shops } from '#shared/shop/shops.ts';
import { addDays, expectedDays } from './expected-days.ts';
import { shopCalendar } from './shop-calendar.ts';

const on = (day: string, closed: readonly string[] = []) =>
  shopCalendar(shops.cz, new Date(`${day}T10:00:00Z`), closed);

describe('the days between which goods arrive', () => {
  test.each([
    ['at_branch', '2026-11-23', '2026-11-24'],
    ['prague', '2026-11-24', '2026-11-26'],
    ['elsewhere', '2026-11-26', '2026-11-30'],
    ['other_branch', '2026-11-26', '2026-12-02'],
  ] as const)('R-6.05 from Monday, goods that lie %s: %s to %s', (place, from, to) => {
    expect(expectedDays(place, on('2026-11-23'))).toEqual({ from, to });
  });

  test('what is ordered at a weekend is counted from Monday on', () => {
    expect(expectedDays('at_branch', on('2026-11-21'))).toEqual({ from: '2026-11-23', to: '2026-11-23' });
    expect(expectedDays('prague', on('2026-11-22'))).toEqual({ from: '2026-11-23', to: '2026-11-25' });
  });

  test('holidays and days on which the shop is closed are jumped over', () => {
    expect(expectedDays('prague', on('2026-12-22'))).toEqual({ from: '2026-12-23', to: '2026-12-29' });
    const closed = ['2026-12-31'];
    expect(expectedDays('prague', on('2026-12-30', closed))).toEqual({ from: '2027-01-04', to: '2027-01-06' });
  });

  test('a carrier may take more days', () => {
    const extra = { min: 1, max: 2 };
    expect(expectedDays('elsewhere', on('2026-11-23'), extra)).toEqual({ from: '2026-11-27', to: '2026-12-02' });
  });

  test('R-6.05 what a branch has not got is there within ten days, even over Christmas', () => {
    expect(expectedDays('other_branch', on('2026-12-21'))).toEqual({ from: '2026-12-28', to: '2026-12-31' });
    expect(expectedDays('other_branch', on('2026-12-23'))).toEqual({ from: '2026-12-30', to: '2027-01-02' });
  });

  test('days are added over the ends of months and years', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});
