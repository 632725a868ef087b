import type { Context } from '#server/context.ts';
import { deleteEndedWindows } from '#server/platform/rate-limit/rate-limit.ts';
import { deleteEndedLoginTokens } from './login/login-token.queries.ts';
import { deleteEndedPasswordResets } from './password/password-reset.queries.ts';

/** Removes what has ended by itself: logins, links to new passwords, counted attempts. */
export async function sweepAccounts({ db, now }: Context): Promise<void> {
  await deleteEndedLoginTokens(db, now());
  await deleteEndedPasswordResets(db, now());
  await deleteEndedWindows(db, now());
}
