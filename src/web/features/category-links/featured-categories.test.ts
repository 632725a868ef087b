import { expect, it } from 'vitest';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import { featuredCategories } from './featured-categories.ts';

const node = (id: number, ...subcategories: CategoryNode[]): CategoryNode => ({
  id,
  name: String(id),
  slug: 's',
  pictogram: null,
  listings: 0,
  subcategories,
});
const tree = [node(1, node(2, node(3))), node(4)];
const featured = (...ids: number[]) =>
  featuredCategories({ tree, settings: { categoriesMenu: ids.map((category_id) => ({ category_id })) } }).map(
    ({ id }) => id,
  );

it('returns the categories of the settings in their order, from any depth', () => {
  expect(featured(4, 3)).toEqual([4, 3]);
});

it('skips missing categories and falls back to the roots', () => {
  expect(featured(9, 2)).toEqual([2]);
  expect(featured(9)).toEqual([1, 4]);
  expect(featuredCategories({ tree, settings: {} }).map(({ id }) => id)).toEqual([1, 4]);
});

it('names the three largest subcategories, without empty ones', () => {
  const sized = (id: number, listings: number) => ({ ...node(id), listings });
  const root = node(1, sized(2, 5), sized(3, 0), sized(4, 9), sized(5, 1), sized(6, 7));
  const [category] = featuredCategories({ tree: [root], settings: {} });
  expect(category!.subcategories.map(({ id }) => id)).toEqual([4, 6, 2]);
});
