import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { recordEvent } from '../account.queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findTimeStep } from './second-factor.ts';
import { openSecret } from './stored-secret.ts';
import { takeRecoveryCode, takeTimeStep } from './second-factor.queries.ts';

type Checking = Pick<Context, 'config' | 'now'>;

interface Holder {
  readonly id: number;
  readonly second_factor_secret: string | null;
  readonly second_factor_confirmed_at: Date | null;
}

/** Whether the login requires a second factor. An unconfirmed secret does not count. */
export function hasSecondFactor({ second_factor_secret, second_factor_confirmed_at }: Holder): boolean {
  return second_factor_secret !== null && second_factor_confirmed_at !== null;
}

/**
 * Uses up a code of the app or a recovery code.
 * @returns whether it was valid
 */
export async function takeSecondFactor(context: Checking, tx: Tx, account: Holder, code: string): Promise<boolean> {
  if (await takeAppCode(context, tx, account, code)) return true;
  if (!hasSecondFactor(account) || !(await takeRecoveryCode(tx, account.id, hashRecoveryCode(code)))) return false;
  await recordEvent(tx, { accountId: account.id, actorId: account.id, kind: 'recovery_code_used', at: context.now() });
  return true;
}

/**
 * Uses up a code of the app.
 * @returns whether it was valid
 */
export async function takeAppCode({ config, now }: Checking, tx: Tx, account: Holder, code: string): Promise<boolean> {
  if (account.second_factor_secret === null) return false;
  const secret = openSecret(config, account.id, account.second_factor_secret);
  const step = findTimeStep(secret, code.replace(/\s/g, ''), now());
  return step !== undefined && takeTimeStep(tx, account.id, step);
}
