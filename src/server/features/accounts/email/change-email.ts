import { emailChangeHours } from '#shared/accounts/limits.ts';
import { fieldError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { findAccountByEmail, lockAccount, recordEvent } from '../account.queries.ts';
import { createToken, hashToken } from '../login/tokens.ts';
import { queueEmailChangeNew, queueEmailChangeOld, queueEmailInUse } from '../security-mails.ts';
import { deleteEmailChange, findEmailChange, replaceEmailChange, replaceEmailLink } from './email-link.queries.ts';

const limitOfAccount = { max: 5, windowSeconds: 60 * 60 };
const limitOfEmail = { max: 5, windowSeconds: 60 * 60 };

/**
 * Requests a change of the caller's e-mail, in place of an earlier request. It takes effect when both addresses have
 * confirmed it. An address that belongs to another account gets the same answer and the same state, but never a link:
 * its owner gets a mail about the attempt.
 */
export async function requestEmailChange(context: Context, caller: Caller, email: string): Promise<void> {
  const { accountId } = caller;
  const now = context.now();
  await countAgainstLimit(context.db, `email-change:${accountId}`, limitOfAccount, now);
  await countAgainstLimit(context.db, `email-change:email:${email}`, limitOfEmail, now);
  const [oldToken, newToken] = [createToken(), createToken()];
  const expiresAt = new Date(now.getTime() + emailChangeHours * 3_600_000);
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account?.email) throw notFound();
    if (account.email.toLowerCase() === email) throw fieldError('email', 'email_unchanged');
    const holder = await findAccountByEmail(tx, email);
    await replaceEmailChange(tx, { accountId, email, requestedAt: now, expiresAt, loginId: caller.tokenId });
    const link = { accountId, expiresAt };
    await replaceEmailLink(tx, { ...link, hash: hashToken(oldToken), purpose: 'old', email: account.email });
    await replaceEmailLink(tx, { ...link, hash: hashToken(newToken), purpose: 'new', email });
    await queueEmailChangeOld(context, tx, account, { email, token: oldToken });
    if (holder) await queueEmailInUse(context, tx, holder);
    else await queueEmailChangeNew(context, tx, { ...account, email }, { token: newToken });
    await recordEvent(tx, { accountId, actorId: accountId, kind: 'email_change_requested', at: now });
  });
}

/** Withdraws the caller's request. */
export async function withdrawEmailChange(context: Context, accountId: number): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await deleteEmailChange(tx, accountId))) throw notFound();
    await recordEvent(tx, { accountId, actorId: accountId, kind: 'email_change_withdrawn', at: context.now() });
  });
}

/** The caller's request, as the account shows it; null without one. */
export async function getEmailChange(context: Context, accountId: number) {
  const change = await findEmailChange(context.db, accountId, context.now());
  return change
    ? {
        email: change.email,
        expires_at: change.expires_at.toISOString(),
        is_old_confirmed: change.old_confirmed_at !== null,
        is_new_confirmed: change.new_confirmed_at !== null,
      }
    : null;
}
