import type { Scope } from '#shared/contract/scopes.ts';
import { appealEnds, type CaseState, type Measure } from '#shared/reports/limits.ts';
import { reportKinds, type ReportKind } from '#shared/reports/reasons.ts';

/**
 * Who may report, decide and appeal. Everybody reports what is public; a message is reported by the user who has received
 * it. Reporters and affected users open a case by a secret address, administrators by their scopes.
 */

const scopeOf: Record<ReportKind, Scope> = { listing: 'adverts', message: 'users', review: 'users', user: 'users' };

interface Administrator {
  readonly accountId: number;
  readonly scopes: readonly Scope[];
}

/** The kinds of things that an administrator decides on. */
export function kindsWithin({ scopes }: { readonly scopes: readonly Scope[] }): ReportKind[] {
  return reportKinds.filter((kind) => scopes.includes(scopeOf[kind]));
}

export function scopeFor(kind: ReportKind): Scope {
  return scopeOf[kind];
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

export type DecisionObstacle = 'own' | 'reporter' | 'same_person';

interface DecidedCase {
  readonly state: CaseState;
  readonly account_id: number | null;
  /** Accounts that have reported. */
  readonly reporters: readonly number[];
  /** Who has decided so far. */
  readonly deciders: readonly (number | null)[];
}

/**
 * Why an administrator cannot decide: nobody decides about themselves or about what they have reported, and on an appeal
 * somebody else decides where there is one.
 * @param others administrators who could decide instead
 */
export function decisionObstacle(
  { state, account_id: accountId, reporters, deciders }: DecidedCase,
  { accountId: actorId }: Administrator,
  others: number,
): DecisionObstacle | null {
  if (accountId === actorId) return 'own';
  if (reporters.includes(actorId)) return 'reporter';
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
