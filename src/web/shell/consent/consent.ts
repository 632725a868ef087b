/**
 * The visitor's consent. Technical cookies need none; the other kinds are off until the visitor ticks them.
 */
export const optionalFlags = ['analytical', 'marketing', 'advertisement'] as const;

export type OptionalFlag = (typeof optionalFlags)[number];
export type ConsentFlag = 'technical' | OptionalFlag;

/** The optional flags that the visitor ticked. */
export type Consent = ReadonlySet<OptionalFlag>;

export const consentToAll: Consent = new Set(optionalFlags);
export const consentToNone: Consent = new Set();

/** The cookie's format: `technical.analytical`. */
export function formatConsent(consent: Consent): string {
  return ['technical', ...optionalFlags.filter((flag) => consent.has(flag))].join('.');
}

/** @returns undefined if the cookie is missing or malformed */
export function parseConsent(cookie: string | undefined): Consent | undefined {
  const words = cookie?.split('.') ?? [];
  if (!words.includes('technical')) return undefined;
  return new Set(optionalFlags.filter((flag) => words.includes(flag)));
}

/** The signals of Google Consent Mode v2 for each flag. */
const signalsOf = {
  technical: ['security_storage', 'functionality_storage'],
  analytical: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data'],
  advertisement: ['ad_personalization', 'personalization_storage'],
} as const satisfies Record<ConsentFlag, readonly string[]>;

type Signal = (typeof signalsOf)[ConsentFlag][number];
export type ConsentSignals = Record<Signal, 'granted' | 'denied'>;

/** @param consent undefined before the first choice: everything is denied */
export function consentSignals(consent: Consent | undefined): ConsentSignals {
  const isGranted = (flag: string) =>
    consent !== undefined && (flag === 'technical' || consent.has(flag as OptionalFlag));
  return Object.fromEntries(
    Object.entries(signalsOf).flatMap(([flag, signals]) =>
      signals.map((signal) => [signal, isGranted(flag) ? 'granted' : 'denied']),
    ),
  ) as ConsentSignals;
}
