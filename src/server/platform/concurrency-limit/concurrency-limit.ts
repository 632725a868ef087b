import { unavailable } from '#shared/errors.ts';

/**
 * Limits heavy work in this process: `atOnce` calls run, `waiting` calls wait.
 * @throws unavailable (503) to callers beyond both limits
 */
export function createConcurrencyLimit(limits: { atOnce: number; waiting: number }) {
  const waiting: (() => void)[] = [];
  let busy = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < limits.atOnce) busy += 1;
    else if (waiting.length >= limits.waiting) throw unavailable();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Hands the slot to the next caller, or frees it.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
