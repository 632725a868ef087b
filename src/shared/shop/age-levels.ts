import type { AgeRule } from '../catalog/limits.ts';
import type { Shop } from './shops.ts';

/** Levels of evidence that a buyer is an adult (requirement ). */
export type AgeLevel = 'confirmed' | 'birth_date' | 'provider' | 'handover';

const orderLevels = ['confirmed', 'birth_date', 'provider'] as const satisfies readonly AgeLevel[];
export type OrderAgeLevel = (typeof orderLevels)[number];

type Levels = Readonly<Record<AgeRule, { readonly order: OrderAgeLevel; readonly take_over: 'handover' | null }>>;

// The portal is for adults only, so every buyer confirms it. Recipients of alcohol or tobacco prove it. Tobacco sold at a
// distance needs an electronic check at the moment of the order: section 6 of Act 65/2017 Sb., section 6 of Act 377/2004 Z. z.
const levels: Levels = {
  none: { order: 'confirmed', take_over: null },
  alcohol: { order: 'confirmed', take_over: 'handover' },
  tobacco: { order: 'provider', take_over: 'handover' },
};
const levelsByCountry: Readonly<Record<Shop['country'], Levels>> = { CZ: levels, SK: levels };

/** How old a provider's confirmation may be when goods that require one are ordered: the law asks for a check at the moment of sale. */
export const ageProofMinutes = 60;

interface Ordering {
  /** The country of delivery. */
  readonly country: Shop['country'];
  /** Without a provider, a birth date is the most that can be asked for. */
  readonly hasProvider: boolean;
}

/** The age level required to order: the highest one of the goods' categories in the country of delivery. */
export function ageLevelToOrder(rules: readonly AgeRule[], { country, hasProvider }: Ordering): OrderAgeLevel {
  const needed = new Set(rules.map((rule) => levelsByCountry[country][rule].order));
  const level = orderLevels.findLast((each) => needed.has(each)) ?? 'confirmed';
  return level === 'provider' && !hasProvider ? 'birth_date' : level;
}

/** The time until which a provider's confirmation suffices for goods that require one. */
export function ageProofUsableUntil(verifiedAt: Date): Date {
  return new Date(verifiedAt.getTime() + ageProofMinutes * 60_000);
}

/** Whether the recipient's age must be checked on handover. */
export function needsHandoverCheck(rules: readonly AgeRule[], country: Shop['country']): boolean {
  return rules.some((rule) => levelsByCountry[country][rule].take_over === 'handover');
}
