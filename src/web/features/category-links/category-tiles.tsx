import type { CategoryNode } from '#shared/catalog/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { Pictogram } from '#web/ui/pictogram.tsx';

interface Tile extends Pick<CategoryNode, 'id' | 'name' | 'slug' | 'pictogram'> {
  /** Missing if filters would change it. */
  readonly listings?: number | undefined;
}

/**
 * Links to categories with pictogram and number of listings: a scrolling row on mobile, otherwise as many rows as
 * needed.
 */
export function CategoryTiles({
  categories,
  search = '',
  className,
}: {
  categories: readonly Tile[];
  /** Query of the links, including `?`. */
  search?: string;
  className?: string;
}) {
  const { locale } = usePage();
  return (
    <ul className={classes('category-tiles', className)}>
      {categories.map(({ id, name, slug, pictogram, listings }) => (
        <li key={id}>
          <a href={routePath('category', locale, { id, category: slug }) + search}>
            {pictogram && <Pictogram name={pictogram} size={22} />}
            <b>{name}</b>
            {listings !== undefined && <small>{wholeNumberText(listings, locale)}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
