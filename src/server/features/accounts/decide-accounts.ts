import type { AuditAction } from '#shared/audit/audit.ts';
import type { AccountState } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { recordEvent, updateAccount } from './account.queries.ts';
import { lockAccountsIn } from './admin-account.queries.ts';
import { deleteLoginTokens } from './login-token.queries.ts';
import { queueAccountApproved, queueAccountBlocked, queueAccountRefused } from './mails.ts';
import type { Addressee } from './queue-account-mail.ts';

interface Decision {
  readonly action: AuditAction;
  readonly from: readonly AccountState[];
  readonly to: AccountState;
  readonly event: string;
  readonly mail?: (context: Context, tx: Tx, to: Addressee, reason: string) => Promise<void>;
}

const decisions = {
  approve: {
    action: 'approve',
    from: ['waiting', 'refused'],
    to: 'approved',
    event: 'approved',
    mail: queueAccountApproved,
  },
  refuse: { action: 'refuse', from: ['waiting'], to: 'refused', event: 'refused', mail: queueAccountRefused },
  block: { action: 'block', from: ['approved'], to: 'blocked', event: 'blocked', mail: queueAccountBlocked },
  unblock: { action: 'unblock', from: ['blocked'], to: 'approved', event: 'unblocked' },
} satisfies Record<string, Decision>;

/**
 * Decides on accounts, several at once. Who is no longer in the state for it is left out: somebody else was faster.
 * @returns ids of those that were decided
 */
export async function decideAccounts(
  context: Context,
  name: keyof typeof decisions,
  { ids, actor, reason = '' }: { ids: readonly number[]; actor: Caller; reason?: string },
): Promise<number[]> {
  const { action, from, to, event, mail }: Decision = decisions[name];
  const actorId = actor.accountId;
  const now = context.now();
  return context.db.transaction().execute(async (tx) => {
    // Nobody decides on themselves, nor on administrators unless they appoint them.
    const accounts = (await lockAccountsIn(tx, ids, from)).filter(
      ({ id, scopes }) => id !== actorId && (scopes.length === 0 || actor.scopes.includes('settings')),
    );
    for (const account of accounts) {
      await updateAccount(tx, account.id, { state: to });
      await recordEvent(tx, { accountId: account.id, actorId, kind: event, at: now, detail: reason ? { reason } : {} });
      if (to === 'blocked') await deleteLoginTokens(tx, account.id);
      if (mail && account.email) await mail(context, tx, account, reason);
    }
    await recordAudit(
      tx,
      accounts.map(({ id, state }) => ({
        actorId,
        action,
        entity: 'account',
        entityId: id,
        before: { state },
        after: { state: to, ...(reason && { reason }) },
      })),
      now,
    );
    return accounts.map(({ id }) => id);
  });
}
