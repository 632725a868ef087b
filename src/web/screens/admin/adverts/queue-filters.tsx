import { useLingui } from '@lingui/react/macro';
import type { QueueItem } from '#shared/adverts/admin-contract.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { useCategoryFilter } from '#web/features/filtered-list/use-category-filter.ts';
import type { QueueChoice } from './queue-data.ts';

interface QueueFiltersProps {
  readonly choice: QueueChoice;
  readonly items: readonly QueueItem[];
}

/** Filters of the queue, stored in the URL. */
export function QueueFilters({ choice, items }: QueueFiltersProps) {
  const { t } = useLingui();
  const category = useCategoryFilter(choice.category);
  const id = String(choice.seller);
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`název inzerátu nebo uživatel`}
      aside={<CsvLink list="advertisements/queue" />}
      states={{
        name: 'kind',
        label: t`Druh`,
        value: choice.kind,
        options: [
          { value: '', text: t`všechno` },
          { value: 'new', text: t`nové inzeráty` },
          { value: 'change', text: t`změny` },
        ],
      }}
      filters={[
        category,
        {
          name: 'seller',
          label: t`Prodejce`,
          value: choice.seller,
          text: items[0]?.seller.username ?? t`č. ${id}`,
        },
      ]}
      sort={{
        name: 'sort',
        label: t`Řadit`,
        value: choice.sort,
        options: [
          { value: 'oldest', text: t`od nejstarších` },
          { value: 'newest', text: t`od nejnovějších` },
        ],
      }}
    />
  );
}
