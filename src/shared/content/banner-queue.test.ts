import { expect, test } from 'vitest';
import { bannerWait } from './banner-queue.ts';

const now = new Date('2026-06-10T12:00:00Z');
const day = (number: number | null) =>
  number === null ? null : `2026-06-${String(number).padStart(2, '0')}T00:00:00Z`;
const banner = (name: string, from: number | null, to: number | null, isActive = true) => ({
  name,
  shown_from: day(from),
  shown_to: day(to),
  is_active: isActive,
});
const waitOf = (from: number | null, to: number | null, ahead: ReturnType<typeof banner>[]) => {
  const wait = bannerWait(banner('own', from, to), ahead, now);
  return wait && [wait.behind.name, wait.from?.toISOString().slice(8, 10) ?? 'never'];
};

test('R-9.04 a banner waits until those before it end, one after another', () => {
  expect(waitOf(null, null, [])).toBeUndefined();
  expect(waitOf(null, null, [banner('first', 1, 15)])).toEqual(['first', '15']);
  expect(waitOf(12, null, [banner('first', 11, 15), banner('second', 14, 20)])).toEqual(['first', '20']);
  expect(waitOf(16, null, [banner('first', 1, 15)])).toBeUndefined();
  expect(waitOf(null, null, [banner('first', 12, 15)])).toBeUndefined();
});

test('R-9.04 a banner whose period ends before the others do is never shown', () => {
  expect(waitOf(12, 14, [banner('endless', null, null)])).toEqual(['endless', 'never']);
  expect(waitOf(12, 15, [banner('first', 1, 15)])).toEqual(['first', 'never']);
  expect(waitOf(12, 16, [banner('first', 1, 14), banner('second', 13, null)])).toEqual(['first', 'never']);
});

test('R-9.04 banners that are off or over keep nobody waiting', () => {
  expect(waitOf(null, null, [banner('off', null, null, false), banner('over', 1, 9)])).toBeUndefined();
  expect(waitOf(1, 9, [banner('endless', null, null)])).toBeUndefined();
});
