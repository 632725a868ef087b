import { FieldError, type FieldErrorCode } from '#shared/errors.ts';

/** What a unique constraint refuses, as errors of the form's fields. */
export type TakenErrors = Readonly<Record<string, Readonly<Record<string, FieldErrorCode[]>>>>;

/**
 * Does work that looked beforehand whether a value is free. Two that come at once both find it free; the database
 * refuses the second.
 * @param errors by the constraint's name
 * @throws FieldError where one of the constraints refuses
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
