import { useLingui } from '@lingui/react/macro';
import { complaintStates, withdrawalStates } from '#shared/returns/lifecycle.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { useReturnStateTexts } from '#web/features/returns/return-states.ts';
import type { ReturnChoice } from './return-list.ts';

/** Filters of the list, stored in the URL. */
export function ReturnFilters({ choice }: { choice: ReturnChoice }) {
  const { t } = useLingui();
  const stateTexts = useReturnStateTexts();
  const states = choice.kind === 'complaint' ? complaintStates : withdrawalStates;
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`číslo objednávky, jméno, e-mail`}
      otherParams={['kind']}
      aside={<CsvLink list="returns" />}
      states={{
        name: 'state',
        label: t`Stav`,
        value: choice.state,
        options: [
          { value: '', text: t`všechny` },
          { value: 'open', text: t`nevyřízené` },
          ...states.map((state) => ({ value: state, text: stateTexts[state] })),
        ],
      }}
    />
  );
}
