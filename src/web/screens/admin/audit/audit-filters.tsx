import { useLingui } from '@lingui/react/macro';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import type { Audit, AuditChoice } from './audit-list.ts';

/** Filters of the audit log, stored in the URL. */
export function AuditFilters({ choice, audit }: { choice: AuditChoice; audit: Audit }) {
  const { t } = useLingui();
  const coded = (all: string, codes: Audit['entities']) => [
    { value: '', text: all },
    ...codes.map(({ code, text }) => ({ value: code, text })),
  ];
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`uživatelské jméno správce`}
      aside={<CsvLink list="audit" />}
      filters={[
        { name: 'entity', label: t`Čeho se týká`, value: choice.entity, options: coded(t`všeho`, audit.entities) },
        { name: 'action', label: t`Úkon`, value: choice.action, options: coded(t`všechny`, audit.actions) },
        { name: 'from', label: t`Od`, value: choice.from, isDate: true },
        { name: 'to', label: t`Do`, value: choice.to, isDate: true },
      ]}
    />
  );
}
