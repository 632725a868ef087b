import type { CategoryNode } from '#shared/catalog/contract.ts';
import type { CategoryLink } from '#web/page/shell-data.ts';
import { categoryLink } from './featured-categories.ts';

/** Shorter words match too many names. */
const shortestWord = 3;

/** The categories whose name matches the query, those with the most matching words first, then the largest. */
export function findCategories(tree: readonly CategoryNode[], query: string, limit: number): CategoryLink[] {
  const wanted = wordsOf(query).filter((word) => word.length >= shortestWord);
  if (wanted.length === 0) return [];
  return namedIn(tree)
    .map(({ node, words }) => ({ node, hits: hitsOf(words, wanted) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || b.node.listings - a.node.listings)
    .slice(0, limit)
    .map(({ node }) => categoryLink(node));
}

/** The largest categories of the second level, which is the first that names kinds of goods. */
export function fullestCategories(tree: readonly CategoryNode[], limit: number): CategoryLink[] {
  const kinds = tree.flatMap((root) => (root.subcategories.length > 0 ? root.subcategories : [root]));
  return kinds
    .sort((a, b) => b.listings - a.listings)
    .slice(0, limit)
    .map(categoryLink);
}

interface NamedNode {
  readonly node: CategoryNode;
  readonly words: readonly string[];
}

const namedInTrees = new WeakMap<readonly CategoryNode[], readonly NamedNode[]>();

/** All categories of a tree. Kept as long as the tree, which the pages of a language have in common. */
function namedIn(tree: readonly CategoryNode[]): readonly NamedNode[] {
  let named = namedInTrees.get(tree);
  if (!named) {
    named = flattened(tree).map((node) => ({ node, words: wordsOf(node.name) }));
    namedInTrees.set(tree, named);
  }
  return named;
}

function flattened(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => [node, ...flattened(node.subcategories)]);
}

/** Counts the query's words that are a prefix of a word: "rum" matches "rumy", "whisk" matches "whiskey". */
function hitsOf(words: readonly string[], wanted: readonly string[]): number {
  return wanted.filter((each) => words.some((word) => word.startsWith(each))).length;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
