/** Providers that can confirm an age, by the name stored with orders, and their brand names. */
export const ageProviderBrands = { bankid: 'Bank iD', mojeid: 'MojeID' } as const;

export type AgeProviderName = keyof typeof ageProviderBrands;

export const ageProviderNames = Object.keys(ageProviderBrands) as AgeProviderName[];

export function isAgeProvider(name: string): name is AgeProviderName {
  return Object.hasOwn(ageProviderBrands, name);
}

/** The brand of a stored provider; a provider that no longer exists keeps its name. */
export function ageProviderBrand(name: string): string {
  return isAgeProvider(name) ? ageProviderBrands[name] : name;
}

/**
 * How a visit at a provider ended. `expired`: the visit was too long ago, has been answered already, or was begun in
 * another browser. `untrusted`: the answer failed a check.
 */
export const ageOutcomes = [
  'verified',
  'cancelled',
  'too_young',
  'age_unknown',
  'expired',
  'untrusted',
  'unavailable',
] as const;
export type AgeOutcome = (typeof ageOutcomes)[number];

/** The query parameter with the outcome, on the page to which the provider's visitor returns. */
export const ageOutcomeParameter = 'age';

/** The places from which a verification begins, and to which it returns. */
export const ageProofPlaces = ['cart', 'account'] as const;
export type AgeProofPlace = (typeof ageProofPlaces)[number];

/** Identifies a browser that has begun a verification; out of reach of scripts (HttpOnly). */
export const ageCookie = 'age-proof';
