import { describe, expect, it } from 'vitest';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import { findTreePath, isOpen, togglesOnNewPath } from './tree-path.ts';

const node = (id: number, slug: string, ...subcategories: CategoryNode[]): CategoryNode => ({
  id,
  name: slug,
  slug,
  pictogram: null,
  listings: 0,
  subcategories,
});

const tree = [
  node(1, 'alcohol', node(2, 'rum', node(3, 'cuba')), node(4, 'wine')),
  node(5, 'tobacco', node(6, 'cigars', node(7, 'cuba'))),
];

describe('the category tree', () => {
  it('finds the path from the root to a category', () => {
    expect(findTreePath(tree, ({ id }) => id === 7)).toEqual([5, 6, 7]);
    expect(findTreePath(tree, ({ slug }) => slug === 'wine')).toEqual([1, 4]);
    expect(findTreePath(tree, ({ id }) => id === 99)).toEqual([]);
  });

  it('is expanded along the path of the page unless the reader has toggled a branch', () => {
    const path = [5, 6, 7];
    const toggles = new Map([
      [6, false],
      [1, true],
    ]);
    expect([5, 6, 1, 2].map((id) => isOpen(id, path, toggles))).toEqual([true, false, true, false]);
  });

  it('expands the path of a new page and leaves the other branches unchanged', () => {
    const toggles = new Map([
      [6, false],
      [1, true],
    ]);
    expect([...togglesOnNewPath(toggles, [5, 6])]).toEqual([[1, true]]);
  });
});
