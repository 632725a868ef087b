import { useLingui } from '@lingui/react/macro';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { PointChoice, PointList } from './point-list.ts';

/** Filters of the list, stored in the URL. */
export function PointFilters({ choice, list }: { choice: PointChoice; list: PointList }) {
  const { t } = useLingui();
  return (
    <FilterForm words={choice.q} wordsHint={t`název, ulice, obec, PSČ, kód`} aside={<ResultCount total={list.total} />}>
      <SelectField
        label={t`Doprava`}
        name="carrier"
        defaultValue={choice.carrier === undefined ? '' : String(choice.carrier)}
      >
        <option value="">{t`všechny`}</option>
        {list.carriers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Stav`} name="state" defaultValue={choice.state ?? ''}>
        <option value="">{t`všechny`}</option>
        <option value="active">{t`nabízená`}</option>
        <option value="inactive">{t`vypnutá`}</option>
      </SelectField>
    </FilterForm>
  );
}
