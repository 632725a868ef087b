import { describe, expect, it } from 'vitest';
import { consentSignals, consentToAll, formatConsent, parseConsent } from './consent.ts';

describe('cookie consent', () => {
  it('denies every signal before a choice', () => {
    expect(new Set(Object.values(consentSignals(undefined)))).toEqual(new Set(['denied']));
    expect(Object.keys(consentSignals(undefined)).toSorted()).toEqual([
      'ad_personalization',
      'ad_storage',
      'ad_user_data',
      'analytics_storage',
      'functionality_storage',
      'personalization_storage',
      'security_storage',
    ]);
  });

  it('grants exactly the signals of the ticked flags', () => {
    expect(consentSignals(new Set(['marketing']))).toEqual({
      security_storage: 'granted',
      functionality_storage: 'granted',
      analytics_storage: 'denied',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'denied',
      personalization_storage: 'denied',
    });
    expect(new Set(Object.values(consentSignals(consentToAll)))).toEqual(new Set(['granted']));
  });

  it('survives the round trip through the cookie', () => {
    for (const consent of [new Set<never>(), new Set(['analytical'] as const), consentToAll]) {
      expect(parseConsent(formatConsent(consent))).toEqual(consent);
    }
  });

  it('ignores a malformed cookie', () => {
    expect(parseConsent(undefined)).toBeUndefined();
    expect(parseConsent('yes')).toBeUndefined();
    expect(parseConsent('technical.everything')).toEqual(new Set());
  });
});
