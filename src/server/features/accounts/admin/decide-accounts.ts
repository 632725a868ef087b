import type { AuditAction } from '#shared/audit/audit.ts';
import type { AccountState } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import { chooseReason, type ReasonWords } from '#server/features/reasons/index.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { decisions, mayDecideOn, type AccountDecision } from '../account-policy.ts';
import { recordEvent, updateAccount } from '../account.queries.ts';
import { lockAccountsIn, lockWithReviewed } from './admin-account.queries.ts';
import { deleteLoginTokens } from '../login/login-token.queries.ts';
import { queueAccountApproved, queueAccountBlocked, queueAccountRefused } from '../mails.ts';
import type { Addressee } from '../queue-account-mail.ts';

interface DecisionRecord {
  readonly action: AuditAction;
  readonly event: string;
  readonly mail?: (context: Context, tx: Tx, to: Addressee, reason: string) => Promise<void>;
}

const records: Record<AccountDecision, DecisionRecord> = {
  approve: { action: 'approve', event: 'approved', mail: queueAccountApproved },
  refuse: { action: 'refuse', event: 'refused', mail: queueAccountRefused },
  block: { action: 'block', event: 'blocked', mail: queueAccountBlocked },
  unblock: { action: 'unblock', event: 'unblocked' },
};

/**
 * Decides on several accounts at once. Skips accounts that are no longer in a suitable state, because another
 * administrator was faster, and those on which the actor may not decide.
 * @param words why, for a decision that users must understand: a prepared reason, sent to each in the account's language,
 *   the administrator's own words, or both
 * @returns ids of the accounts decided on
 * @throws FieldError (422) when `words` are empty
 */
export async function decideAccounts(
  context: Context,
  name: AccountDecision,
  { ids, actor, words }: { ids: readonly number[]; actor: Caller; words?: ReasonWords },
): Promise<number[]> {
  const { from, to }: { from: readonly AccountState[]; to: AccountState } = decisions[name];
  const { action, event, mail } = records[name];
  const actorId = actor.accountId;
  const now = context.now();
  const reasonFor = words ? await chooseReason(context, 'account', words) : () => '';
  return context.db.transaction().execute(async (tx) => {
    if (to === 'blocked' || from.includes('blocked')) await lockWithReviewed(tx, ids);
    const accounts = (await lockAccountsIn(tx, ids, from)).filter((account) => mayDecideOn(account, actor));
    for (const account of accounts) {
      const reason = reasonFor(account);
      await updateAccount(tx, account.id, { state: to });
      await recordEvent(tx, { accountId: account.id, actorId, kind: event, at: now, detail: reason ? { reason } : {} });
      if (to === 'blocked') await deleteLoginTokens(tx, account.id);
      if (mail && account.email) await mail(context, tx, account, reason);
    }
    await recordAudit(
      tx,
      accounts.map((account) => {
        const reason = reasonFor(account);
        const after = { state: to, ...(reason && { reason }) };
        return { actorId, action, entity: 'account', entityId: account.id, before: { state: account.state }, after };
      }),
      now,
    );
    return accounts.map(({ id }) => id);
  });
}
