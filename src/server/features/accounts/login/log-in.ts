import { fieldError, type FieldErrorCode } from '#shared/errors.ts';
import { loginTokenDays, type AccountState } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import { addressKey, countAgainstLimit, resetLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { isOpen, loginRefusal } from '../account-policy.ts';
import { findAccountByEmail, lockAccount, recordEvent } from '../account.queries.ts';
import { insertLoginToken } from './login-token.queries.ts';
import { isPassword } from '../password/passwords.ts';
import { hasSecondFactor, takeSecondFactor } from '../second-factor/take-second-factor.ts';
import { createToken, hashToken } from './tokens.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** The device and address of a login, shown to its owner. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
}

export interface Login {
  readonly token: string;
  readonly accountId: number;
}

/** Rate limits against guessing, per account and per address, shared by all processes. */
const limitOfAccount = { max: 10, windowSeconds: 15 * 60 };
const limitOfAddress = { max: 100, windowSeconds: 15 * 60 };

const day = 86_400_000;

/**
 * Logs in. A wrong password and an unknown e-mail get the same answer after the same work; the account's state is
 * revealed only to callers who know the password.
 * @returns the token and the account's id
 */
export async function logIn(context: Context, credentials: Credentials, origin: Origin): Promise<Login> {
  const { db } = context;
  const now = context.now();
  const accountKey = `login:account:${credentials.email}`;
  await countAgainstLimit(db, addressKey('login', origin.address), limitOfAddress, now);
  await countAgainstLimit(db, accountKey, limitOfAccount, now);
  const account = await findAccountByEmail(db, credentials.email);
  const fail = async (field: string, error: FieldErrorCode) => {
    if (account)
      await recordEvent(db, {
        accountId: account.id,
        actorId: null,
        kind: 'login_failed',
        at: now,
        detail: { error, address: origin.address },
      });
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
  await resetLimit(db, accountKey);
  return { token, accountId: account.id };
}
