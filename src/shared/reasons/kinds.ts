import type { Scope } from '../contract/scopes.ts';

/**
 * What prepared reasons are for: rejecting and hiding adverts, refusing registrations and blocking users, hiding reviews,
 * rejecting toppings, decisions on reports.
 */
export const reasonKinds = ['advert', 'account', 'review', 'topping', 'report'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** The scopes of administrators who use and edit the reasons: one of them is enough. */
export const reasonScopes: Readonly<Record<ReasonKind, readonly Scope[]>> = {
  advert: ['adverts'],
  account: ['users'],
  review: ['users'],
  topping: ['adverts'],
  report: ['users', 'adverts'],
};
