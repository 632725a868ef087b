import { z } from 'zod';
import { locales } from '#shared/i18n/locales.ts';
import { passwordResetMinutes } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import { addressKey, countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { isOpen } from '../account-policy.ts';
import { findAccountByEmail } from '../account.queries.ts';
import { queuePasswordReset } from '../mails.ts';
import { replacePasswordReset } from './password-reset.queries.ts';
import { createToken, hashToken } from '../login/tokens.ts';

const limitOfAddress = { max: 20, windowSeconds: 60 * 60 };
const limitOfEmail = { max: 5, windowSeconds: 60 * 60 };

export const passwordResetJob = {
  task: 'accounts.send-password-reset',
  payload: z.object({ email: z.string(), lang: z.enum(locales) }),
} as const;

export type ResetRequest = z.output<typeof passwordResetJob.payload>;

/**
 * Requests a link for a new password. The worker looks the account up, so that neither the answer nor its timing
 * reveals whether it exists.
 */
export async function requestPasswordReset(context: Context, request: ResetRequest, address: string): Promise<void> {
  const now = context.now();
  await countAgainstLimit(context.db, addressKey('reset', address), limitOfAddress, now);
  await countAgainstLimit(context.db, `reset:email:${request.email}`, limitOfEmail, now);
  await addJob(context.db, passwordResetJob.task, { email: request.email, lang: request.lang });
}

/** Stores the link and queues its mail if the account exists and may log in. Run by the worker. */
export async function sendPasswordReset(context: Context, { email, lang }: ResetRequest): Promise<void> {
  const account = await findAccountByEmail(context.db, email);
  if (!account || !isOpen(account)) return;
  const token = createToken();
  const expiresAt = new Date(context.now().getTime() + passwordResetMinutes * 60_000);
  await context.db.transaction().execute(async (tx) => {
    await replacePasswordReset(tx, { hash: hashToken(token), accountId: account.id, expiresAt });
    await queuePasswordReset(context, tx, { ...account, locale: lang }, token);
  });
}
