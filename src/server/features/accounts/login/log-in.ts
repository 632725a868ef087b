import { loginTokenDays } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import { updateAccount } from '../account.queries.ts';
import { queueNewDevice } from '../security-mails.ts';
import { checkCredentials, type Credentials } from './check-credentials.ts';
import { storeLoginDevice } from './login-device.queries.ts';
import { deleteTokenOfDevice, insertLoginToken } from './login-token.queries.ts';
import { createToken, hashToken, isToken } from './tokens.ts';

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
const longestUserAgent = 300;

/**
 * Logs in. The owner hears of a device that is new to the account, except of the first one.
 * @returns the token and the account's id
 */
export async function logIn(context: Context, credentials: Credentials, origin: Origin): Promise<Login> {
  const now = context.now();
  const device = origin.device !== undefined && isToken(origin.device) ? origin.device : createToken();
  const userAgent = origin.userAgent.slice(0, longestUserAgent);
  const { address } = origin;
  const token = createToken();
  const check = { address, device, wrong: ['email', 'login_wrong'] } as const;
  const accountId = await checkCredentials(context, credentials, check, async (tx, account) => {
    if (origin.currentToken !== undefined) await deleteTokenOfDevice(tx, hashToken(origin.currentToken));
    const isNew = await storeLoginDevice(tx, account.id, hashToken(device), now);
    if (account.first_login_at === null) await updateAccount(tx, account.id, { first_login_at: now });
    else if (isNew) await queueNewDevice(context, tx, account, { at: now, userAgent, address });
    await insertLoginToken(tx, {
      hash: hashToken(token),
      accountId: account.id,
      now,
      expiresAt: new Date(now.getTime() + loginTokenDays * day),
      userAgent,
      address,
    });
    return account.id;
  });
  context.log.info('A login succeeded', { security: 'login', account: accountId, address });
  return { token, device, accountId };
}
