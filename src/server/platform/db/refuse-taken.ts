import { FieldError, type FieldFault } from '#shared/errors.ts';

/** What a unique constraint refuses, as faults of the form's fields. */
export type TakenFaults = Readonly<Record<string, Readonly<Record<string, FieldFault[]>>>>;

/**
 * Does work that looked beforehand whether a value is free. Two that come at once both find it free; the database
 * refuses the second.
 * @param faults by the constraint's name
 * @throws FieldError where one of the constraints refuses
 */
export async function refuseTaken<Result>(faults: TakenFaults, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    const known = code === '23505' && typeof constraint === 'string' && Object.hasOwn(faults, constraint);
    throw known ? new FieldError(faults[constraint]!) : error;
  }
}
