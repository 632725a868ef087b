import { useLingui } from '@lingui/react/macro';
import { languages, locales } from '#shared/i18n/locales.ts';
import { issueStates } from '#shared/newsletters/issues.ts';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { useIssueStateTexts } from '#web/features/newsletter-issue/issue-state.tsx';
import type { IssueChoice } from './issue-list.ts';

/** Filters of the list of issues, stored in the URL. */
export function IssueFilters({ choice, total }: { choice: IssueChoice; total: number }) {
  const { t } = useLingui();
  const states = useIssueStateTexts();
  const all = { value: '', text: t`všechny` };
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`předmět`}
      aside={<ResultCount total={total} />}
      states={{
        name: 'state',
        label: t`Stav`,
        value: choice.state,
        options: [all, ...issueStates.map((state) => ({ value: state, text: states[state] }))],
      }}
      filters={[
        {
          name: 'language',
          label: t`Jazyk`,
          value: choice.language,
          options: [all, ...locales.map((locale) => ({ value: locale, text: languages[locale].name }))],
        },
      ]}
    />
  );
}
