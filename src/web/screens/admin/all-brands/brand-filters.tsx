import { useLingui } from '@lingui/react/macro';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import type { BrandChoice } from './brand-list.ts';

/** Filters of the list of brands, stored in the URL. */
export function BrandFilters({ choice, total }: { choice: BrandChoice; total: number }) {
  const { t } = useLingui();
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`název značky`}
      aside={
        <>
          <CsvLink list="brands" />
          <ResultCount total={total} />
        </>
      }
      states={{
        name: 'state',
        label: t`Stav`,
        value: choice.state,
        options: [
          { value: '', text: t`všechny` },
          { value: 'approved', text: t`v katalogu` },
          { value: 'waiting', text: t`navržené` },
        ],
      }}
      sort={{
        name: 'sort',
        label: t`Řazení`,
        value: choice.sort,
        options: [
          { value: 'name', text: t`podle názvu` },
          { value: 'listings', text: t`podle počtu nabídek` },
          { value: 'newest', text: t`od nejnovější` },
        ],
      }}
    />
  );
}
