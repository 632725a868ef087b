import type { FieldErrorCode } from '#shared/errors.ts';
import type { TakenErrors } from '#server/platform/db/refuse-taken.ts';

/** The error for each field that must be unique. */
export function takenErrors(taken: {
  email: boolean;
  username: boolean;
  phone: boolean;
}): Record<string, FieldErrorCode[]> {
  return {
    ...(taken.email && { email: ['email_taken'] }),
    ...(taken.username && { username: ['username_taken'] }),
    ...(taken.phone && { phone: ['phone_taken'] }),
  };
}

/** By the names of the account's unique indexes. */
export const takenAccountErrors: TakenErrors = {
  account_email: { email: ['email_taken'] },
  account_username: { username: ['username_taken'] },
  account_username_key: { username: ['username_taken'] },
  account_phone: { phone: ['phone_taken'] },
};
