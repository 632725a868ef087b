import { fieldError, forbidden, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import { isOpen, mayAdminister } from '../account-policy.ts';
import { roleOf } from './account-role.ts';
import { lockGroup } from './admin-account.queries.ts';
import { lockAccount, recordEvent, updateAccount } from '../account.queries.ts';
import { queueRoleChanged } from '../security-mails.ts';

interface Change {
  readonly id: number;
  readonly actorId: number;
}

interface RoleChange extends Change {
  readonly version: string;
}

/**
 * Sets a user's administrator scopes.
 * @throws conflict (409) when the scopes or the group were changed since the form was loaded
 */
export async function setScopes(
  context: Context,
  { id, actorId, version, scopes }: RoleChange & { scopes: readonly Scope[] },
) {
  if (!mayAdminister(id, actorId)) throw forbidden();
  const unique = [...new Set(scopes)].sort();
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account || !isOpen(account)) throw notFound();
    ensureVersion(roleOf(account), version);
    if (isEqual(account.scopes, unique)) return;
    await updateAccount(tx, id, { scopes: unique });
    await queueRoleChanged(context, tx, account, { scopes: unique });
    await recordEvent(tx, {
      accountId: id,
      actorId,
      kind: 'scopes_changed',
      at: context.now(),
      detail: { scopes: unique },
    });
    await recordAudit(
      tx,
      [
        {
          actorId,
          action: 'set_scopes',
          entity: 'account',
          entityId: id,
          before: { scopes: account.scopes },
          after: { scopes: unique },
        },
      ],
      context.now(),
    );
  });
}

/**
 * Assigns a user to a group with a discount, or to none.
 * @throws conflict (409) when the group or the scopes were changed since the form was loaded
 */
export async function setGroup(
  context: Context,
  { id, actorId, version, groupId }: RoleChange & { groupId: number | null },
) {
  if (!mayAdminister(id, actorId)) throw forbidden();
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw notFound();
    ensureVersion(roleOf(account), version);
    if (account.user_group_id === groupId) return;
    const group = groupId === null ? undefined : await lockGroup(tx, groupId);
    if (groupId !== null && !group) throw fieldError('user_group_id', 'required');
    await updateAccount(tx, id, { user_group_id: groupId });
    await queueRoleChanged(context, tx, account, { group });
    await recordEvent(tx, {
      accountId: id,
      actorId,
      kind: 'group_changed',
      at: context.now(),
      detail: { user_group_id: groupId },
    });
    await recordAudit(
      tx,
      [
        {
          actorId,
          action: 'set_group',
          entity: 'account',
          entityId: id,
          before: { user_group_id: account.user_group_id },
          after: { user_group_id: groupId },
        },
      ],
      context.now(),
    );
  });
}

/** Verified users post without limit and without approval. */
export async function setVerified(context: Context, { id, actorId, authorized }: Change & { authorized: boolean }) {
  if (!mayAdminister(id, actorId)) throw forbidden();
  const at = context.now();
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account || !isOpen(account)) throw notFound();
    if (account.authorized === authorized) return;
    // The verification is now an administrator's, even if it was paid for: a refund does not take it back.
    await updateAccount(tx, id, { authorized, is_verification_paid: false });
    await queueRoleChanged(context, tx, account, { authorized });
    await recordEvent(tx, { accountId: id, actorId, kind: authorized ? 'verified' : 'verification_ended', at });
    const [before, after] = [{ authorized: account.authorized }, { authorized }];
    await recordAudit(tx, [{ actorId, action: 'set_verified', entity: 'account', entityId: id, before, after }], at);
  });
}

function isEqual(stored: readonly string[], chosen: readonly string[]): boolean {
  return [...stored].sort().join() === chosen.join();
}
