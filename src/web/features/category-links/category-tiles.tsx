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
    <ul className={classes('edge-row snap-x', className)}>
      {categories.map(({ id, name, slug, pictogram, listings }) => (
        <li key={id} className="shrink-0 snap-start scroll-mx-4">
          <a
            href={routePath('category', locale, { id, category: slug }) + search}
            className="flex min-h-11 items-center gap-2 rounded border border-line bg-surface px-3 py-1.5 no-underline transition-colors duration-150 hover:border-line-strong"
          >
            {pictogram && <Pictogram name={pictogram} size={22} className="shrink-0 text-tobacco" />}
            <span className="font-semibold">{name}</span>
            {listings !== undefined && (
              <span className="text-sm text-muted tabular-nums">{wholeNumberText(listings, locale)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
