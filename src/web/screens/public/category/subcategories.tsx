import { useLingui } from '@lingui/react/macro';
import type { Category } from '#shared/catalog/contract.ts';
import { CategoryTiles } from '#web/features/category-links/category-tiles.tsx';
import { choiceSearch, countFilters, readChoice } from '#web/features/listing-list/listing-address.ts';
import { usePage } from '#web/page/page-context.tsx';
import { HydratedFragment } from '#web/page/hydrated-fragment.tsx';

/** Links to the subcategories, preserving filters and order. Their counts ignore filters. */
export function Subcategories({ category: { subcategories } }: { category: Category }) {
  const { t } = useLingui();
  const { search } = usePage();
  if (subcategories.length === 0) return null;
  const choice = readChoice(new URLSearchParams(search), { isSearch: false });
  const isNarrowed = countFilters(choice) > 0;
  return (
    <HydratedFragment of={subcategories} look="subcategories" seen={{ search }}>
      <nav aria-label={t`Podkategorie`}>
        <CategoryTiles
          categories={isNarrowed ? subcategories.map((each) => ({ ...each, listings: undefined })) : subcategories}
          search={choiceSearch(choice)}
        />
      </nav>
    </HydratedFragment>
  );
}
