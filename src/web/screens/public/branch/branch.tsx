import { msg } from '@lingui/core/macro';
import { mapLocales } from '#shared/i18n/paths.ts';
import { loadListPage } from '#web/page/list-page.ts';
import { pagedTitle } from '#web/page/paged-title.ts';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen, ensureCanonicalPath, notFound } from '#web/page/screen.ts';
import { breadcrumbData } from '#web/features/structured-data/breadcrumb.ts';
import { branchData } from './branch-data.ts';
import { pathOf, trailOf } from './branch-trail.ts';
import { goodsSearch, readGoodsChoice } from './goods-address.ts';
import type { BranchPageData } from './branch-page-data.ts';

const loadPage = () => import('./branch-page.tsx');

/** A store: address, opening hours and closures, and a search of the goods it has in stock. */
export const screen = defineScreen<BranchPageData>({
  parts: loadListingCards,
  load: async (context) => {
    const { api, locale, params, path, query } = context;
    const id = Number(params.id);
    const read = readGoodsChoice(query);
    if (!read) throw notFound();
    const { page, ...choice } = read;
    const [{ branch, today }, goods] = await Promise.all([
      api.delivery.branch({ params: { id }, query: { lang: locale } }),
      loadListPage(page, `${path}${goodsSearch(choice)}`, (at) =>
        api.catalog.branchGoods({ params: { id }, query: { lang: locale, ...choice, page: at } }),
      ),
    ]);
    ensureCanonicalPath(context, pathOf(branch, locale));
    return { branch, today, goods, choice };
  },
  head: ({ branch, goods: { page }, choice }, { i18n, locale, origin }) => ({
    title: pagedTitle(i18n._(msg`Prodejna ${{ town: branch.town }}`), page, i18n),
    description: i18n._(
      msg`Prodejna Karafa ${{ town: branch.town }}, ${{ street: branch.street }}: otevírací doba, telefon, mapa a zboží, které má právě skladem.`,
    ),
    alternates: mapLocales((each) => pathOf(branch, each)),
    ...(page > 1 && { canonicalQuery: `page=${page}` }),
    isIndexed: choice.q === '' && choice.category === undefined,
    structuredData: import.meta.env.SSR
      ? [breadcrumbData(trailOf(branch, locale, i18n), origin), branchData(branch, { origin, locale })]
      : [],
  }),
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});
