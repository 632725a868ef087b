import { conflict, fieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { countAgainstLimit, resetLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { findAccount, lockAccount, updateAccount } from '../account.queries.ts';
import { queueSecondFactorOn } from '../mails.ts';
import { isPassword } from '../password/passwords.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { rateLimitKey, recordSecondFactor, secondFactorLimit } from './second-factor-change.ts';
import { createSecret, secretUri } from './second-factor.ts';
import { sealSecret } from './stored-secret.ts';
import { takeAppCode } from './take-second-factor.ts';

/**
 * Creates a secret for an administrator's app. Login does not require it until it is confirmed. The password is
 * required, so that somebody who finds an open login cannot lock its owner out.
 */
export async function beginSecondFactor(
  context: Context,
  accountId: number,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { db } = context;
  await countAgainstLimit(db, rateLimitKey(accountId), secondFactorLimit, context.now());
  const passwordHash = (await findAccount(db, accountId))?.password_hash;
  if (!(await isPassword(passwordHash, password))) throw fieldError('password', 'password_wrong');
  const secret = createSecret();
  const begun = await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account || account.second_factor_confirmed_at) throw conflict();
    if (account.password_hash !== passwordHash) throw fieldError('password', 'password_wrong');
    await updateAccount(tx, accountId, {
      second_factor_secret: sealSecret(context.config, accountId, secret),
      second_factor_last_step: null,
    });
    return { secret, uri: secretUri(secret, account.email ?? account.username) };
  });
  await resetLimit(db, rateLimitKey(accountId));
  return begun;
}

/**
 * Switches the second factor on, confirmed by a code of the app.
 * @returns the recovery codes
 */
export async function confirmSecondFactor(context: Context, accountId: number, code: string): Promise<string[]> {
  const { db } = context;
  const now = context.now();
  await countAgainstLimit(db, rateLimitKey(accountId), secondFactorLimit, now);
  const codes = await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account?.second_factor_secret || account.second_factor_confirmed_at) throw conflict();
    if (!(await takeAppCode(context, tx, account, code))) throw fieldError('code', 'second_factor_wrong');
    await updateAccount(tx, accountId, { second_factor_confirmed_at: now });
    await recordSecondFactor(tx, 'second_factor_on', { accountId, actorId: accountId, at: now });
    await queueSecondFactorOn(context, tx, account);
    return renewRecoveryCodes(tx, accountId);
  });
  await resetLimit(db, rateLimitKey(accountId));
  return codes;
}
