import type { Scope } from '../contract/scopes.ts';

/**
 * What prepared reasons are for: rejecting and hiding adverts, refusing registrations and blocking users, hiding reviews.
 */
export const reasonKinds = ['advert', 'account', 'review'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** The scope of administrators who use and edit the reasons. */
export const reasonScopes = { advert: 'adverts', account: 'users', review: 'users' } as const satisfies Record<
  ReasonKind,
  Scope
>;
