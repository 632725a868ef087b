import { FieldError, type FieldErrorCode } from '#shared/errors.ts';

/** Field errors by the name of the violated unique constraint. */
export type TakenErrors = Readonly<Record<string, Readonly<Record<string, FieldErrorCode[]>>>>;

/**
 * Runs work that has checked uniqueness beforehand. Two concurrent requests both pass that check; the database
 * rejects the second.
 * @param errors by the constraint's name
 * @throws FieldError when one of the constraints is violated
 */
export async function refuseTaken<Result>(errors: TakenErrors, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    const known = code === '23505' && typeof constraint === 'string' && Object.hasOwn(errors, constraint);
    throw known ? new FieldError(errors[constraint]!) : error;
  }
}
