import { fieldError } from '#shared/errors.ts';
import type { EmailLinkOutcome } from '#shared/accounts/contract.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { refuseTaken } from '#server/platform/db/refuse-taken.ts';
import { addressKey, countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { isOpen } from '../account-policy.ts';
import { lockAccount, recordEvent, updateAccount } from '../account.queries.ts';
import { deleteLoginTokens } from '../login/login-token.queries.ts';
import { hashToken } from '../login/tokens.ts';
import { deletePasswordResets } from '../password/password-reset.queries.ts';
import { queueEmailChanged } from '../security-mails.ts';
import { takenAccountErrors } from '../taken-errors.ts';
import { confirmEmailChange, deleteEmailChange, findEmailLink, takeEmailLink } from './email-link.queries.ts';

const attempts = { max: 30, windowSeconds: 15 * 60 };

type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** What the page behind a link asks; null for an unknown, used or expired link. */
export async function getEmailLink(context: Context, token: string) {
  const link = await findEmailLink(context.db, hashToken(token), context.now());
  if (!link) return null;
  const { purpose, email, username, new_email } = link;
  return { purpose, username, email: purpose === 'own' ? email : (new_email ?? email) };
}

/** Runs in the transaction that changes the e-mail of an account, once both addresses have confirmed it. */
export type OnEmailChanged = (tx: Tx, change: { readonly from: string; readonly to: string }) => Promise<void>;

/** Confirms an address by the link sent to it. Works once. */
export async function confirmEmailLink(
  context: Context,
  token: string,
  address: string,
  onEmailChanged: OnEmailChanged,
): Promise<EmailLinkOutcome> {
  return withLink(context, token, address, async (tx, account, { purpose, email }) => {
    const now = context.now();
    if (purpose === 'own') {
      // The e-mail may have changed since the link was sent.
      if (account.email?.toLowerCase() !== email.toLowerCase()) throw fieldError('link', 'email_link_expired');
      await updateAccount(tx, account.id, { email_confirmed_at: now });
      await recordEvent(tx, { accountId: account.id, actorId: account.id, kind: 'email_confirmed', at: now });
      return 'confirmed';
    }
    const change = await confirmEmailChange(tx, account.id, purpose, now);
    if (!change || !isOpen(account)) throw fieldError('link', 'email_link_expired');
    if (!change.old_confirmed_at) return 'waits_for_old';
    if (!change.new_confirmed_at) return 'waits_for_new';
    await carryOut(context, tx, account, { email: change.email, loginId: change.login_token_id ?? undefined });
    if (account.email) await onEmailChanged(tx, { from: account.email, to: change.email });
    return 'changed';
  });
}

/** Refuses a change by the link sent to one of its addresses. The owner of the account ends all logins with it. */
export async function refuseEmailLink(context: Context, token: string, address: string): Promise<void> {
  await withLink(context, token, address, async (tx, account, { purpose }) => {
    if (purpose === 'own') return;
    await deleteEmailChange(tx, account.id);
    if (purpose === 'old') await deleteLoginTokens(tx, account.id);
    await recordEvent(tx, { accountId: account.id, actorId: null, kind: 'email_change_refused', at: context.now() });
  });
}

async function withLink<Result>(
  context: Context,
  token: string,
  address: string,
  use: (
    tx: Tx,
    account: LockedAccount,
    link: NonNullable<Awaited<ReturnType<typeof takeEmailLink>>>,
  ) => Promise<Result>,
): Promise<Result> {
  const { db } = context;
  const now = context.now();
  await countAgainstLimit(db, addressKey('email-link', address), attempts, now);
  const hash = hashToken(token);
  return db.transaction().execute(async (tx) => {
    const known = await findEmailLink(tx, hash, now);
    // The account first, as everywhere, to prevent deadlocks.
    const account = known && (await lockAccount(tx, known.account_id));
    const link = account && (await takeEmailLink(tx, hash, now));
    if (!link) throw fieldError('link', 'email_link_expired');
    return use(tx, account, link);
  });
}

/** Ends all logins but the one that requested the change, and the reset links sent to the old address. */
async function carryOut(
  context: Context,
  tx: Tx,
  account: LockedAccount,
  { email, loginId }: { readonly email: string; readonly loginId: number | undefined },
): Promise<void> {
  const at = context.now();
  await refuseTaken(takenAccountErrors, () => updateAccount(tx, account.id, { email, email_confirmed_at: at }));
  await deleteEmailChange(tx, account.id);
  await deleteLoginTokens(tx, account.id, loginId);
  await deletePasswordResets(tx, account.id);
  await recordEvent(tx, { accountId: account.id, actorId: account.id, kind: 'email_changed', at });
  for (const to of [account, { ...account, email }])
    await queueEmailChanged(context, tx, to, { email, isCorrection: false });
}
