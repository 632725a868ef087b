import { expect, test } from 'vitest';
import { calendarDay, daysBetween, formatDate, isoDay, lastDayBefore } from './dates.ts';

test('a day is formatted for its language', () => {
  const time = '2026-03-05T12:00:00Z';
  expect(formatDate(time, 'cs')).toBe('5.\u00a03.\u00a02026');
  expect(formatDate(time, 'en')).toBe('Mar 5, 2026');
  expect(formatDate(time, 'de')).toBe('05.03.2026');
});

test('days begin at midnight in Prague, in winter and in summer', () => {
  expect(calendarDay('2026-03-05T22:59:59Z')).toEqual({ year: 2026, month: 3, day: 5 });
  expect(calendarDay('2026-03-05T23:00:00Z')).toEqual({ year: 2026, month: 3, day: 6 });
  expect(formatDate('2026-07-31T22:30:00Z', 'de')).toBe('01.08.2026');
  expect(formatDate('2026-07-31T21:30:00Z', 'de')).toBe('31.07.2026');
});

test('calendar days are counted across months and clock changes', () => {
  const between = (from: string, to: string) => daysBetween(calendarDay(from), calendarDay(to));
  expect(between('2026-03-28T23:30:00Z', '2026-03-29T10:00:00Z')).toBe(0);
  expect(between('2026-03-28T10:00:00Z', '2026-03-30T10:00:00Z')).toBe(2);
  expect(between('2026-02-27T10:00:00Z', '2026-03-02T10:00:00Z')).toBe(3);
});

test.each([
  ['midnight in winter', '2026-12-06T23:00:00Z', '2026-12-06', '6.\u00a012.\u00a02026'],
  ['midnight in summer', '2026-07-31T22:00:00Z', '2026-07-31', '31.\u00a07.\u00a02026'],
  ['midday in winter', '2026-12-07T11:00:00Z', '2026-12-07', '7.\u00a012.\u00a02026'],
  ['midday in summer', '2026-08-01T10:00:00Z', '2026-08-01', '1.\u00a08.\u00a02026'],
  ['half past midnight in winter', '2026-12-06T23:30:00Z', '2026-12-07', '7.\u00a012.\u00a02026'],
])('the last day of a period that ends at %s', (_, end, day, written) => {
  expect(isoDay(lastDayBefore(end))).toBe(day);
  expect(formatDate(lastDayBefore(new Date(end)), 'cs')).toBe(written);
});
