import { expect, test } from 'vitest';
import { readShopTime, shopTimeInput } from './shop-time.ts';

test.each([
  ['2026-06-01T14:00', '2026-06-01T12:00:00.000Z'],
  ['2026-12-01T14:00', '2026-12-01T13:00:00.000Z'],
  ['2026-01-01T00:00', '2025-12-31T23:00:00.000Z'],
  // When clocks go back the hour occurs twice: the first one counts.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])("%s in the shop's time zone is %s", (typed, iso) => {
  expect(readShopTime(typed)).toBe(iso);
  expect(shopTimeInput(iso)).toBe(typed);
});

test('a time skipped by the change to summer time counts as an hour later', () => {
  expect(shopTimeInput(readShopTime('2026-03-29T02:30')!)).toBe('2026-03-29T03:30');
});

test.each(['', '2026-06-01', 'zítra', '2026-13-01T10:00'])('%j is not a valid time', (typed) => {
  expect(readShopTime(typed)).toBeUndefined();
});
