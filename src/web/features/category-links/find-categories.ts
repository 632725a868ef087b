import type { CategoryNode } from '#shared/catalog/contract.ts';

/** Shorter words are in too many names. */
const shortestWord = 3;

/** The categories whose name holds a word that begins as one of the query's, the fullest first. */
export function findCategories(tree: readonly CategoryNode[], query: string, limit: number): CategoryNode[] {
  const wanted = wordsOf(query).filter((word) => word.length >= shortestWord);
  if (wanted.length === 0) return [];
  return flattened(tree)
    .map((node) => ({ node, hits: hitsOf(wordsOf(node.name), wanted) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || b.node.listings - a.node.listings)
    .slice(0, limit)
    .map(({ node }) => node);
}

/** The fullest categories of the second level, where the tree begins to speak of kinds of goods. */
export function fullestCategories(tree: readonly CategoryNode[], limit: number): CategoryNode[] {
  const kinds = tree.flatMap((root) => (root.subcategories.length > 0 ? root.subcategories : [root]));
  return kinds.sort((a, b) => b.listings - a.listings).slice(0, limit);
}

function flattened(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => [node, ...flattened(node.subcategories)]);
}

/** A word hits when it begins as the other does: "rum" and "rumy", "whiskey" and "whisk". */
function hitsOf(words: readonly string[], wanted: readonly string[]): number {
  return wanted.filter((each) => words.some((word) => word.startsWith(each))).length;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
