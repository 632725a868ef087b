import type { z } from 'zod';
import type { accountsContract } from '#shared/accounts/contract.ts';
import { FieldError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { ensureRecentlyAuthenticated, type Caller } from '#server/platform/calls/caller.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { refuseTaken } from '#server/platform/db/refuse-taken.ts';
import { findAccount, findTaken, lockAccount, recordEvent, updateAccount } from '../account.queries.ts';
import { companyOf } from '../registration/company-data.ts';
import { queueContactChanged, type ChangedContact } from '../security-mails.ts';
import { takenAccountErrors, takenErrors } from '../taken-errors.ts';

export type Contact = z.output<(typeof accountsContract)['changeContact']['body']>;

/** The answer tells whether a phone number belongs to another account. */
const limitOfAccount = { max: 20, windowSeconds: 60 * 60 };

const fieldsOf = {
  name: ['first_name', 'last_name'],
  phone: ['phone_prefix', 'phone'],
  company: ['is_business', 'company', 'company_id', 'tax_id', 'company_address'],
} as const satisfies Record<ChangedContact, readonly string[]>;

/**
 * Changes the fields that users may change without an administrator, and tells the owner by mail. A new phone number
 * needs the password, because support identifies callers by it.
 * @throws reauthentication_needed (403)
 */
export async function changeContact(context: Context, caller: Caller, form: Contact): Promise<void> {
  const { accountId } = caller;
  const { first_name, last_name, phone_prefix, phone, locale } = form;
  const contact = { first_name, last_name, phone_prefix, phone, locale, ...companyOf(form) };
  const known = await findAccount(context.db, accountId);
  if (!known) throw notFound();
  if (changesOf(known, contact).includes('phone')) ensureRecentlyAuthenticated(caller);
  await countAgainstLimit(context.db, `contact:account:${accountId}`, limitOfAccount, context.now());
  const errors = takenErrors(await findTaken(context.db, { phone_prefix, phone }, accountId));
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw notFound();
    const changed = changesOf(account, contact);
    await refuseTaken(takenAccountErrors, () => updateAccount(tx, accountId, contact));
    await recordEvent(tx, { accountId, actorId: accountId, kind: 'contact_changed', at: context.now() });
    if (changed.length > 0) await queueContactChanged(context, tx, account, changed);
  });
}

type Fields = Readonly<Record<(typeof fieldsOf)[ChangedContact][number], string | boolean | null>>;

function changesOf(before: Fields, after: Fields): ChangedContact[] {
  return (Object.keys(fieldsOf) as ChangedContact[]).filter((group) =>
    fieldsOf[group].some((field) => before[field] !== after[field]),
  );
}
