import { msg } from '@lingui/core/macro';
import type { Category } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import { listHead } from '#web/features/listing-list/list-head.ts';
import { loadListings } from '#web/features/listing-list/load-listings.ts';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen, ensureCanonicalPath, redirect, type LoadContext } from '#web/page/screen.ts';
import { shortDescription } from '#web/page/short-description.ts';
import { breadcrumbData } from '#web/features/structured-data/breadcrumb.ts';
import { categoryTrail } from '#web/features/category-links/category-trail.ts';
import type { CategoryData } from './category-data.ts';

const loadPage = () => import('./category-page.tsx');

export const screen = defineScreen<CategoryData>({
  parts: loadListingCards,
  load: async (context) => {
    const id = Number(context.params.id);
    try {
      const [category, listings] = await Promise.all([
        context.api.catalog.category({ params: { id }, query: { lang: context.locale } }),
        loadListings(context, { category: id }),
      ]);
      ensureCanonicalPath(context, categoryPath(category, context.locale));
      return { category, listings };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) await leaveForEntry(context, id);
      throw error;
    }
  },
  head: ({ category, listings }, { i18n, locale, origin }) => {
    // A slug alone is ambiguous: both rums and cigars have a category Cuba.
    const parent = category.breadcrumb.at(-2);
    const title = parent ? `${category.name} – ${parent.name}` : category.name;
    return listHead(
      {
        title,
        alternates: mapLocales((each) => categoryPath(category, each)),
        ...(import.meta.env.SSR && {
          description:
            shortDescription(category.description) ||
            i18n._(msg`${title}: inzeráty od lidí i firem a zboží e-shopu Karafa na jednom místě.`),
          structuredData: [breadcrumbData(categoryTrail(category.breadcrumb, locale, i18n._(msg`Úvod`)), origin)],
        }),
      },
      listings,
      i18n,
    );
  },
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});

function categoryPath({ id, slugs }: Category, locale: Locale): string {
  return routePath('category', locale, { id, category: slugs[locale] });
}

/**
 * Categories and listings share an id sequence: an old link with two segments may refer to a listing. The address of a
 * merged category leads to the one that has replaced it.
 */
async function leaveForEntry({ api, locale }: LoadContext, id: number): Promise<void> {
  const { id: found, kind, slugs, category_slugs } = await api.catalog.entry({ params: { id } });
  if (kind === 'category' && found !== id)
    throw redirect(routePath('category', locale, { id: found, category: slugs[locale] }));
  if (kind === 'listing' && category_slugs)
    throw redirect(routePath('listing', locale, { id, category: category_slugs[locale], listing: slugs[locale] }));
}
