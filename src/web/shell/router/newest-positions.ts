/** Keys of history entries with their scroll positions, those last left at the end. */
export type Positions = readonly (readonly [key: string, position: number])[];

export const storedPositions = 50;

/** The positions with one more, or one anew; the oldest make room. */
export function withPosition(positions: Positions, key: string, position: number): Positions {
  const others = positions.filter(([each]) => each !== key);
  return [...others, [key, position] as const].slice(-storedPositions);
}
