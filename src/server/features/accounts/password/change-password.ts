import { fieldError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { addressKey, countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { findAccount, lockAccount, recordEvent, updateAccount } from '../account.queries.ts';
import { deleteEmailChange } from '../email/email-link.queries.ts';
import { deleteLoginDevices, storeLoginDevice } from '../login/login-device.queries.ts';
import { deleteLoginTokens } from '../login/login-token.queries.ts';
import { queuePasswordChanged } from '../mails.ts';
import { checkNewPassword } from './common-passwords.ts';
import { deletePasswordResets, findPasswordResetOwner, takePasswordReset } from './password-reset.queries.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Addressee } from '../queue-account-mail.ts';
import { createToken, hashToken } from '../login/tokens.ts';

export interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

const attempts = { max: 10, windowSeconds: 15 * 60 };

/** For a logged-in user who knows the current password. Ends the other logins. */
export async function changePassword(
  context: Context,
  caller: Caller,
  form: NewPassword & { readonly current_password: string },
  device: string | undefined,
): Promise<void> {
  await countAgainstLimit(context.db, `password:${caller.accountId}`, attempts, context.now());
  checkConfirmation(form);
  const account = await findAccount(context.db, caller.accountId);
  if (!account) throw notFound();
  if (!(await isPassword(account.password_hash, form.current_password)))
    throw fieldError('current_password', 'password_wrong');
  await checkNewPassword(form.password, account);
  const passwordHash = await hashPassword(form.password);
  await context.db.transaction().execute(async (tx) => {
    const current = await lockAccount(tx, account.id);
    // A concurrent request has changed it, perhaps to keep this caller out.
    if (current?.password_hash !== account.password_hash) throw fieldError('current_password', 'password_wrong');
    await setPassword(context, tx, account, { passwordHash, keptToken: caller.tokenId, device });
  });
}

/**
 * With the link of a mail, which works once. Ends all logins.
 * @returns the token of the device, from which the owner can log in despite the attempts of others
 */
export async function resetPassword(
  context: Context,
  token: string,
  form: NewPassword,
  address: string,
): Promise<string> {
  const now = context.now();
  await countAgainstLimit(context.db, addressKey('reset-link', address), attempts, now);
  checkConfirmation(form);
  const hash = hashToken(token);
  // Checked before the expensive hash of the password.
  const owner = await findPasswordResetOwner(context.db, hash, now);
  if (!owner) throw fieldError('password', 'reset_expired');
  await checkNewPassword(form.password, owner);
  const passwordHash = await hashPassword(form.password);
  const device = createToken();
  await context.db.transaction().execute(async (tx) => {
    const accountId = await takePasswordReset(tx, hash, now);
    const account = accountId === undefined ? undefined : await lockAccount(tx, accountId);
    if (!account) throw fieldError('password', 'reset_expired');
    // Only the owner of the mailbox has the link.
    await updateAccount(tx, account.id, { email_confirmed_at: account.email_confirmed_at ?? now });
    await setPassword(context, tx, account, { passwordHash, device });
  });
  return device;
}

/**
 * Ends the other logins, deletes unused reset links and a requested change of the e-mail, and forgets all devices but this one, since a stranger may have
 * logged in. The account is locked.
 */
async function setPassword(
  context: Context,
  tx: Tx,
  account: Addressee,
  { passwordHash, keptToken, device }: { passwordHash: string; keptToken?: number; device: string | undefined },
): Promise<void> {
  await updateAccount(tx, account.id, { password_hash: passwordHash });
  await deleteLoginTokens(tx, account.id, keptToken);
  await deleteLoginDevices(tx, account.id);
  if (device !== undefined) await storeLoginDevice(tx, account.id, hashToken(device), context.now());
  await deletePasswordResets(tx, account.id);
  await deleteEmailChange(tx, account.id);
  await recordEvent(tx, { accountId: account.id, actorId: account.id, kind: 'password_changed', at: context.now() });
  await queuePasswordChanged(context, tx, account);
}

function checkConfirmation({ password, password_confirmation }: NewPassword): void {
  if (password !== password_confirmation) throw fieldError('password_confirmation', 'passwords_differ');
}
