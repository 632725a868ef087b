import { expect, test } from 'vitest';
import { assessRisk, graver, pointsOf, rankOf } from './assess-risk.ts';

const calm = { reason: 'other', reporters: 1, caution: null, measures: 0, views: 0 } as const;
const points = (facts: Partial<Parameters<typeof assessRisk>[0]>) => pointsOf(assessRisk({ ...calm, ...facts }));

test('R-9.01 every fact adds to the urgency of a case, up to its limit', () => {
  expect(points({})).toBe(10);
  expect(points({ reason: 'minors' })).toBe(60);
  expect(points({ reporters: 3 })).toBe(26);
  expect(points({ reporters: 100 })).toBe(50);
  expect(points({ caution: 'suspicious' })).toBe(25);
  expect(points({ caution: 'known_fraud' })).toBe(40);
  expect(points({ measures: 2 })).toBe(30);
  expect(points({ views: 5000 })).toBe(20);
  expect(assessRisk(calm)).toEqual([{ kind: 'reason', points: 10 }]);
});

test('a grave case comes first, until the others have waited long enough', () => {
  const at = new Date('2026-06-10T00:00:00Z');
  const hoursEarlier = (hours: number) => new Date(at.getTime() - hours * 3_600_000);
  expect(rankOf(at, 60) < rankOf(hoursEarlier(99), 10)).toBe(true);
  expect(rankOf(at, 60) < rankOf(hoursEarlier(101), 10)).toBe(false);
});

test('the gravest reason counts', () => {
  expect([graver('spam', 'fraud'), graver('fraud', 'spam')]).toEqual(['fraud', 'fraud']);
});
