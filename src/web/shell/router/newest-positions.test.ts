import { expect, it } from 'vitest';
import { storedPositions, withPosition, type Positions } from './newest-positions.ts';

const full: Positions = Array.from({ length: storedPositions }, (_, index) => [`entry-${index}`, index]);

it('keeps the most recently left positions, even of old entries', () => {
  const again = withPosition(full, 'entry-0', 800);
  expect(again).toHaveLength(storedPositions);
  const next = withPosition(again, 'new', 5);
  expect(next).toContainEqual(['entry-0', 800]);
  expect(next.map(([key]) => key)).not.toContain('entry-1');
});

it('stores one position per entry', () => {
  expect(withPosition([['a', 1]], 'a', 2)).toEqual([['a', 2]]);
});
