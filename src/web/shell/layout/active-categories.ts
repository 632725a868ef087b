import { use } from 'react';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import { findTreePath } from '#web/features/category-tree/tree-path.ts';
import type { PageState } from '#web/page/page-state.ts';
import { CategoryPathContext, usePage } from '#web/page/page-context.tsx';

/** Ids of the categories that contain the page, from the root: given by its screen, otherwise derived from its path. */
export function useActiveCategories(): { path: readonly number[]; isAtCategory: boolean } {
  const page = usePage();
  const ofScreen = use(CategoryPathContext);
  return { path: ofScreen ?? pathOfAddress(page), isAtCategory: page.route === 'category' };
}

function pathOfAddress({ route, params, shell: { tree } }: PageState): readonly number[] {
  const matches = matcher(route, params);
  return matches ? findTreePath(tree, matches) : [];
}

function matcher(
  route: PageState['route'],
  params: PageState['params'],
): ((category: CategoryNode) => boolean) | undefined {
  if (route === 'category') return ({ id }) => id === Number(params.id);
  if (route === 'listing') return ({ slug }) => slug === params.category;
  return undefined;
}
