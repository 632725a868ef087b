import { fieldError, type FieldErrorCode } from '#shared/errors.ts';
import type { AccountState } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { isOpen, loginRefusal } from '../account-policy.ts';
import { findAccountByEmail, lockAccount } from '../account.queries.ts';
import { isPassword } from '../password/passwords.ts';
import { hasSecondFactor, takeSecondFactor } from '../second-factor/take-second-factor.ts';
import { countLogin } from './limit-logins.ts';
import { loginFailureJob } from './login-failure.ts';
import { isToken, hashToken } from './tokens.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

interface Check {
  readonly address: string;
  /** The token of the device, from an earlier login. */
  readonly device: string | undefined;
  /** The field of a wrong password and its error. */
  readonly wrong: readonly [field: string, error: FieldErrorCode];
}

/**
 * Checks a password, and a code where the account has a second factor. Counts the attempt and records a failure. A wrong
 * password and an unknown e-mail get the same answer after the same work; the account's state is revealed only to
 * callers who know the password.
 * @param andThen runs in the transaction that uses up the code
 * @throws FieldError (422), too_many_requests (429)
 */
export async function checkCredentials<Result>(
  context: Context,
  { email, password, code }: Credentials,
  { address, device, wrong }: Check,
  andThen: (tx: Tx, account: LockedAccount) => Promise<Result>,
): Promise<Result> {
  const { db } = context;
  const now = context.now();
  const hash = device !== undefined && isToken(device) ? hashToken(device) : undefined;
  const attempt = await countLogin(db, { email, address, device: hash }, now);
  const account = await findAccountByEmail(db, email);
  const fail = async (field: string, error: FieldErrorCode) => {
    const { isSuspicious: is_suspicious } = attempt;
    context.log.info('A login failed', { security: 'login_failed', error, account: account?.id, address });
    await addJob(db, loginFailureJob.task, { email, error, address, at: now.toISOString(), is_suspicious });
    return fieldError(field, error);
  };
  if (!(await isPassword(account?.password_hash, password)) || !account) throw await fail(...wrong);
  const refusal = loginRefusal(account.state as AccountState);
  if (refusal) throw await fail(wrong[0], refusal);
  if (hasSecondFactor(account) && !code) throw fieldError('code', 'second_factor_needed');
  // In one transaction, so that a failure doesn't use up the code.
  const outcome = await db.transaction().execute(async (tx) => {
    // Meanwhile the password may have been changed or the account blocked.
    const current = await lockAccount(tx, account.id);
    if (current?.password_hash !== account.password_hash || !isOpen(current)) return 'changed';
    if (hasSecondFactor(current) && !(await takeSecondFactor(context, tx, current, code ?? ''))) return 'wrong code';
    return { result: await andThen(tx, current) };
  });
  if (outcome === 'changed') throw await fail(...wrong);
  if (outcome === 'wrong code') throw await fail('code', 'second_factor_wrong');
  await attempt.reset();
  return outcome.result;
}
