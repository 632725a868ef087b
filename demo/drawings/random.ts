/** A seeded random generator: the same seed always gives the same sequence. */
export type Random = {
  /** 0 ≤ x < 1 */
  next: () => number;
  between: (low: number, high: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

/** Each `purpose` has its own sequence, so that a new choice in one part of a drawing does not shift all others. */
export function createRandom(seed: number, purpose: string): Random {
  let state = hash(`${seed}:${purpose}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new Error('Nothing to choose from');
      return choice;
    },
    chance: (probability) => next() < probability,
  };
}

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return state;
}
