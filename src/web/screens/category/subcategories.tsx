import { useLingui } from '@lingui/react/macro';
import type { Category } from '#shared/catalog/contract.ts';
import { CategoryTiles } from '#web/features/category-links/category-tiles.tsx';

/** The way down the tree. */
export function Subcategories({ category: { subcategories } }: { category: Category }) {
  const { t } = useLingui();
  if (subcategories.length === 0) return null;
  return (
    <nav aria-label={t`Podkategorie`}>
      <CategoryTiles categories={subcategories} />
    </nav>
  );
}
