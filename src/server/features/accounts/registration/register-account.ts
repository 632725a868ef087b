import type { z } from 'zod';
import type { registration } from '#shared/accounts/contract.ts';
import { FieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { addressKey, countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { refuseTaken } from '#server/platform/db/refuse-taken.ts';
import { isInvited } from '../administrators/invitation.queries.ts';
import { findTaken, insertAccount, recordEvent } from '../account.queries.ts';
import { storeEmailConfirmation } from '../email/send-email-confirmation.ts';
import { companyOf } from './company-data.ts';
import { queueRegistrationReceived } from '../mails.ts';
import { passwordError } from '../password/common-passwords.ts';
import { hashPassword } from '../password/passwords.ts';
import { takenAccountErrors, takenErrors } from '../taken-errors.ts';

export type Registration = z.output<typeof registration>;

const limitOfAddress = { max: 20, windowSeconds: 60 * 60 };

/**
 * Registers a person or a company. The account cannot log in before an administrator approves it; an invitation to
 * administer the portal approves it in advance.
 * @param andThen a step of the same transaction: when it throws, the registration is rolled back
 */
export async function registerAccount(
  context: Context,
  form: Registration,
  address: string,
  andThen?: (tx: Tx, accountId: number) => Promise<void>,
): Promise<void> {
  const now = context.now();
  await countAgainstLimit(context.db, addressKey('register', address), limitOfAddress, now);
  const errors = { ...takenErrors(await findTaken(context.db, form)), ...(await passwordError(form.password, form)) };
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  const passwordHash = await hashPassword(form.password);
  await context.db.transaction().execute(async (tx) => {
    const isApproved = await isInvited(tx, form.email.toLowerCase(), now);
    const account = {
      username: form.username,
      email: form.email,
      password_hash: passwordHash,
      phone_prefix: form.phone_prefix,
      phone: form.phone,
      first_name: form.first_name,
      last_name: form.last_name,
      ...companyOf(form),
      state: isApproved ? 'approved' : 'waiting',
      locale: form.lang,
      age_confirmed_at: now,
      terms_agreed_at: now,
      created_at: now,
    } as const;
    const { id } = await refuseTaken(takenAccountErrors, () => insertAccount(tx, account));
    await recordEvent(tx, { accountId: id, actorId: id, kind: 'registered', at: now });
    const token = await storeEmailConfirmation(context, tx, { id, email: form.email });
    await queueRegistrationReceived(context, tx, { ...form, id, locale: form.lang }, { token, isApproved });
    await andThen?.(tx, id);
  });
}
