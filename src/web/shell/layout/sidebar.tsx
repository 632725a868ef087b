import { Trans } from '@lingui/react/macro';
import { CategoryTree } from '#web/features/category-tree/category-tree.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { useActiveCategories } from './active-categories.ts';

/** The category tree beside the content, from the desktop width on. */
export function Sidebar() {
  const { shell, locale } = usePage();
  const { path, isAtCategory } = useActiveCategories();
  return (
    <nav
      aria-labelledby="sidebar-title"
      className="sticky top-18 -ml-2 hidden max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain py-8 [scrollbar-width:thin] desktop:block"
    >
      <p id="sidebar-title" className="px-2 pb-2 text-xs font-semibold tracking-wide text-muted uppercase">
        <Trans>Kategorie</Trans>
      </p>
      <CategoryTree tree={shell.tree} locale={locale} path={path} isAtCategory={isAtCategory} />
    </nav>
  );
}
