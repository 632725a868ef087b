import { msg } from '@lingui/core/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { findCategories, fullestCategories } from '#web/features/category-links/find-categories.ts';
import { listHead } from '#web/features/listing-list/list-head.ts';
import { loadListings, readAddress } from '#web/features/listing-list/load-listings.ts';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { loadParts } from './loaded-parts.ts';
import type { SearchData } from './search-data.ts';

const loadPage = () => import('./search-page.tsx');

export const screen = defineScreen<SearchData>({
  parts: loadListingCards,
  load: async (context) => {
    const { q } = readAddress(context, true).choice;
    const { tree } = context.shell;
    if (q === '') {
      await loadParts();
      return { q, listings: null, pages: [], categories: [], popular: fullestCategories(tree, popularLimit) };
    }
    const [listings, pages] = await Promise.all([
      loadListings(context, { isSearch: true }),
      context.api.catalog.pages({ query: { lang: context.locale, q } }),
    ]);
    const { result } = listings;
    if (result.listings.length === 0 || result.price_limits || pages.length > 0) await loadParts();
    const categories = findCategories(tree, result.corrected_query ?? q, categoriesBeside);
    const isEmpty = result.listings.length === 0 && categories.length === 0;
    return { q, listings, pages, categories, popular: isEmpty ? fullestCategories(tree, popularLimit) : [] };
  },
  head: ({ q, listings }, { i18n }) => {
    const head = {
      title: q === '' ? i18n._(msg`Hledání`) : i18n._(msg`Hledání: ${q}`),
      alternates: pathsInAllLocales('search'),
      isIndexed: false,
    };
    return listings ? listHead(head, listings, i18n) : head;
  },
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});

const categoriesBeside = 5;
const popularLimit = 10;
