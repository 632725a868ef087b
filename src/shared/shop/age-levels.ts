import type { AgeRule } from '../catalog/limits.ts';
import type { Shop } from './shops.ts';

/** How sure the shop is that somebody is an adult (requirement ), the least first. */
export const ageLevels = ['confirmed', 'birth_date', 'provider', 'handover'] as const;
export type AgeLevel = (typeof ageLevels)[number];

export type AgeAction = 'order' | 'take_over';

type Levels = Readonly<Record<AgeRule, Readonly<Record<AgeAction, AgeLevel | null>>>>;

// The portal is for adults alone, so everybody confirms. Whoever takes alcohol or tobacco over shows it.
const levels: Levels = {
  none: { order: 'confirmed', take_over: null },
  alcohol: { order: 'confirmed', take_over: 'handover' },
  tobacco: { order: 'birth_date', take_over: 'handover' },
};
const levelsByCountry: Readonly<Record<Shop['country'], Levels>> = { CZ: levels, SK: levels };

/**
 * The level that an action asks for: the highest of what the goods' categories do by the law of the country into which
 * they go. Null: none.
 */
export function neededAgeLevel(
  rules: readonly AgeRule[],
  country: Shop['country'],
  action: AgeAction,
): AgeLevel | null {
  const needed = rules.map((rule) => levelsByCountry[country][rule][action]);
  return ageLevels.findLast((level) => needed.includes(level)) ?? null;
}
