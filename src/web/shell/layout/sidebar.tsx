import { Trans } from '@lingui/react/macro';
import { CategoryTree } from '#web/features/category-tree/category-tree.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { useActiveCategories } from './active-categories.ts';

/** The category tree beside the content, from the desktop width on; without script beneath it on smaller screens. */
export function Sidebar() {
  const { shell, locale } = usePage();
  const { path, isAtCategory } = useActiveCategories();
  return (
    <nav
      aria-labelledby="sidebar-title"
      className="-ml-2 py-8 max-desktop:order-last max-desktop:scripted:hidden desktop:sticky desktop:top-18 desktop:max-h-[calc(100dvh-4.5rem)] desktop:overflow-y-auto desktop:overscroll-contain desktop:[scrollbar-width:thin] print:hidden"
    >
      <p id="sidebar-title" className="px-2 pb-2 text-xs font-semibold tracking-wide text-muted uppercase">
        <Trans>Kategorie</Trans>
      </p>
      <CategoryTree tree={shell.tree} locale={locale} path={path} isAtCategory={isAtCategory} />
    </nav>
  );
}
