import type { FieldFault } from '#shared/errors.ts';
import type { TakenFaults } from '#server/platform/db/refuse-taken.ts';

/** Each of the three has a message of its own. */
export function takenFaults(taken: {
  email: boolean;
  username: boolean;
  phone: boolean;
}): Record<string, FieldFault[]> {
  return {
    ...(taken.email && { email: ['email_taken'] }),
    ...(taken.username && { username: ['username_taken'] }),
    ...(taken.phone && { phone: ['phone_taken'] }),
  };
}

/** Of the account's unique indexes. */
export const takenAccountFaults: TakenFaults = {
  account_email: { email: ['email_taken'] },
  account_username: { username: ['username_taken'] },
  account_username_key: { username: ['username_taken'] },
  account_phone: { phone: ['phone_taken'] },
};
