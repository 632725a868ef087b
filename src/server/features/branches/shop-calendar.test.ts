import { describe, expect, test } from 'vitest';
import { shops } from '#shared/shop/shops.ts';
import { dayIn, shopCalendar } from './shop-calendar.ts';

const at = new Date('2026-11-21T10:00:00Z');
const offDays = (shop: keyof typeof shops, days: readonly string[], closed: readonly string[] = []) => {
  const { isWorkingDay } = shopCalendar(shops[shop], at, closed);
  return days.filter((day) => !isWorkingDay(day));
};

describe('the calendar of a shop', () => {
  test('today is the date in the shop’s time zone, not in UTC', () => {
    expect(shopCalendar(shops.cz, new Date('2026-06-30T22:30:00Z')).today).toBe('2026-07-01');
    expect(shopCalendar(shops.sk, new Date('2026-12-31T22:59:00Z')).today).toBe('2026-12-31');
    expect(dayIn('Europe/Prague', new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  });

  test('weekends are not working days', () => {
    const week = ['2026-11-16', '2026-11-18', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
    expect(offDays('cz', week)).toEqual(['2026-11-21', '2026-11-22']);
  });

  test.each([
    ['cz', ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-08', '2026-09-28', '2026-10-28', '2026-11-17']],
    ['cz', ['2026-12-24', '2026-12-25', '2027-03-26', '2027-03-29', '2027-07-05', '2027-07-06']],
    ['sk', ['2026-01-01', '2026-01-06', '2026-04-03', '2026-04-06', '2026-12-24', '2026-12-25', '2027-01-06']],
  ] as const)('R-6.05 public holidays of %s are not working days: %j', (shop, days) => {
    expect(offDays(shop, days)).toEqual(days);
  });

  test('a holiday of one country is a working day in the other', () => {
    expect(offDays('sk', ['2026-09-28', '2026-10-28', '2026-07-06'])).toEqual([]);
    expect(offDays('cz', ['2026-01-06'])).toEqual([]);
  });

  test('closures of the shop are not working days', () => {
    expect(offDays('cz', ['2026-12-30', '2026-12-31'], ['2026-12-31'])).toEqual(['2026-12-31']);
  });
});
