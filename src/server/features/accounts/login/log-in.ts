import { fieldError, type FieldErrorCode } from '#shared/errors.ts';
import { loginTokenDays, type AccountState } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { isOpen, loginRefusal } from '../account-policy.ts';
import { findAccountByEmail, lockAccount } from '../account.queries.ts';
import { countLogin } from './limit-logins.ts';
import { storeLoginDevice } from './login-device.queries.ts';
import { loginFailureJob } from './login-failure.ts';
import { deleteTokenOfDevice, insertLoginToken } from './login-token.queries.ts';
import { isPassword } from '../password/passwords.ts';
import { hasSecondFactor, takeSecondFactor } from '../second-factor/take-second-factor.ts';
import { createToken, hashToken, isToken } from './tokens.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** Where a login comes from. Address and user agent are shown to its owner. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
  /** The token of the device, from an earlier login to any account. */
  readonly device?: string | undefined;
  /** The token of the device's current login, which ends. */
  readonly currentToken?: string | undefined;
}

export interface Login {
  readonly token: string;
  /** The token of the device. */
  readonly device: string;
  readonly accountId: number;
}

const day = 86_400_000;

/**
 * Logs in. A wrong password and an unknown e-mail get the same answer after the same work; the account's state is
 * revealed only to callers who know the password.
 * @returns the token and the account's id
 */
export async function logIn(context: Context, credentials: Credentials, origin: Origin): Promise<Login> {
  const { db } = context;
  const now = context.now();
  const device = origin.device !== undefined && isToken(origin.device) ? origin.device : createToken();
  const { email } = credentials;
  const attempt = await countLogin(db, { email, address: origin.address, device: hashToken(device) }, now);
  const account = await findAccountByEmail(db, email);
  const fail = async (field: string, error: FieldErrorCode) => {
    const { isSuspicious: is_suspicious } = attempt;
    const { address } = origin;
    context.log.info('A login failed', { security: 'login_failed', error, account: account?.id, address });
    await addJob(db, loginFailureJob.task, { email, error, address, at: now.toISOString(), is_suspicious });
    return fieldError(field, error);
  };
  if (!(await isPassword(account?.password_hash, credentials.password)) || !account)
    throw await fail('email', 'login_wrong');
  const refusal = loginRefusal(account.state as AccountState);
  if (refusal) throw await fail('email', refusal);
  const { code } = credentials;
  if (hasSecondFactor(account) && !code) throw fieldError('code', 'second_factor_needed');
  const token = createToken();
  // In one transaction, so that a failed login doesn't use up its code.
  const outcome = await db.transaction().execute(async (tx) => {
    // Meanwhile the password may have been changed or the account blocked.
    const current = await lockAccount(tx, account.id);
    if (current?.password_hash !== account.password_hash || !isOpen(current)) return 'changed';
    if (hasSecondFactor(current) && !(await takeSecondFactor(context, tx, current, code ?? ''))) return 'wrong code';
    if (origin.currentToken !== undefined) await deleteTokenOfDevice(tx, hashToken(origin.currentToken));
    await storeLoginDevice(tx, account.id, hashToken(device), now);
    await insertLoginToken(tx, {
      hash: hashToken(token),
      accountId: account.id,
      now,
      expiresAt: new Date(now.getTime() + loginTokenDays * day),
      userAgent: origin.userAgent.slice(0, 300),
      address: origin.address,
    });
    return 'in';
  });
  if (outcome === 'changed') throw await fail('email', 'login_wrong');
  if (outcome === 'wrong code') throw await fail('code', 'second_factor_wrong');
  await attempt.reset();
  context.log.info('A login succeeded', { security: 'login', account: account.id, address: origin.address });
  return { token, device, accountId: account.id };
}
