import type { Queryable } from '#server/platform/db/db.ts';
import {
  addressKey,
  countAgainstLimit,
  countWithGrowingDelay,
  resetLimit,
} from '#server/platform/rate-limit/rate-limit.ts';
import { isLoginDevice } from './login-device.queries.ts';

/** Rate limits against guessing, shared by all processes. E-mails without an account count like the others. */
const limitOfAddress = { max: 100, windowSeconds: 15 * 60 };
/** An account from one address, or from one device that has logged in to it before. */
const strictLimit = { max: 10, windowSeconds: 15 * 60 };
/** An account from everywhere: guesses from many addresses become slow without locking the owner out for long. */
export const growingDelay = { free: 10, firstSeconds: 1, mostSeconds: 15 * 60, windowSeconds: 24 * 60 * 60 };

interface Attempt {
  readonly email: string;
  readonly address: string;
  /** The hash of the device's token. */
  readonly device: Buffer | undefined;
}

export interface CountedAttempt {
  /** Whether it is the attempt from which on the account's attempts are delayed. */
  readonly isSuspicious: boolean;
  /** Forgets the failed attempts after a success. */
  reset(): Promise<void>;
}

/**
 * Counts an attempt to log in. Attempts of strangers never delay a device that has logged in to the account before.
 * @throws too_many_requests (429)
 */
export async function countLogin(
  db: Queryable,
  { email, address, device }: Attempt,
  now: Date,
): Promise<CountedAttempt> {
  await countAgainstLimit(db, addressKey('login', address), limitOfAddress, now);
  if (device && (await isLoginDevice(db, email, device))) {
    const key = `login:device:${device.toString('base64url')}:${email}`;
    await countAgainstLimit(db, key, strictLimit, now);
    return { isSuspicious: false, reset: () => resetLimit(db, key) };
  }
  const [pair, account] = [addressKey(`login:${email}`, address), `login:account:${email}`];
  await countAgainstLimit(db, pair, strictLimit, now);
  const count = await countWithGrowingDelay(db, account, growingDelay, now);
  return {
    isSuspicious: count === growingDelay.free,
    reset: async () => {
      await resetLimit(db, pair);
      await resetLimit(db, account);
    },
  };
}
