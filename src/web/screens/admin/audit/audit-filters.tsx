import { useLingui } from '@lingui/react/macro';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Audit, AuditChoice } from './audit-list.ts';

/** Filters of the audit log, stored in the URL. */
export function AuditFilters({ choice, audit }: { choice: AuditChoice; audit: Audit }) {
  const { t } = useLingui();
  return (
    <FilterForm words={choice.q} wordsHint={t`uživatelské jméno správce`} aside={<CsvLink list="audit" />}>
      <SelectField label={t`Čeho se týká`} name="entity" defaultValue={choice.entity ?? ''}>
        <option value="">{t`všeho`}</option>
        {audit.entities.map(({ code, text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Úkon`} name="action" defaultValue={choice.action ?? ''} className="max-w-72">
        <option value="">{t`všechny`}</option>
        {audit.actions.map(({ code, text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextField label={t`Od`} name="from" type="date" defaultValue={choice.from} />
      <TextField label={t`Do`} name="to" type="date" defaultValue={choice.to} />
    </FilterForm>
  );
}
