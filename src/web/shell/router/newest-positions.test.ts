import { expect, it } from 'vitest';
import { storedPositions, withPosition, type Positions } from './newest-positions.ts';

const full: Positions = Array.from({ length: storedPositions }, (_, index) => [`entry-${index}`, index, 2000]);

it('keeps the most recently left positions, even of old entries', () => {
  const again = withPosition(full, ['entry-0', 800, 2000]);
  expect(again).toHaveLength(storedPositions);
  const next = withPosition(again, ['new', 5, 2000]);
  expect(next).toContainEqual(['entry-0', 800, 2000]);
  expect(next.map(([key]) => key)).not.toContain('entry-1');
});

it('stores one position per entry', () => {
  expect(withPosition([['a', 1, 2000]], ['a', 2, 2100])).toEqual([['a', 2, 2100]]);
});
