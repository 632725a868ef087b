import type { FastifyInstance } from 'fastify';
import { FieldError } from '#shared/errors.ts';

/** Half of a surrogate pair: JSON and JavaScript allow it, but neither UTF-8 nor PostgreSQL can hold it. */
const loneSurrogate = /\p{Cs}/u;
/** No contract nests deeper; what is below is not read. */
const mostLevels = 20;

/** Answers 422 to every body with ill-formed Unicode in a text or in the name of a field. */
export function refuseIllFormedText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    const fields = listIllFormed(body);
    if (fields.length > 0) throw new FieldError(Object.fromEntries(fields.map((field) => [field, ['invalid']])));
  });
}

/** @returns the paths of the ill-formed texts: `texts.cs.name`; `_` where the path itself is ill-formed */
function listIllFormed(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return loneSurrogate.test(value) ? [path.join('.') || '_'] : [];
  if (typeof value !== 'object' || value === null || path.length > mostLevels) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    loneSurrogate.test(key) ? ['_'] : listIllFormed(part, [...path, key]),
  );
}
