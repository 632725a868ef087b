import { expect, test } from 'vitest';
import { ageLevelToOrder, ageProofUsableUntil, needsHandoverCheck } from './age-levels.ts';

test.each([
  [[], 'confirmed', 'confirmed', false],
  [['none'], 'confirmed', 'confirmed', false],
  [['none', 'alcohol'], 'confirmed', 'confirmed', true],
  [['tobacco', 'alcohol'], 'provider', 'birth_date', true],
] as const)(
  'R-11.02 an order with age rules %j requires %s, without a provider %s, and an age check on handover: %s',
  (rules, level, withoutProvider, isChecked) => {
    for (const country of ['CZ', 'SK'] as const) {
      expect(ageLevelToOrder(rules, { country, hasProvider: true })).toBe(level);
      expect(ageLevelToOrder(rules, { country, hasProvider: false })).toBe(withoutProvider);
      expect(needsHandoverCheck(rules, country)).toBe(isChecked);
    }
  },
);

test('R-11.02 a provider’s confirmation suffices for an hour', () => {
  expect(ageProofUsableUntil(new Date('2026-03-05T10:00:00Z'))).toEqual(new Date('2026-03-05T11:00:00Z'));
});
