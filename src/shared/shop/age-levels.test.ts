import { expect, test } from 'vitest';
import { ageLevelToOrder, needsHandoverCheck } from './age-levels.ts';

test.each([
  [[], 'confirmed', false],
  [['none'], 'confirmed', false],
  [['none', 'alcohol'], 'confirmed', true],
  [['tobacco', 'alcohol'], 'birth_date', true],
] as const)(
  'R-11.02 an order with age rules %j requires %s, and an age check on handover: %s',
  (rules, level, isChecked) => {
    for (const country of ['CZ', 'SK'] as const)
      expect([ageLevelToOrder(rules, country), needsHandoverCheck(rules, country)]).toEqual([level, isChecked]);
  },
);
