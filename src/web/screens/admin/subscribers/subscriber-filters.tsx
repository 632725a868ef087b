import { useLingui } from '@lingui/react/macro';
import { languages, locales } from '#shared/i18n/locales.ts';
import { subscriberStates } from '#shared/newsletters/limits.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { useCategoryFilter } from '#web/features/filtered-list/use-category-filter.ts';
import { useSubscriberStateTexts } from '#web/features/newsletter/subscription-state.tsx';
import type { SubscriberChoice } from './subscriber-list.ts';

/** Filters of the list of subscribers, stored in the URL. */
export function SubscriberFilters({ choice, total }: { choice: SubscriberChoice; total: number }) {
  const { t } = useLingui();
  const states = useSubscriberStateTexts();
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`e-mail`}
      aside={
        <>
          <CsvLink list="subscribers" />
          <ResultCount total={total} />
        </>
      }
      states={{
        name: 'state',
        label: t`Stav`,
        value: choice.state,
        options: [
          { value: '', text: t`všechny` },
          ...subscriberStates.map((state) => ({ value: state, text: states[state] })),
        ],
      }}
      filters={[
        useCategoryFilter(choice.category),
        {
          name: 'language',
          label: t`Jazyk`,
          value: choice.language,
          options: [
            { value: '', text: t`všechny` },
            ...locales.map((locale) => ({ value: locale, text: languages[locale].name })),
          ],
        },
      ]}
    />
  );
}
