import type { AuditAction } from '#shared/audit/audit.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { mayDecideOn } from '../account-policy.ts';
import { findAccount, lockAccount, recordEvent, updateAccount } from '../account.queries.ts';
import { deleteLoginTokens } from '../login/login-token.queries.ts';
import { findLastBlock, lockWithReviewed } from './admin-account.queries.ts';

/*
 * What decisions on reports do to accounts. The decision tells the user why. Lock the account first with
 * `lockModerated`.
 */

interface Change {
  readonly id: number;
  readonly actorId: number;
  readonly at: Date;
  readonly reason?: string;
}

/** Locks an account with those whose stars follow it when it is blocked. */
export async function lockModerated(tx: Tx, id: number) {
  await lockWithReviewed(tx, [id]);
  return lockAccount(tx, id);
}

/** Whether an administrator may warn, suspend or block the account. */
export function mayModerate(account: { readonly id: number; readonly scopes: readonly string[] }, actor: Caller) {
  return mayDecideOn(account, actor);
}

export async function warnAccount(tx: Tx, change: Change): Promise<void> {
  await record(tx, change, { action: 'warn', kind: 'warned', before: {}, after: {} });
}

/**
 * Suspends an account until a time, or ends the suspension.
 * @param until null, or a time that has passed: not suspended
 * @returns whether it has changed
 */
export async function setSuspension(tx: Tx, change: Change & { readonly until: Date | null }): Promise<boolean> {
  const { id, at } = change;
  const runs = (until: Date | null) => (until !== null && until > at ? until : null);
  const before = runs((await findAccount(tx, id))?.suspended_until ?? null);
  const until = runs(change.until);
  if (before?.getTime() === until?.getTime()) return false;
  await updateAccount(tx, id, { suspended_until: until });
  await record(tx, change, {
    ...(until === null
      ? { action: 'end_suspension', kind: 'suspension_ended' }
      : { action: 'suspend', kind: 'suspended' }),
    before: { suspended_until: before },
    after: { suspended_until: until },
  });
  return true;
}

/** Blocks an approved account and ends its logins. @returns whether it has changed */
export async function blockReported(tx: Tx, change: Change): Promise<boolean> {
  const { id } = change;
  if ((await findAccount(tx, id))?.state !== 'approved') return false;
  await updateAccount(tx, id, { state: 'blocked' });
  await deleteLoginTokens(tx, id);
  await record(tx, change, {
    action: 'block',
    kind: 'blocked',
    before: { state: 'approved' },
    after: { state: 'blocked' },
  });
  return true;
}

/** Takes back the block that was made at a time; another one stays. @returns whether it has changed */
export async function unblockReported(tx: Tx, change: Change & { readonly blockedAt: Date }): Promise<boolean> {
  const { id, blockedAt } = change;
  if ((await findAccount(tx, id))?.state !== 'blocked') return false;
  if ((await findLastBlock(tx, id))?.getTime() !== blockedAt.getTime()) return false;
  await updateAccount(tx, id, { state: 'approved' });
  await record(tx, change, {
    action: 'unblock',
    kind: 'unblocked',
    before: { state: 'blocked' },
    after: { state: 'approved' },
  });
  return true;
}

async function record(
  tx: Tx,
  { id, actorId, at, reason }: Change,
  entry: { readonly action: AuditAction; readonly kind: string; readonly before: object; readonly after: object },
): Promise<void> {
  const { action, kind, before, after } = entry;
  const why = reason ? { reason } : {};
  await recordEvent(tx, { accountId: id, actorId, kind, at, detail: why });
  const entries = [{ actorId, action, entity: 'account', entityId: id, before, after: { ...after, ...why } }] as const;
  await recordAudit(tx, entries, at);
}
