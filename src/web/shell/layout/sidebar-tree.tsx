import { useCallback, useLayoutEffect, useState } from 'react';
import { isPersonalRoute } from '#shared/i18n/paths.ts';
import { CategoryTree } from '#web/features/category-tree/category-tree.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { PageFragment } from '#web/page/page-fragment.tsx';
import { useActiveCategories } from './active-categories.ts';

/**
 * The categories. On public pages a fragment: the browser loads them when a branch is pressed, or with the first
 * navigation.
 */
export function SidebarTree() {
  const { shell, locale, route } = usePage();
  const { path, isAtCategory } = useActiveCategories();
  const { reloadShell } = useNavigation();
  const [pressed, setPressed] = useState<number>();
  const isSent = shell.tree.length === 0;
  const tree = <CategoryTree {...{ locale, path, isAtCategory, pressed }} tree={shell.tree} />;

  const enliven = useCallback(
    (element: HTMLElement) => {
      const onClick = ({ target }: MouseEvent) => {
        const button = (target as Element).closest('button');
        if (!button) return;
        setPressed(Number(button.value));
        void reloadShell();
      };
      element.addEventListener('click', onClick);
      return () => element.removeEventListener('click', onClick);
    },
    [reloadShell],
  );

  // The tree that now stands there has another button.
  useLayoutEffect(() => {
    if (pressed !== undefined && !isSent)
      document.querySelector<HTMLElement>(`.category-tree button[value="${pressed}"]`)?.focus();
  }, [pressed, isSent]);

  if (route !== 'error' && isPersonalRoute(route)) return tree;
  return (
    <PageFragment
      as="div"
      data={shell.tree}
      rest={[]}
      isSent={isSent}
      enliven={enliven}
      snippets={() => [{ of: shell.tree, look: `tree ${isAtCategory} ${path.join()}`, element: tree }]}
    />
  );
}
