import type { AgeRule } from '../catalog/limits.ts';
import type { Shop } from './shops.ts';

/** How sure the shop is that somebody is an adult (requirement ). */
export type AgeLevel = 'confirmed' | 'birth_date' | 'provider' | 'handover';

// A provider joins them with its adapter (decision 17).
const orderLevels = ['confirmed', 'birth_date'] as const satisfies readonly AgeLevel[];
export type OrderAgeLevel = (typeof orderLevels)[number];

type Levels = Readonly<Record<AgeRule, { readonly order: OrderAgeLevel; readonly take_over: 'handover' | null }>>;

// The portal is for adults alone, so everybody confirms. Whoever takes alcohol or tobacco over shows it.
const levels: Levels = {
  none: { order: 'confirmed', take_over: null },
  alcohol: { order: 'confirmed', take_over: 'handover' },
  tobacco: { order: 'birth_date', take_over: 'handover' },
};
const levelsByCountry: Readonly<Record<Shop['country'], Levels>> = { CZ: levels, SK: levels };

/** What ordering asks for: the highest of what the goods' categories do in the country into which they go. */
export function ageLevelToOrder(rules: readonly AgeRule[], country: Shop['country']): OrderAgeLevel {
  const needed = new Set(rules.map((rule) => levelsByCountry[country][rule].order));
  return orderLevels.findLast((level) => needed.has(level)) ?? 'confirmed';
}

/** Whether somebody must look at the age of who takes the goods over. */
export function needsHandoverCheck(rules: readonly AgeRule[], country: Shop['country']): boolean {
  return rules.some((rule) => levelsByCountry[country][rule].take_over === 'handover');
}
