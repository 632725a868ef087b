import { ageLimit } from '#shared/shop/figures.ts';
import { yearsAfter } from '#shared/shop/years-after.ts';
import type { Claims } from './open-id.ts';
import type { AgeProvider } from './settings.ts';

export type AgeFinding = 'adult' | 'too_young' | 'age_unknown';

/**
 * What the claims of a provider say about its visitor's age. A birth date is evaluated here and kept nowhere.
 * @param today ISO date in the shop's time zone
 */
export function evaluateAge(
  { adultClaim, vouchingClaim }: Pick<AgeProvider, 'adultClaim' | 'vouchingClaim'>,
  claims: Claims,
  today: string,
): AgeFinding {
  if (vouchingClaim !== undefined && flagOf(claims[vouchingClaim]) !== true) return 'age_unknown';
  const isAdult = flagOf(claims[adultClaim]);
  if (isAdult !== undefined) return isAdult ? 'adult' : 'too_young';
  const { birthdate } = claims;
  if (typeof birthdate !== 'string' || !isPastDay(birthdate, today)) return 'age_unknown';
  return yearsAfter(birthdate, ageLimit) <= today ? 'adult' : 'too_young';
}

/** Some providers write flags as text. */
function flagOf(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/** A year without a day, or the year 0000 of people who hide it (OpenID Connect Core 5.1), prove nothing. */
function isPastDay(day: string, today: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && day <= today;
}
