import { unavailable } from '#shared/errors.ts';

/**
 * Gives a function that does heavy work in turn: so many at once in this process, and so many waiting.
 * @throws unavailable (503) to who comes when too many wait
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
      // Whoever waits takes over the place; else it is free.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
