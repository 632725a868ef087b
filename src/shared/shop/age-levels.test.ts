import { expect, test } from 'vitest';
import { neededAgeLevel } from './age-levels.ts';

test.each([
  [[], 'order', null],
  [['none'], 'order', 'confirmed'],
  [['none', 'alcohol'], 'order', 'confirmed'],
  [['tobacco', 'alcohol'], 'order', 'birth_date'],
  [['none'], 'take_over', null],
  [['none', 'alcohol'], 'take_over', 'handover'],
  [['tobacco'], 'take_over', 'handover'],
] as const)('R-11.02 %j: to %s asks for %s, in both countries', (rules, action, level) => {
  expect([neededAgeLevel(rules, 'CZ', action), neededAgeLevel(rules, 'SK', action)]).toEqual([level, level]);
});
