import type { AgeRule } from '../catalog/limits.ts';
import type { Shop } from './shops.ts';

/** Levels of evidence that a buyer is an adult (requirement ). */
export type AgeLevel = 'confirmed' | 'birth_date' | 'provider' | 'handover';

// `provider` will be added with the adapter of an identity provider (decision 17).
const orderLevels = ['confirmed', 'birth_date'] as const satisfies readonly AgeLevel[];
export type OrderAgeLevel = (typeof orderLevels)[number];

type Levels = Readonly<Record<AgeRule, { readonly order: OrderAgeLevel; readonly take_over: 'handover' | null }>>;

// The portal is for adults only, so every buyer confirms it. Recipients of alcohol or tobacco prove it.
const levels: Levels = {
  none: { order: 'confirmed', take_over: null },
  alcohol: { order: 'confirmed', take_over: 'handover' },
  tobacco: { order: 'birth_date', take_over: 'handover' },
};
const levelsByCountry: Readonly<Record<Shop['country'], Levels>> = { CZ: levels, SK: levels };

/** The age level required to order: the highest one of the goods' categories in the country of delivery. */
export function ageLevelToOrder(rules: readonly AgeRule[], country: Shop['country']): OrderAgeLevel {
  const needed = new Set(rules.map((rule) => levelsByCountry[country][rule].order));
  return orderLevels.findLast((level) => needed.has(level)) ?? 'confirmed';
}

/** Whether the recipient's age must be checked on handover. */
export function needsHandoverCheck(rules: readonly AgeRule[], country: Shop['country']): boolean {
  return rules.some((rule) => levelsByCountry[country][rule].take_over === 'handover');
}
