import type { Scope } from '#shared/contract/scopes.ts';
import { appealEnds, type CaseState, type Measure } from '#shared/reports/limits.ts';
import { reportKinds, type ReportKind } from '#shared/reports/reasons.ts';

/**
 * Who may report, decide and appeal. Everybody reports what is public; a message is reported by the user who has received
 * it. Reporters and affected users open a case by a secret address, administrators by their scopes.
 */

const scopeOf: Record<ReportKind, Scope> = {
  listing: 'adverts',
  message: 'users',
  review: 'users',
  reply: 'users',
  user: 'users',
};

interface Administrator {
  readonly accountId: number;
  readonly scopes: readonly Scope[];
}

/** The kinds of things that an administrator decides on. */
export function kindsWithin({ scopes }: { readonly scopes: readonly Scope[] }): ReportKind[] {
  return reportKinds.filter((kind) => scopes.includes(scopeOf[kind]));
}

/** Nobody opens a case about themselves: it tells who has reported. */
export function mayOpen(
  {
    subject_kind: kind,
    account_id: accountId,
  }: { readonly subject_kind: ReportKind; readonly account_id: number | null },
  actor: Administrator,
): boolean {
  return kindsWithin(actor).includes(kind) && accountId !== actor.accountId;
}

/**
 * The scopes that a decision on a case needs. Every answer to an appeal keeps or ends what has happened to the account, so
 * it needs what doing it needs (`allowedMeasures`).
 * @param account whose case it is; undefined: the shop's, or the account is gone
 * @param earlier what the decision wants that is appealed against
 */
export function neededScopes(
  kind: ReportKind,
  account: { readonly scopes: readonly string[] } | undefined,
  earlier: readonly Measure[],
): Scope[] {
  const ofAccount = account ? earlier.filter((measure) => measure !== 'hide') : [];
  return [
    scopeOf[kind],
    ...(ofAccount.some((measure) => measure !== 'warn') ? (['users'] as const) : []),
    ...(ofAccount.length > 0 && account!.scopes.length > 0 ? (['settings'] as const) : []),
  ];
}

/** What an administrator may do about a thing. What happens to an account needs the scope `users`. */
export function allowedMeasures(
  { kind, hasAccount }: { readonly kind: ReportKind; readonly hasAccount: boolean },
  { scopes, mayModerate }: { readonly scopes: readonly Scope[]; readonly mayModerate: boolean },
): Measure[] {
  if (!hasAccount) return [];
  return [
    ...(kind === 'user' ? [] : (['hide'] as const)),
    ...(mayModerate ? (['warn'] as const) : []),
    ...(mayModerate && scopes.includes('users') ? (['suspend', 'block'] as const) : []),
  ];
}

export type DecisionObstacle = 'reporter' | 'scope' | 'same_person';

interface DecidedCase {
  readonly state: CaseState;
  /** Accounts that have reported. */
  readonly reporters: readonly number[];
  /** Who has decided so far. */
  readonly deciders: readonly (number | null)[];
  readonly needed: readonly Scope[];
}

/**
 * Why an administrator cannot decide: nobody decides about what they have reported, nor about measures beyond their scopes,
 * and on an appeal somebody else decides where there is one.
 * @param others administrators who could decide instead
 */
export function decisionObstacle(
  { state, reporters, deciders, needed }: DecidedCase,
  { accountId: actorId, scopes }: Administrator,
  others: number,
): DecisionObstacle | null {
  if (reporters.includes(actorId)) return 'reporter';
  if (needed.some((scope) => !scopes.includes(scope))) return 'scope';
  return state === 'appealed' && deciders.includes(actorId) && others > 0 ? 'same_person' : null;
}

/** Until when a decision can be appealed against; null: not, or not any more. Each side appeals once, within the time. */
export function appealUntil(
  { state, decidedAt, hasAppealed }: { state: CaseState; decidedAt: Date | null; hasAppealed: boolean },
  now: Date,
): Date | null {
  if (state === 'open' || decidedAt === null || hasAppealed) return null;
  const end = appealEnds(decidedAt);
  return now < end ? end : null;
}
