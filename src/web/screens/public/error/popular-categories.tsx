import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import type { CategoryLink } from '#web/page/shell-data.ts';
import { Pictogram } from '#web/ui/pictogram.tsx';

const shown = 6;

/** The portal's featured categories, as a new starting point. */
export function PopularCategories({ categories }: { categories: readonly CategoryLink[] }) {
  const { locale } = usePage();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="popular-categories" className="mt-10">
      <h2 id="popular-categories" className="text-xl">
        <Trans>Oblíbené kategorie</Trans>
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {categories.slice(0, shown).map(({ id, name, slug, pictogram }) => (
          <li key={id}>
            <a
              href={routePath('category', locale, { id, category: slug })}
              className="inline-flex min-h-11 items-center gap-2 rounded border border-line bg-surface px-4 no-underline hover:border-line-strong hover:bg-sunken"
            >
              {pictogram && <Pictogram name={pictogram} className="text-amber-text" />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
