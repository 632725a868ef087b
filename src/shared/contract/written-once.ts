import type { z } from 'zod';

/**
 * Makes a schema write an object once: given the same object again, it answers with the same result. For parts of answers that
 * are remembered, such as the cards of listings. An object must not be changed once it was written.
 */
export function writtenOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const results = new WeakMap<object, unknown>();
  const { run } = schema._zod;
  schema._zod.run = (payload, context) => {
    const given = payload.value;
    if (context.direction !== 'backward' || typeof given !== 'object' || given === null) return run(payload, context);
    if (results.has(given)) return Object.assign(payload, { value: results.get(given) });
    const written = run(payload, context);
    if (!(written instanceof Promise) && written.issues.length === 0) results.set(given, written.value);
    return written;
  };
  return schema;
}
