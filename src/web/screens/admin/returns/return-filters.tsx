import { useLingui } from '@lingui/react/macro';
import { complaintStates, withdrawalStates } from '#shared/returns/lifecycle.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { useReturnStateTexts } from '#web/features/returns/return-states.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ReturnChoice } from './return-list.ts';

/** Filters of the list, stored in the URL. */
export function ReturnFilters({ choice }: { choice: ReturnChoice }) {
  const { t } = useLingui();
  const stateTexts = useReturnStateTexts();
  const states = choice.kind === 'complaint' ? complaintStates : withdrawalStates;
  return (
    <FilterForm words={choice.q} wordsHint={t`číslo objednávky, jméno, e-mail`} aside={<CsvLink list="returns" />}>
      <SelectField label={t`Druh`} name="kind" defaultValue={choice.kind ?? 'withdrawal'}>
        <option value="withdrawal">{t`odstoupení od smlouvy`}</option>
        <option value="complaint">{t`reklamace`}</option>
      </SelectField>
      <SelectField label={t`Stav`} name="state" defaultValue={choice.state ?? ''}>
        <option value="">{t`všechny`}</option>
        <option value="open">{t`nevyřízené`}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {stateTexts[state]}
          </option>
        ))}
      </SelectField>
    </FilterForm>
  );
}
