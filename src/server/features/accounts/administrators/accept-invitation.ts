import { CodedError } from '#shared/errors.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { lockAccount, recordEvent, updateAccount } from '../account.queries.ts';
import { hashToken } from '../login/tokens.ts';
import { queueRoleChanged } from '../security-mails.ts';
import { endInvitation, findInvitation, lockInvitation } from './invitation.queries.ts';

/** What the link of an invitation offers; null when it is used, cancelled or expired. */
export async function getInvitation({ db, now }: Context, token: string) {
  return { invitation: (await findInvitation(db, hashToken(token), now())) ?? null };
}

/**
 * Gives the scopes of an invitation to the account of the invited e-mail. The link proves that its owner reads that mailbox.
 * @returns the account's scopes
 * @throws invitation_ended (409) for a used, cancelled or expired link; invitation_of_other (409) when the account has another
 *   e-mail
 */
export async function acceptInvitation(context: Context, accountId: number, token: string): Promise<Scope[]> {
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    const invitation = await lockInvitation(tx, hashToken(token), at);
    if (!invitation) throw new CodedError('invitation_ended');
    const account = await lockAccount(tx, accountId);
    if (!account || account.email?.toLowerCase() !== invitation.email) throw new CodedError('invitation_of_other');
    const before = account.scopes as Scope[];
    const scopes = [...new Set([...before, ...invitation.scopes])].sort();
    await endInvitation(tx, invitation.id, { state: 'accepted', by: accountId, at });
    await updateAccount(tx, accountId, { scopes, email_confirmed_at: account.email_confirmed_at ?? at });
    await queueRoleChanged(context, tx, account, { scopes });
    // The inviter has given them, the account only took them.
    const actorId = invitation.invited_by;
    await recordEvent(tx, { accountId, actorId, kind: 'scopes_changed', at, detail: { scopes } });
    await recordAudit(
      tx,
      [
        {
          actorId: accountId,
          action: 'accept_invitation',
          entity: 'account',
          entityId: accountId,
          before: { scopes: before },
          after: { scopes },
        },
      ],
      at,
    );
    return scopes;
  });
}
