import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FoundPage } from '#shared/catalog/contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { CategoryTiles } from '#web/features/category-links/category-tiles.tsx';
import { findCategories, fullestCategories } from '#web/features/category-links/find-categories.ts';
import { ListingList } from '#web/features/listing-list/listing-list.tsx';
import { listHead } from '#web/features/listing-list/list-head.ts';
import { loadListings, readAddress, type LoadedListings } from '#web/features/listing-list/load-listings.ts';
import type { CategoryLink } from '#web/page/shell-data.ts';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Verbatim } from '#web/ui/verbatim.tsx';
import { FoundPages, PriceLimits, SearchAdvice, loadParts } from './lazy-parts.tsx';
import { SearchField } from './search-field.tsx';

interface SearchData {
  readonly q: string;
  /** Null before the first search. */
  readonly listings: LoadedListings | null;
  readonly pages: readonly FoundPage[];
  /** Named like the query. */
  readonly categories: readonly CategoryLink[];
  /** Offered where there is nothing else. */
  readonly popular: readonly CategoryLink[];
}

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
  Page: SearchPage,
});

const categoriesBeside = 5;
const popularLimit = 10;

function SearchPage({ data }: { data: SearchData }) {
  const { q, listings, popular } = data;
  return (
    <div className="flex flex-col gap-3 tablet:gap-5">
      <header className="flex flex-col gap-2 tablet:gap-4">
        <h1 className="text-2xl wrap-anywhere tablet:text-3xl">
          {q === '' ? (
            <Trans>Hledání</Trans>
          ) : (
            <Trans>
              Výsledky hledání „<Verbatim text={q} />“
            </Trans>
          )}
        </h1>
        <SearchField key={q} q={q} />
      </header>
      {listings ? <Results {...data} listings={listings} /> : <SearchAdvice q="" popular={popular} />}
    </div>
  );
}

function Results({
  q,
  listings: { result },
  pages,
  categories,
  popular,
}: SearchData & { readonly listings: LoadedListings }) {
  const corrected = result.corrected_query;
  const hasListings = result.listings.length > 0;
  // Help that is named comes before the goods, what only mentions the words after them.
  const before = pages.filter(({ is_in_title, kind }) => !hasListings || (is_in_title && kind === 'info'));
  const after = pages.filter((page) => !before.includes(page));
  return (
    <>
      {corrected && hasListings && (
        <p className="rounded border border-line bg-amber-soft px-4 py-3">
          <Trans>
            Pro „<Verbatim text={q} />“ jsme nic nenašli. Zobrazujeme výsledky pro{' '}
            <strong>
              „<Verbatim text={corrected} />“
            </strong>
            .
          </Trans>
        </p>
      )}
      {result.price_limits && <PriceLimits limits={result.price_limits} />}
      {categories.length > 0 && (
        <section aria-labelledby="search-categories" className="flex flex-col gap-2">
          <h2 id="search-categories" className="font-sans text-sm font-semibold text-muted">
            <Trans>Kategorie</Trans>
          </h2>
          <CategoryTiles categories={categories} />
        </section>
      )}
      {before.length > 0 && <FoundPages pages={before} />}
      <ListingList result={result} isSearch whenEmpty={<SearchAdvice q={q} popular={popular} />} />
      {after.length > 0 && <FoundPages pages={after} />}
    </>
  );
}
