import type { AccountState } from '#shared/accounts/limits.ts';
import type { FieldErrorCode } from '#shared/errors.ts';
import type { Scope } from '#shared/contract/scopes.ts';

/** Policies of accounts. The scope that an administrators' call requires is in its contract. */

interface Account {
  readonly id: number;
  readonly scopes: readonly string[];
}

interface Administrator {
  readonly accountId: number;
  readonly scopes: readonly Scope[];
}

const closedStates: Record<Exclude<AccountState, 'approved'>, FieldErrorCode> = {
  waiting: 'login_waiting',
  refused: 'login_refused',
  blocked: 'login_blocked',
  closing: 'login_closing',
  erased: 'login_wrong',
};

/** The reason why an account in a state may not log in; undefined when it may. */
export function loginRefusal(state: AccountState): FieldErrorCode | undefined {
  return state === 'approved' ? undefined : closedStates[state];
}

/** Only approved accounts can log in, have a public profile and get a role. */
export function isOpen({ state }: { readonly state: string }): boolean {
  return state === 'approved';
}

export const decisions = {
  approve: { from: ['waiting', 'refused'], to: 'approved' },
  refuse: { from: ['waiting'], to: 'refused' },
  block: { from: ['approved'], to: 'blocked' },
  unblock: { from: ['blocked'], to: 'approved' },
} as const satisfies Record<string, { from: readonly AccountState[]; to: AccountState }>;
export type AccountDecision = keyof typeof decisions;

/** Administrators cannot decide on themselves. Only those who appoint administrators may decide on one. */
export function mayDecideOn(account: Account, actor: Administrator): boolean {
  return account.id !== actor.accountId && (account.scopes.length === 0 || actor.scopes.includes('settings'));
}

/**
 * Administrators cannot change their own scopes, group or verification. They switch off their own second factor with
 * password and code (`switchOffSecondFactor`), not here.
 */
export function mayAdminister(accountId: number, actorId: number): boolean {
  return accountId !== actorId;
}
