import { expect, it } from 'vitest';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import { findCategories, fullestCategories } from './find-categories.ts';

let lastId = 0;
const node = (name: string, listings: number, ...subcategories: CategoryNode[]): CategoryNode => {
  lastId += 1;
  return { id: lastId, name, slug: 's', pictogram: null, listings, subcategories };
};
const tree = [
  node('Alkohol', 90, node('Rum', 40, node('Bílé rumy', 10)), node('Třešňovice', 5), node('Pivo', 45)),
  node('Doutníky', 30, node('Kubánské doutníky', 20)),
];
const names = (nodes: readonly { readonly name: string }[]) => nodes.map(({ name }) => name);

it('finds categories by word prefixes, ignoring diacritics', () => {
  expect(names(findCategories(tree, 'RUM', 5))).toEqual(['Rum', 'Bílé rumy']);
  expect(names(findCategories(tree, 'tresnov 0,5', 5))).toEqual(['Třešňovice']);
  expect(names(findCategories(tree, 'kubánské dout', 1))).toEqual(['Kubánské doutníky']);
});

it('finds nothing for words that are too short', () => {
  expect(findCategories(tree, 'a l', 5)).toEqual([]);
});

it('returns the largest kinds of goods', () => {
  expect(names(fullestCategories(tree, 2))).toEqual(['Pivo', 'Rum']);
});
