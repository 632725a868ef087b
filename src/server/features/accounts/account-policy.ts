import type { AccountState } from '#shared/accounts/limits.ts';
import type { FieldErrorCode } from '#shared/errors.ts';
import type { Scope } from '#shared/contract/scopes.ts';

/** Who may do what with accounts. The scope that a call of the administration needs is in its contract. */

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
};

/** Why an account in a state may not log in; undefined when it may. */
export function loginRefusal(state: AccountState): FieldErrorCode | undefined {
  return state === 'approved' ? undefined : closedStates[state];
}

/** Only approved accounts log in, are public, and get a role. */
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

/** Nobody decides on themselves. Only administrators who appoint administrators decide on one. */
export function mayDecideOn(account: Account, actor: Administrator): boolean {
  return account.id !== actor.accountId && (account.scopes.length === 0 || actor.scopes.includes('settings'));
}

/**
 * Nobody changes their own scopes, group or verification. Their own second factor takes the password and a code
 * (`switchOffSecondFactor`), not the administration.
 */
export function mayAdminister(accountId: number, actorId: number): boolean {
  return accountId !== actorId;
}
