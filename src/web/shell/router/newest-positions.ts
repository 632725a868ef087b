/** A history entry with its scroll position and the height of its page at that time, both in pixels. */
export type EntryPosition = readonly [key: string, position: number, pageHeight: number];

/** The most recently left entry comes last. */
export type Positions = readonly EntryPosition[];

export const storedPositions = 50;

/** Adds or updates a position; drops the oldest beyond the limit. */
export function withPosition(positions: Positions, entry: EntryPosition): Positions {
  const others = positions.filter(([key]) => key !== entry[0]);
  return [...others, entry].slice(-storedPositions);
}
