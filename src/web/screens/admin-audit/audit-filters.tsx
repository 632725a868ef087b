import { Trans, useLingui } from '@lingui/react/macro';
import { FilterForm } from '#web/features/admin/filter-form.tsx';
import { changedQuery } from '#web/features/admin/list-query.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Audit, AuditChoice } from './admin-audit.tsx';

/** Filters of the audit log; they stand in the address. */
export function AuditFilters({ choice, audit }: { choice: AuditChoice; audit: Audit }) {
  const { t } = useLingui();
  const { locale, search } = usePage();
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`uživatelské jméno správce`}
      aside={
        <LinkButton look="quiet" href={`/api/admin/audit.csv${changedQuery(search, { lang: locale })}`} download>
          <Trans>Stáhnout CSV</Trans>
        </LinkButton>
      }
    >
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
