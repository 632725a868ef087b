import { conflict, fieldError, forbidden, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { countAgainstLimit, resetLimit } from '#server/platform/rate-limit/rate-limit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { mayAdminister } from '../account-policy.ts';
import { findAccount, lockAccount, updateAccount } from '../account.queries.ts';
import { queueSecondFactorOff } from '../mails.ts';
import { isPassword } from '../password/passwords.ts';
import type { Addressee } from '../queue-account-mail.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { rateLimitKey, recordSecondFactor, secondFactorLimit } from './second-factor-change.ts';
import { replaceRecoveryCodes } from './second-factor.queries.ts';
import { hasSecondFactor, takeSecondFactor } from './take-second-factor.ts';

/** Verifies the owner: somebody else may be using an open login. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}

export async function switchOffSecondFactor(context: Context, accountId: number, proof: Proof): Promise<void> {
  await withProof(context, accountId, proof, (tx, account) => switchOff(context, tx, account, accountId));
}

/** Replaces the recovery codes. @returns the new ones */
export async function renewCodes(context: Context, accountId: number, proof: Proof): Promise<string[]> {
  return withProof(context, accountId, proof, async (tx) => {
    await recordSecondFactor(tx, 'recovery_codes_renewed', { accountId, actorId: accountId, at: context.now() });
    return renewRecoveryCodes(tx, accountId);
  });
}

/** Switches off the second factor of another administrator, who has lost the phone and the recovery codes. */
export async function switchOffSecondFactorOf(
  context: Context,
  { id, actorId }: { id: number; actorId: number },
): Promise<void> {
  if (!mayAdminister(id, actorId)) throw forbidden();
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw notFound();
    if (!hasSecondFactor(account)) throw conflict();
    await switchOff(context, tx, account, actorId);
  });
}

async function withProof<Result>(
  context: Context,
  accountId: number,
  { password, code }: Proof,
  change: (tx: Tx, account: Addressee) => Promise<Result>,
): Promise<Result> {
  const { db } = context;
  const now = context.now();
  await countAgainstLimit(db, rateLimitKey(accountId), secondFactorLimit, now);
  const passwordHash = (await findAccount(db, accountId))?.password_hash;
  if (!(await isPassword(passwordHash, password))) throw fieldError('password', 'password_wrong');
  const result = await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account || !hasSecondFactor(account)) throw conflict();
    if (account.password_hash !== passwordHash) throw fieldError('password', 'password_wrong');
    if (!(await takeSecondFactor(context, tx, account, code))) throw fieldError('code', 'second_factor_wrong');
    return change(tx, account);
  });
  await resetLimit(db, rateLimitKey(accountId));
  return result;
}

async function switchOff(context: Context, tx: Tx, account: Addressee, actorId: number): Promise<void> {
  await updateAccount(tx, account.id, {
    second_factor_secret: null,
    second_factor_confirmed_at: null,
    second_factor_last_step: null,
  });
  await replaceRecoveryCodes(tx, account.id, []);
  await recordSecondFactor(tx, 'second_factor_off', { accountId: account.id, actorId, at: context.now() });
  await queueSecondFactorOff(context, tx, account, { isOwn: actorId === account.id });
}
