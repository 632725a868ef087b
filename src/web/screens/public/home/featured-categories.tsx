import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { FeaturedCategory } from '#web/features/category-links/featured-categories.ts';
import { usePage } from '#web/page/page-context.tsx';
import { HydratedFragment } from '#web/page/hydrated-fragment.tsx';
import type { CategoryLink } from '#web/page/shell-data.ts';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { Pictogram } from '#web/ui/pictogram.tsx';

/** The featured categories of the settings, each with its pictogram and links to its largest subcategories. */
export function FeaturedCategories({ categories }: { categories: readonly FeaturedCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="mb-5 scroll-mt-28 text-2xl">
        <Trans>Vyberte si kategorii</Trans>
      </h2>
      <HydratedFragment of={categories} look="featured">
        <ul className="grid grid-cols-2 gap-2.5 tablet:grid-cols-3 tablet:gap-4 fullhd:grid-cols-4">
          {categories.map((category) => (
            <li key={category.id}>
              <Tile category={category} />
            </li>
          ))}
        </ul>
      </HydratedFragment>
    </section>
  );
}

function Tile({ category }: { category: FeaturedCategory }) {
  const { locale } = usePage();
  const addressOf = ({ id, slug }: CategoryLink) => routePath('category', locale, { id, category: slug });
  return (
    <div className="relative flex h-full items-center gap-2 rounded border border-line bg-surface p-2 transition-colors duration-150 hover:border-line-strong tablet:gap-4 tablet:p-4 wide:items-start wide:p-5">
      <span className="grid size-7 shrink-0 place-items-center rounded-full text-tobacco tablet:size-12 tablet:bg-amber-soft">
        <Pictogram name={category.pictogram ?? 'carafe'} size={26} />
      </span>
      <div className="min-w-0">
        <h3 className="leading-tight hyphens-auto max-tablet:font-sans max-tablet:text-sm max-tablet:tracking-normal tablet:text-lg">
          <a href={addressOf(category)} className="no-underline after:absolute after:inset-0 hover:underline">
            {category.name}
          </a>
        </h3>
        <p className="text-xs text-muted tabular-nums tablet:text-sm">{wholeNumberText(category.listings, locale)}</p>
        {category.subcategories.length > 0 && (
          <ul className="mt-2 hidden flex-col items-start text-sm wide:flex">
            {category.subcategories.map((subcategory) => (
              <li key={subcategory.id}>
                {/* Above the link that covers the tile. */}
                <a href={addressOf(subcategory)} className="relative inline-block py-1 text-link hover:underline">
                  {subcategory.name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
