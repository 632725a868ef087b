import { emailConfirmationDays } from '#shared/accounts/limits.ts';
import { conflict, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { lockAccount } from '../account.queries.ts';
import { createToken, hashToken } from '../login/tokens.ts';
import type { Addressee } from '../queue-account-mail.ts';
import { queueConfirmEmail } from '../security-mails.ts';
import { replaceEmailLink } from './email-link.queries.ts';

const limitOfAccount = { max: 5, windowSeconds: 60 * 60 };

/** Sends the caller a link that confirms the e-mail of the account. */
export async function sendEmailConfirmation(context: Context, accountId: number): Promise<void> {
  await countAgainstLimit(context.db, `email-confirmation:${accountId}`, limitOfAccount, context.now());
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw notFound();
    if (account.email_confirmed_at) throw conflict();
    await queueEmailConfirmation(context, tx, account);
  });
}

export async function queueEmailConfirmation(context: Context, tx: Tx, account: Addressee): Promise<void> {
  if (!account.email) return;
  const token = await storeEmailConfirmation(context, tx, { id: account.id, email: account.email });
  await queueConfirmEmail(context, tx, account, token);
}

/** @returns the token of a link that confirms the e-mail, for a mail to it */
export async function storeEmailConfirmation(
  context: Context,
  tx: Tx,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(context.now().getTime() + emailConfirmationDays * 86_400_000);
  await replaceEmailLink(tx, { hash: hashToken(token), accountId: id, purpose: 'own', email, expiresAt });
  return token;
}
