import { useLingui } from '@lingui/react/macro';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import type { PointChoice, PointList } from './point-list.ts';

/** Filters of the list, stored in the URL. */
export function PointFilters({ choice, list }: { choice: PointChoice; list: PointList }) {
  const { t } = useLingui();
  const all = { value: '', text: t`všechny` };
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`název, ulice, obec, PSČ, kód`}
      aside={<ResultCount total={list.total} />}
      states={{
        name: 'state',
        label: t`Stav`,
        value: choice.state,
        options: [all, { value: 'active', text: t`nabízená` }, { value: 'inactive', text: t`vypnutá` }],
      }}
      filters={[
        {
          name: 'carrier',
          label: t`Doprava`,
          value: choice.carrier,
          options: [all, ...list.carriers.map(({ id, name }) => ({ value: id, text: name }))],
        },
      ]}
    />
  );
}
