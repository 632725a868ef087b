import { expect, test } from 'vitest';
import { weekdayOf, weekGroups } from './week-groups.ts';

const day = ['09:00-18:00'];
const hours = { mon: day, tue: day, wed: ['09:00-12:00', '13:00-18:00'], thu: day, fri: day, sat: ['08:30-12:00'] };

test('consecutive days with the same hours form a group, days without hours are closed', () => {
  const groups = weekGroups(hours, '2026-11-21').map(({ from, to, spans }) => [from, to, spans.join(', ')]);
  expect(groups).toEqual([
    ['mon', 'tue', '9:00–18:00'],
    ['wed', 'wed', '9:00–12:00, 13:00–18:00'],
    ['thu', 'fri', '9:00–18:00'],
    ['sat', 'sat', '8:30–12:00'],
    ['sun', 'sun', ''],
  ]);
});

test('the group that contains today is marked', () => {
  const marked = (today: string) => weekGroups(hours, today).find(({ hasToday }) => hasToday)?.from;
  expect(weekdayOf('2026-11-21')).toBe('sat');
  expect([marked('2026-11-17'), marked('2026-11-21'), marked('2026-11-22')]).toEqual(['mon', 'sat', 'sun']);
});
