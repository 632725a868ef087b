import { fieldError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { countAttempt } from '#server/platform/attempts/attempts.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { findAccount, recordEvent, updateAccount } from './account.queries.ts';
import { deleteLoginTokens } from './login-token.queries.ts';
import { queuePasswordChanged } from './mails.ts';
import { takePasswordReset } from './password-reset.queries.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { hashToken } from './tokens.ts';

export interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

const attempts = { max: 10, windowSeconds: 15 * 60 };

/** By who is logged in and knows the current one. Ends the other logins. */
export async function changePassword(
  context: Context,
  caller: Caller,
  form: NewPassword & { readonly current_password: string },
): Promise<void> {
  await countAttempt(context.db, `password:${caller.accountId}`, attempts, context.now());
  checkConfirmation(form);
  const account = await findAccount(context.db, caller.accountId);
  if (!account) throw notFound();
  if (!(await isPassword(account.password_hash, form.current_password)))
    throw fieldError('current_password', 'password_wrong');
  await setPassword(context, caller.accountId, form.password, caller.tokenId);
}

/** By the link of a mail, which works once. Ends every login. */
export async function resetPassword(context: Context, token: string, form: NewPassword): Promise<void> {
  checkConfirmation(form);
  await setPassword(context, hashToken(token), form.password);
}

/** @param whose the account, or the hash of the link that is used up for it in the same transaction */
async function setPassword(
  context: Context,
  whose: number | Buffer,
  password: string,
  keptToken?: number,
): Promise<void> {
  const now = context.now();
  const passwordHash = await hashPassword(password);
  await context.db.transaction().execute(async (tx) => {
    const accountId = typeof whose === 'number' ? whose : await takePasswordReset(tx, whose, now);
    const account = accountId === undefined ? undefined : await findAccount(tx, accountId);
    if (!account) throw fieldError('password', 'reset_expired');
    await updateAccount(tx, account.id, { password_hash: passwordHash });
    await deleteLoginTokens(tx, account.id, keptToken);
    await recordEvent(tx, { accountId: account.id, actorId: account.id, kind: 'password_changed', at: now });
    await queuePasswordChanged(context, tx, account);
  });
}

function checkConfirmation({ password, password_confirmation }: NewPassword): void {
  if (password !== password_confirmation) throw fieldError('password_confirmation', 'passwords_differ');
}
