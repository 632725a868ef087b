import { Trans } from '@lingui/react/macro';
import { CategoryTiles } from '#web/features/category-links/category-tiles.tsx';
import { ListingList } from '#web/features/listing-list/listing-list.tsx';
import type { LoadedListings } from '#web/features/listing-list/load-listings.ts';
import { Verbatim } from '#web/ui/verbatim.tsx';
import { FoundPages, PriceLimits, SearchAdvice } from './lazy-parts.tsx';
import { SearchField } from './search-field.tsx';
import type { SearchData } from './search-data.ts';

export function Page({ data }: { data: SearchData }) {
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
