import { describe, expect, test } from 'vitest';
import { shops } from '#shared/shop/shops.ts';
import { addDays, shopCalendar } from '#server/features/branches/index.ts';
import { expectedDays, expectedSpan, lastOpenDay, readyDays, readySpan } from './expected-days.ts';

/** A winter day in Prague. */
const at = (day: string, time = '11:00', closed: readonly string[] = []) =>
  shopCalendar(shops.cz, new Date(`${day}T${time}:00+01:00`), closed);

describe('the delivery days of a carrier', () => {
  test.each([
    ['prague', '2026-11-24', '2026-11-26'],
    ['elsewhere', '2026-11-26', '2026-11-30'],
  ] as const)('R-6.05 from Monday, goods located %s: %s to %s', (place, from, to) => {
    expect(expectedDays(expectedSpan(place), at('2026-11-23'))).toEqual({ from, to });
  });

  test('R-6.05 orders of an afternoon or weekend leave on the next working day', () => {
    const fromMonday = { from: '2026-11-24', to: '2026-11-26' };
    expect(expectedDays(expectedSpan('prague'), at('2026-11-23', '13:59'))).toEqual(fromMonday);
    expect(expectedDays(expectedSpan('prague'), at('2026-11-23', '14:00'))).toEqual({
      from: '2026-11-25',
      to: '2026-11-27',
    });
    for (const [day, time] of [
      ['2026-11-20', '14:00'],
      ['2026-11-21', '08:00'],
      ['2026-11-22', '23:50'],
    ] as const)
      expect(expectedDays(expectedSpan('prague'), at(day, time))).toEqual(fromMonday);
  });

  test('skip holidays and closures of the shop', () => {
    expect(expectedDays(expectedSpan('prague'), at('2026-12-22'))).toEqual({ from: '2026-12-23', to: '2026-12-29' });
    const closed = ['2026-12-31'];
    expect(expectedDays(expectedSpan('prague'), at('2026-12-30', '11:00', closed))).toEqual({
      from: '2027-01-04',
      to: '2027-01-06',
    });
  });

  test('include the carrier’s own days', () => {
    const extra = { min: 1, max: 2 };
    expect(expectedDays(expectedSpan('elsewhere', extra), at('2026-11-23'))).toEqual({
      from: '2026-11-27',
      to: '2026-12-02',
    });
  });
});

describe('the pickup days at a branch', () => {
  const day = ['09:00-12:00', '13:00-18:00'];
  const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: ['08:30-12:00'] };

  test('R-6.05 with the goods in stock: today, if it stays open for another hour', () => {
    expect(readyDays(readySpan(true), at('2026-11-23', '17:00'), hours)).toEqual({
      from: '2026-11-23',
      to: '2026-11-24',
    });
    expect(readyDays(readySpan(true), at('2026-11-23', '17:01'), hours)).toEqual({
      from: '2026-11-24',
      to: '2026-11-25',
    });
    expect(readyDays(readySpan(true), at('2026-11-23', '23:50'), hours)).toEqual({
      from: '2026-11-24',
      to: '2026-11-25',
    });
  });

  test('R-6.05 include a Saturday on which it is open, never a Sunday or a holiday', () => {
    expect(readyDays(readySpan(true), at('2026-11-20', '20:00'), hours)).toEqual({
      from: '2026-11-21',
      to: '2026-11-23',
    });
    expect(readyDays(readySpan(true), at('2026-11-21', '11:30'), hours)).toEqual({
      from: '2026-11-23',
      to: '2026-11-24',
    });
    // From Christmas Eve to the Sunday after it.
    expect(readyDays(readySpan(true), at('2026-12-24'), hours)).toEqual({ from: '2026-12-28', to: '2026-12-29' });
  });

  test('R-6.05 exclude exceptional closures', () => {
    const closed = ['2026-11-23', '2026-11-24'];
    expect(readyDays(readySpan(true), at('2026-11-23', '09:00', closed), hours)).toEqual({
      from: '2026-11-25',
      to: '2026-11-26',
    });
  });

  test('R-6.05 without the goods in stock: within ten days, on days on which it is open', () => {
    expect(readyDays(readySpan(false), at('2026-11-23'), hours)).toEqual({ from: '2026-11-26', to: '2026-12-02' });
    expect(readyDays(readySpan(false), at('2026-12-21'), hours)).toEqual({ from: '2026-12-28', to: '2026-12-31' });
    // The tenth day is a Saturday on which it is open; a Sunday and a holiday follow.
    expect(readyDays(readySpan(false), at('2026-12-23'), hours).to).toBe('2027-01-02');
    expect(readyDays(readySpan(false), at('2026-12-24'), hours).to).toBe('2027-01-02');
    expect(readyDays(readySpan(false), at('2026-12-22'), hours).to).toBe('2026-12-31');
    expect(readyDays(readySpan(false), at('2026-12-23'), { ...hours, sat: [] }).to).toBe('2026-12-31');
  });

  test('without known opening hours: on working days', () => {
    expect(readyDays(readySpan(true), at('2026-11-21'), {})).toEqual({ from: '2026-11-23', to: '2026-11-24' });
  });
});

test('days are added across the ends of months and years', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test('R-6.05 goods wait for days on which the branch is open, without today, holidays and closures', () => {
  const hours = { mon: ['09:00-18:00'], wed: ['09:00-18:00'], fri: ['09:00-18:00'] };
  expect(lastOpenDay(3, at('2026-11-23'), hours)).toBe('2026-11-30');
  expect(lastOpenDay(3, at('2026-11-23', '11:00', ['2026-11-25']), hours)).toBe('2026-12-02');
  // 25 December is a Friday, 1 January as well.
  expect(lastOpenDay(4, at('2026-12-21'), hours)).toBe('2027-01-04');
});
