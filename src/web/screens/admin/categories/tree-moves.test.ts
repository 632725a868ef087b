import { describe, expect, test } from 'vitest';
import { isWithin, mayMerge, placeAfterStep, placeBeside, placeOf } from './tree-moves.ts';

const row = (id: number, parent_id: number | null, has_listings = false) => ({
  id,
  parent_id,
  has_listings,
  merging_into: null,
});
// 1 › (2, 3 › 4), 5, 6
const [one, two, three, four, five, six] = [
  row(1, null),
  row(2, 1, true),
  row(3, 1),
  row(4, 3),
  row(5, null),
  row(6, null),
] as const;
const rows = [one, two, three, four, five, six];

describe('R-9.02 a step in the tree of categories', () => {
  test('up and down stay on the level and end at its ends', () => {
    expect(placeAfterStep(rows, five, 'up')).toEqual({ parent_id: null, before_id: 1 });
    expect(placeAfterStep(rows, one, 'up')).toBeUndefined();
    expect(placeAfterStep(rows, one, 'down')).toEqual({ parent_id: null, before_id: 6 });
    expect(placeAfterStep(rows, five, 'down')).toEqual({ parent_id: null, before_id: null });
    expect(placeAfterStep(rows, six, 'down')).toBeUndefined();
  });

  test('in leads below the category above it, unless that has listings', () => {
    expect(placeAfterStep(rows, five, 'in')).toEqual({ parent_id: 1, before_id: null });
    expect(placeAfterStep(rows, three, 'in')).toBeUndefined();
    expect(placeAfterStep(rows, two, 'in')).toBeUndefined();
  });

  test('out leads behind its parent', () => {
    expect(placeAfterStep(rows, four, 'out')).toEqual({ parent_id: 1, before_id: null });
    expect(placeAfterStep(rows, two, 'out')).toEqual({ parent_id: null, before_id: 5 });
    expect(placeAfterStep(rows, one, 'out')).toBeUndefined();
  });

  test('a category is dropped before or behind another one', () => {
    expect(placeBeside(rows, one, six, 'before')).toEqual({ parent_id: null, before_id: 1 });
    expect(placeBeside(rows, one, five, 'after')).toEqual({ parent_id: null, before_id: 6 });
    expect(isWithin(rows, four, 1)).toBe(true);
    expect(isWithin(rows, five, 1)).toBe(false);
  });

  test('the place it was moved from is before its next sibling, or the end', () => {
    expect(placeOf(rows, two)).toEqual({ parent_id: 1, before_id: 3 });
    expect(placeOf(rows, three)).toEqual({ parent_id: 1, before_id: null });
    expect(placeOf(rows, six)).toEqual({ parent_id: null, before_id: null });
  });

  test('listings merge only into a category without other subcategories, and subcategories into one without listings', () => {
    const tree = [...rows, row(7, 5, true), row(8, 6)];
    const into = (merged: number) =>
      tree
        .filter((each) =>
          mayMerge(
            tree,
            tree.find(({ id }) => id === merged)!,
            each,
          ),
        )
        .map(({ id }) => id);
    expect(into(2)).toEqual([2, 4, 7, 8]);
    expect(into(7)).toEqual([2, 4, 5, 7, 8]);
    expect(into(3)).toEqual([1, 3, 4, 5, 6, 8]);
  });
});
