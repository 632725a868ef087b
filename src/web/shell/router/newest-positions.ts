/** History entry keys with their scroll positions, the most recently left last. */
export type Positions = readonly (readonly [key: string, position: number])[];

export const storedPositions = 50;

/** Adds or updates a position; drops the oldest beyond the limit. */
export function withPosition(positions: Positions, key: string, position: number): Positions {
  const others = positions.filter(([each]) => each !== key);
  return [...others, [key, position] as const].slice(-storedPositions);
}
