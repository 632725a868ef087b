/** A stream of pseudo-random choices: the same seed gives the same choices on every machine. */
export interface Random {
  /** At least 0, less than 1. */
  readonly next: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly int: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(values: readonly T[]) => T;
  /** `count` different values in random order; fewer when there are not enough. */
  readonly sample: <T>(values: readonly T[], count: number) => T[];
}

/** Starts a stream from any text (xmur3 makes the seed, mulberry32 the numbers; both are in the public domain). */
export function createRandom(seed: string): Random {
  let state = hashText(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));

  function pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new Error(`Nothing to choose from (seed ${seed})`);
    return values[int(0, values.length - 1)]!;
  }

  function sample<T>(values: readonly T[], count: number): T[] {
    const pool = [...values];
    const chosen: T[] = [];
    while (chosen.length < count && pool.length > 0) chosen.push(pool.splice(int(0, pool.length - 1), 1)[0]!);
    return chosen;
  }

  return { next, int, chance: (probability) => next() < probability, pick, sample };
}

/** A 32-bit hash of a text. */
export function hashText(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}
