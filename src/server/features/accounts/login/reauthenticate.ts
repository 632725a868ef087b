import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { findAccount } from '../account.queries.ts';
import { checkCredentials, type Credentials } from './check-credentials.ts';
import type { Origin } from './log-in.ts';
import { setAuthenticated } from './login-token.queries.ts';

/**
 * Renews the permission for sensitive calls of a login, whose user enters the password again. Attempts count together
 * with those to log in. An account without a password gets one by the link of a password reset.
 */
export async function reauthenticate(
  context: Context,
  caller: Caller,
  { password, code }: Omit<Credentials, 'email'>,
  { address, device }: Pick<Origin, 'address' | 'device'>,
): Promise<void> {
  const account = await findAccount(context.db, caller.accountId);
  if (!account?.email) throw notFound();
  const credentials = { email: account.email.toLowerCase(), password, code };
  const check = { address, device, wrong: ['password', 'password_wrong'] } as const;
  await checkCredentials(context, credentials, check, (tx) => setAuthenticated(tx, caller.tokenId, context.now()));
  context.log.info('A user entered the password again', { security: 'reauthenticated', account: account.id, address });
}
