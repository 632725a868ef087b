import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { listingSorts } from '#shared/catalog/limits.ts';
import { usePage } from '#web/page/page-context.tsx';
import { HydratedFragment } from '#web/page/hydrated-fragment.tsx';
import { WatchSearchButton } from '#web/features/watchdogs/watch-search-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { Icon } from '#web/ui/icon.tsx';
import { InlineSelect } from '#web/ui/select.tsx';
import { FilterFields, type OmittedFilter } from './filter-fields.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useFilterTexts } from './filter-texts.ts';
import { countFilters } from './listing-address.ts';
import type { ShownPage } from './load-listings.ts';
import type { ChoiceControl } from './use-listing-choice.ts';

const loadDrawer = lazyPart(() => import('./filter-drawer.tsx'));

interface ListingToolbarProps {
  readonly control: ChoiceControl;
  readonly result: ShownPage;
  readonly isSearch: boolean;
  readonly omitted: readonly OmittedFilter[] | undefined;
}

/**
 * Filters and order above a list. Without script an ordinary form; with it every change applies at once. On a phone
 * the filters open in a drawer.
 */
export function ListingToolbar({ control, result, isSearch, omitted }: ListingToolbarProps) {
  const { path } = usePage();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const drawer = useChunk(
    loadDrawer,
    isDrawerOpen,
    useLoadFailure(() => setIsDrawerOpen(false)),
  );
  const { choice } = control;
  const filters = { control, facets: result.facets, omitted };
  const chosen = countFilters(choice);
  return (
    <>
      <div className="flex flex-wrap items-start gap-2 in-data-[script=on]:max-tablet:flex-nowrap print:hidden">
        <HydratedFragment
          of={result.facets}
          look={`filters ${JSON.stringify([choice, omitted, isSearch])}`}
          seen={{ path }}
        >
          <form method="get" action={path} onSubmit={(event) => event.preventDefault()} className="contents">
            {isSearch && <input type="hidden" name="q" value={choice.q} />}
            {choice.category && <input type="hidden" name="category" value={choice.category} />}
            <span className="hidden in-data-[script=on]:max-tablet:block">
              <Button look="secondary" onClick={() => setIsDrawerOpen(true)} aria-haspopup="dialog">
                <Icon name="filter" />
                <Trans>Filtrovat</Trans>
                {chosen > 0 && <span className="tabular-nums">({chosen})</span>}
              </Button>
            </span>
            <div className="flex grow flex-col gap-2 tablet:basis-[27rem] tablet:flex-row tablet:flex-wrap in-data-[script=on]:max-tablet:hidden">
              <FilterFields {...filters} Group={FilterPanel} />
            </div>
            <SortField control={control} isSearch={isSearch} />
            <Button type="submit" className="in-data-[script=on]:hidden">
              <Trans>Použít filtry</Trans>
            </Button>
          </form>
        </HydratedFragment>
        {/* Outside the form: browsers do not deliver the submission of a form within another one. */}
        {(!isSearch || choice.q !== '' || chosen > 0) && <WatchSearchButton choice={choice} result={result} isShort />}
      </div>
      {drawer && (
        <drawer.FilterDrawer
          {...filters}
          isOpen={isDrawerOpen}
          total={result.total}
          onClose={() => setIsDrawerOpen(false)}
        />
      )}
    </>
  );
}

function SortField({ control: { choice, change }, isSearch }: { control: ChoiceControl; isSearch: boolean }) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const usual = isSearch ? 'best' : 'newest';
  const offered = listingSorts.filter((sort) => isSearch || sort !== 'best');
  return (
    <InlineSelect
      name="sort"
      label={t`Řadit`}
      value={choice.sort ?? usual}
      onChange={(event) => {
        const sort = listingSorts.find((each) => each === event.target.value);
        change({ sort: sort === usual ? undefined : sort });
      }}
      className="min-w-0 grow tablet:grow-0"
    >
      {offered.map((sort) => (
        <option key={sort} value={sort}>
          {texts.sort[sort]}
        </option>
      ))}
    </InlineSelect>
  );
}
