import { expect, it } from 'vitest';
import { calendarDay, dateText, daysBetween } from './calendar-days.ts';

it('begins days at midnight in Prague', () => {
  expect(calendarDay(new Date('2026-03-05T22:59:59Z'))).toEqual({ year: 2026, month: 3, day: 5 });
  expect(calendarDay(new Date('2026-03-05T23:00:00Z'))).toEqual({ year: 2026, month: 3, day: 6 });
});

it('counts calendar days across months and the change of time', () => {
  const day = (text: string) => calendarDay(new Date(text));
  expect(daysBetween(day('2026-03-28T23:30:00Z'), day('2026-03-29T10:00:00Z'))).toBe(0);
  expect(daysBetween(day('2026-03-28T10:00:00Z'), day('2026-03-30T10:00:00Z'))).toBe(2);
  expect(daysBetween(day('2026-02-27T10:00:00Z'), day('2026-03-02T10:00:00Z'))).toBe(3);
});

it('writes dates as the language does', () => {
  const day = { year: 2026, month: 3, day: 5 };
  expect(dateText(day, 'cs')).toBe('5.\u00a03.\u00a02026');
  expect(dateText(day, 'en')).toBe('5\u00a0Mar\u00a02026');
  expect(dateText(day, 'de')).toBe('5.3.2026');
});
