import type { z } from 'zod';
import type { accountsContract } from '#shared/accounts/contract.ts';
import { FieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { refuseTaken } from '#server/platform/db/refuse-taken.ts';
import { findTaken, recordEvent, updateAccount } from '../account.queries.ts';
import { companyOf } from '../registration/company-data.ts';
import { takenAccountErrors, takenErrors } from '../taken-errors.ts';

export type Contact = z.output<(typeof accountsContract)['changeContact']['body']>;

/** The answer tells whether a phone number belongs to another account. */
const limitOfAccount = { max: 20, windowSeconds: 60 * 60 };

/** Changes the fields that users may change without an administrator. */
export async function changeContact(context: Context, accountId: number, form: Contact): Promise<void> {
  const { phone_prefix, phone } = form;
  await countAgainstLimit(context.db, `contact:account:${accountId}`, limitOfAccount, context.now());
  const errors = takenErrors(await findTaken(context.db, { phone_prefix, phone }, accountId));
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  const { first_name, last_name, locale } = form;
  const contact = { first_name, last_name, phone_prefix, phone, locale, ...companyOf(form) };
  await context.db.transaction().execute(async (tx) => {
    await refuseTaken(takenAccountErrors, () => updateAccount(tx, accountId, contact));
    await recordEvent(tx, { accountId, actorId: accountId, kind: 'contact_changed', at: context.now() });
  });
}
