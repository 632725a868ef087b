import { useLingui } from '@lingui/react/macro';
import type { CallInput } from '#shared/contract/endpoint.ts';
import type { adminAccountsContract } from '#shared/accounts/admin-contract.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

export type AccountChoice = CallInput<(typeof adminAccountsContract)['list']>['query'];

/** Filters of the list of users, stored in the URL. */
export function AccountFilters({ choice, total }: { choice: AccountChoice; total: number }) {
  const { t } = useLingui();
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`jméno, e-mail, firma, IČO, telefon`}
      aside={
        <>
          <CsvLink list="accounts" />
          <ResultCount total={total} />
        </>
      }
    >
      <SelectField label={t`Stav`} name="state" defaultValue={choice.state ?? ''}>
        <option value="">{t`všechny`}</option>
        <option value="waiting">{t`čeká na schválení`}</option>
        <option value="approved">{t`schválený`}</option>
        <option value="refused">{t`zamítnutý`}</option>
        <option value="blocked">{t`zablokovaný`}</option>
      </SelectField>
      <SelectField label={t`Druh`} name="kind" defaultValue={choice.kind ?? ''}>
        <option value="">{t`všichni`}</option>
        <option value="person">{t`soukromé osoby`}</option>
        <option value="business">{t`podnikatelé`}</option>
        <option value="verified">{t`ověření`}</option>
        <option value="administrator">{t`správci`}</option>
      </SelectField>
      <SelectField label={t`Řadit`} name="sort" defaultValue={choice.sort ?? 'newest'}>
        <option value="newest">{t`od nejnovějších`}</option>
        <option value="oldest">{t`od nejstarších`}</option>
        <option value="username">{t`podle jména`}</option>
      </SelectField>
    </FilterForm>
  );
}
