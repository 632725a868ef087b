import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { CategoryTiles } from '#web/features/category-links/category-tiles.tsx';
import { findCategories } from '#web/features/category-links/find-categories.ts';
import { ListingList } from '#web/features/listing-list/listing-list.tsx';
import { listHead } from '#web/features/listing-list/list-head.ts';
import { loadListings, readAddress, type LoadedListings } from '#web/features/listing-list/load-listings.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Verbatim } from '#web/ui/verbatim.tsx';
import { SearchAdvice, loadAdvice } from './lazy-advice.tsx';
import { SearchField } from './search-field.tsx';

interface SearchData {
  readonly q: string;
  /** Null before the first search. */
  readonly listings: LoadedListings | null;
}

export const screen = defineScreen<SearchData>({
  load: async (context) => {
    const { q } = readAddress(context, true).choice;
    const listings = q === '' ? null : await loadListings(context, { isSearch: true });
    if (!listings || listings.result.listings.length === 0) await loadAdvice();
    return { q, listings };
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

function SearchPage({ data: { q, listings } }: { data: SearchData }) {
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-4">
        <h1 className="text-3xl wrap-anywhere">
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
      {listings ? <Results q={q} listings={listings} /> : <SearchAdvice q="" />}
    </div>
  );
}

const categoriesBeside = 5;

function Results({ q, listings: { result } }: { q: string; listings: LoadedListings }) {
  const { shell } = usePage();
  const corrected = result.corrected_query;
  const categories = findCategories(shell.tree, corrected ?? q, categoriesBeside);
  return (
    <>
      {corrected && result.listings.length > 0 && (
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
      {categories.length > 0 && (
        <section aria-labelledby="search-categories" className="flex flex-col gap-2">
          <h2 id="search-categories" className="font-sans text-sm font-semibold text-muted">
            <Trans>Kategorie</Trans>
          </h2>
          <CategoryTiles categories={categories} />
        </section>
      )}
      <ListingList result={result} isSearch whenEmpty={<SearchAdvice q={q} hasCategories={categories.length > 0} />} />
    </>
  );
}
