import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { ListingGrid } from '#web/features/listing-card/listing-grid.tsx';
import { useIsNavigating } from '#web/page/page-context.tsx';
import { WatchSearchButton } from '#web/features/watchdogs/watch-search-button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { ActiveFilters, resultCountId } from './active-filters.tsx';
import type { OmittedFilter } from './filter-fields.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { countFilters } from './listing-address.ts';
import type { ShownPage } from './load-listings.ts';
import { NothingFits } from './nothing-fits.tsx';
import { RankingNote } from './ranking-note.tsx';
import { ResultCount } from './result-count.tsx';
import { useListingChoice } from './use-listing-choice.ts';

interface ListingListProps {
  readonly result: ShownPage;
  readonly isSearch?: boolean;
  readonly omitted?: readonly OmittedFilter[];
  /** Advice shown when the list is empty without any filter. */
  readonly whenEmpty: ReactNode;
}

/** The part shared by a category, a search, new goods and the sale: filters, order, number of results, cards and pages. */
export function ListingList({ result, isSearch = false, omitted, whenEmpty }: ListingListProps) {
  const control = useListingChoice(isSearch);
  const isNavigating = useIsNavigating();
  const { listings, facets, total, page, pages } = result;
  const hasFilters = countFilters(control.choice) > 0;
  if (listings.length === 0 && !hasFilters)
    return (
      <>
        {whenEmpty}
        {(!isSearch || control.choice.q !== '') && (
          <p className="mt-4 text-center">
            <WatchSearchButton choice={control.choice} result={result} />
          </p>
        )}
      </>
    );
  return (
    <section aria-labelledby="listing-list" className="flex flex-col gap-2.5 tablet:gap-4">
      <h2 id="listing-list" className="sr-only">
        <Trans>Výsledky</Trans>
      </h2>
      <ListingToolbar control={control} result={result} isSearch={isSearch} omitted={omitted} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <output id={resultCountId} tabIndex={-1} className="font-semibold tabular-nums">
          <ResultCount total={total} />
        </output>
        {hasFilters && <ActiveFilters control={control} facets={facets} />}
        <span className="ml-auto">
          <RankingNote isSearch={isSearch} />
        </span>
      </div>
      {/* The list dims only while slow answers load, so that quick ones do not flicker. */}
      <div
        aria-busy={isNavigating}
        className={classes('transition-opacity duration-150', isNavigating && 'opacity-50 delay-200')}
      >
        {listings.length > 0 ? (
          <ListingGrid listings={listings} priorityCount={2} />
        ) : (
          <NothingFits control={control} />
        )}
      </div>
      {!isSearch && listings.some(({ is_topped }) => is_topped) && (
        <p className="text-sm text-muted">
          <Trans>Inzeráty s označením TOP mají placené umístění a stojí před ostatními.</Trans>
        </p>
      )}
      <Pagination current={page} last={pages} hrefOf={(number) => control.hrefOf(control.choice, number)} />
    </section>
  );
}
