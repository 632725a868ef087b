import type { Context } from '#server/context.ts';
import { deleteEndedWindows } from '#server/platform/rate-limit/rate-limit.ts';
import { deleteEndedLoginTokens } from './login/login-token.queries.ts';
import { deleteEndedPasswordResets } from './password/password-reset.queries.ts';

/** Deletes expired logins, password reset links and rate limit counters. */
export async function sweepAccounts({ db, now }: Context): Promise<void> {
  await deleteEndedLoginTokens(db, now());
  await deleteEndedPasswordResets(db, now());
  await deleteEndedWindows(db, now());
}
