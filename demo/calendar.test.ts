import { expect, test } from 'vitest';
import { createCalendar } from './calendar.ts';

test.each([
  ['2026-11-22T15:00:00Z', 0, '2026-11-21T23:00:00.000Z'],
  ['2026-11-22T15:00:00Z', 40, '2026-10-12T22:00:00.000Z'],
  ['2026-03-20T23:30:00Z', -10, '2026-03-29T22:00:00.000Z'],
])('what begins and ends with a day does so at midnight of the shop: %s, %i days before', (now, days, midnight) => {
  expect(createCalendar(new Date(now)).midnightAgo(days)).toBe(midnight);
});
