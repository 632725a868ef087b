import type { z } from 'zod';

/**
 * Caches what a schema encodes, by the identity of the object. For parts of answers that are remembered, such as cards of
 * listings. Neither the object nor the result may be changed.
 */
export function encodedOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const results = new WeakMap<object, unknown>();
  const { run } = schema._zod;
  schema._zod.run = (payload, context) => {
    const given = payload.value;
    // Without checks zod only looks whether the checks of a schema around this one are worth running.
    const isCached = context.direction === 'backward' && !context.skipChecks;
    if (!isCached || typeof given !== 'object' || given === null) return run(payload, context);
    if (results.has(given)) return Object.assign(payload, { value: results.get(given) });
    const encoded = run(payload, context);
    if (!(encoded instanceof Promise) && encoded.issues.length === 0) results.set(given, encoded.value);
    return encoded;
  };
  return schema;
}
