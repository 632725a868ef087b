import type { CategoryNode } from '#shared/catalog/contract.ts';

export interface FoundCategory {
  /** From the root to a category without subcategories. */
  readonly path: readonly CategoryNode[];
}

/** Categories without subcategories whose path from the root contains every word of the query. */
export function findLeafCategories(tree: readonly CategoryNode[], query: string, limit: number): FoundCategory[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const ranked = leavesOf(tree, [])
    .map((path) => ({
      path,
      words: path
        .map(({ name }) => plain(name))
        .join(' ')
        .split(/[^\p{L}\p{N}]+/u),
    }))
    .filter(({ words }) => wanted.every((each) => words.some((word) => word.startsWith(each))))
    .map(({ path }) => ({ path, isNamed: wanted.some((each) => plain(path.at(-1)?.name ?? '').includes(each)) }));
  return ranked.sort((a, b) => Number(b.isNamed) - Number(a.isNamed)).slice(0, limit);
}

function leavesOf(nodes: readonly CategoryNode[], above: readonly CategoryNode[]): CategoryNode[][] {
  return nodes.flatMap((node) => {
    const path = [...above, node];
    return node.subcategories.length === 0 ? [path] : leavesOf(node.subcategories, path);
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
