import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { findAccountByEmail, recordEvent } from '../account.queries.ts';
import { queueLoginAttempts } from '../mails.ts';

export const loginFailureJob = {
  task: 'accounts.record-login-failure',
  payload: z.object({
    email: z.string(),
    error: z.string(),
    address: z.string(),
    at: z.iso.datetime(),
    is_suspicious: z.boolean(),
  }),
} as const;

/**
 * Records a failed login in the account's history and warns its owner of guesses. Run by the worker, which looks the
 * account up, so that the time of the answer does not reveal whether it exists.
 */
export async function recordLoginFailure(
  context: Context,
  { email, error, address, at, is_suspicious }: z.output<typeof loginFailureJob.payload>,
): Promise<void> {
  const account = await findAccountByEmail(context.db, email);
  if (!account) return;
  await context.db.transaction().execute(async (tx) => {
    const event = { accountId: account.id, actorId: null, at: new Date(at), detail: { error, address } };
    await recordEvent(tx, { ...event, kind: 'login_failed' });
    if (is_suspicious) await queueLoginAttempts(context, tx, account, at);
  });
}
