import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, choosePeriod, daysIn, partsOf, periods, steps } from './period.ts';

const today = '2026-03-29';
const chosen = (choice: object) => choosePeriod({ period: '30', compare: 'previous', ...choice }, today);

describe('R-9.07 the chosen period', () => {
  test('ends today and is compared with as many days before', () => {
    expect(chosen({ period: '7' })).toEqual({
      from: '2026-03-23',
      to: today,
      step: 'day',
      before: { from: '2026-03-16', to: '2026-03-22' },
    });
  });

  test('is compared with the same days of the year before', () => {
    expect(chosen({ period: '12m', compare: 'year' })).toMatchObject({
      from: '2025-03-30',
      step: 'week',
      before: { from: '2024-03-30', to: '2025-03-29' },
    });
    expect(
      choosePeriod({ period: 'own', from: '2028-02-29', to: '2028-02-29', compare: 'year' }, '2028-03-01').before,
    ).toEqual({ from: '2027-02-28', to: '2027-02-28' });
  });

  test('of own dates may be given backwards, ends today at the latest and is not endless', () => {
    expect(chosen({ period: 'own', from: '2026-03-10', to: '2026-03-01' })).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-10',
    });
    expect(chosen({ period: 'own', from: '2026-03-01', to: '2027-01-01' }).to).toBe(today);
    expect(daysIn(chosen({ period: 'own', from: '2001-01-01', to: today }))).toBe(1100);
    expect(chosen({ period: 'own', from: '2001-01-01', to: today, step: 'day' }).step).toBe('week');
  });

  test('falls into parts that cover each day once', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2023-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 500 }), fc.constantFrom(...steps), (from, length, step) => {
        const range = { from, to: addDays(from, length) };
        const parts = partsOf(range, step);
        expect(parts[0]!.from).toBe(range.from);
        expect(parts.at(-1)!.to).toBe(range.to);
        for (const [index, { to }] of parts.slice(0, -1).entries()) expect(parts[index + 1]!.from).toBe(addDays(to, 1));
      }),
    );
    expect(partsOf({ from: '2026-03-27', to: '2026-04-01' }, 'week')).toEqual([
      { from: '2026-03-27', to: '2026-03-29' },
      { from: '2026-03-30', to: '2026-04-01' },
    ]);
    expect(partsOf({ from: '2026-01-31', to: '2026-03-01' }, 'month')).toHaveLength(3);
    expect(periods).toContain('own');
  });
});
