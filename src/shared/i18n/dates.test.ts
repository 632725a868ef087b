import { expect, test } from 'vitest';
import { formatDate } from './dates.ts';

test('a day is written as its language writes it', () => {
  const time = '2026-03-05T12:00:00Z';
  expect(formatDate(time, 'cs')).toBe('5.\u00a03.\u00a02026');
  expect(formatDate(time, 'en')).toBe('Mar 5, 2026');
  expect(formatDate(time, 'de')).toBe('05.03.2026');
});

test('the day is the day in Prague, in winter and in summer', () => {
  expect(formatDate('2026-01-31T23:30:00Z', 'de')).toBe('01.02.2026');
  expect(formatDate('2026-07-31T22:30:00Z', 'de')).toBe('01.08.2026');
  expect(formatDate('2026-07-31T21:30:00Z', 'de')).toBe('31.07.2026');
});
