import { FieldError, type FieldFault } from '#shared/errors.ts';

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

const uniqueIndexes: Record<string, Record<string, FieldFault[]>> = {
  account_email: { email: ['email_taken'] },
  account_username: { username: ['username_taken'] },
  account_username_key: { username: ['username_taken'] },
  account_phone: { phone: ['phone_taken'] },
};

/** Two that come at once both find nothing taken; the database refuses the second. */
export function withTakenFaults(error: unknown): unknown {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const faults = code === '23505' && typeof constraint === 'string' ? uniqueIndexes[constraint] : undefined;
  return faults ? new FieldError(faults) : error;
}
