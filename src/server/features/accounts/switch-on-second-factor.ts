import { conflict, fieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { countAttempt, forgetAttempts } from '#server/platform/attempts/attempts.ts';
import { lockAccount, updateAccount } from './account.queries.ts';
import { queueSecondFactorOn } from './mails.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { attemptsKey, recordSecondFactor, secondFactorAttempts } from './second-factor-change.ts';
import { createSecret, secretUri } from './second-factor.ts';
import { takeAppCode } from './take-second-factor.ts';

/** Gives an administrator a secret for the app. Nothing is asked for at login before it is confirmed. */
export async function beginSecondFactor({ db }: Context, accountId: number): Promise<{ secret: string; uri: string }> {
  const secret = createSecret();
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account || account.second_factor_confirmed_at) throw conflict();
    await updateAccount(tx, accountId, { second_factor_secret: secret, second_factor_last_step: null });
    return { secret, uri: secretUri(secret, account.email ?? account.username) };
  });
}

/** Switches it on by a code that the app made of the secret. @returns the recovery codes */
export async function confirmSecondFactor(context: Context, accountId: number, code: string): Promise<string[]> {
  const { db } = context;
  const now = context.now();
  await countAttempt(db, attemptsKey(accountId), secondFactorAttempts, now);
  const codes = await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account?.second_factor_secret || account.second_factor_confirmed_at) throw conflict();
    if (!(await takeAppCode(tx, account, code, now))) throw fieldError('code', 'second_factor_wrong');
    await updateAccount(tx, accountId, { second_factor_confirmed_at: now });
    await recordSecondFactor(tx, 'second_factor_on', { accountId, actorId: accountId, at: now });
    await queueSecondFactorOn(context, tx, account);
    return renewRecoveryCodes(tx, accountId);
  });
  await forgetAttempts(db, attemptsKey(accountId));
  return codes;
}
