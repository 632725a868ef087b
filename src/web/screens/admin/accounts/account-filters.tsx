import { useLingui } from '@lingui/react/macro';
import type { CallInput } from '#shared/contract/endpoint.ts';
import type { adminAccountsContract } from '#shared/accounts/admin-contract.ts';
import { ColumnButton } from '#web/features/admin-lists/column-button.tsx';
import type { ListState } from '#web/features/admin-lists/list-state.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';

export type AccountChoice = CallInput<(typeof adminAccountsContract)['list']>['query'];

interface AccountFiltersProps {
  readonly choice: AccountChoice;
  readonly total: number;
  readonly state: ListState;
}

/** Filters of the list of users, stored in the URL. */
export function AccountFilters({ choice, total, state }: AccountFiltersProps) {
  const { t } = useLingui();
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`jméno, e-mail, firma, IČO, telefon`}
      aside={
        <>
          <CsvLink list="accounts" />
          <ColumnButton state={state} />
          <ResultCount total={total} />
        </>
      }
      states={{
        name: 'state',
        label: t`Stav`,
        value: choice.state,
        options: [
          { value: '', text: t`všechny` },
          { value: 'waiting', text: t`čeká na schválení` },
          { value: 'approved', text: t`schválený` },
          { value: 'refused', text: t`zamítnutý` },
          { value: 'blocked', text: t`zablokovaný` },
        ],
      }}
      filters={[
        {
          name: 'kind',
          label: t`Druh`,
          value: choice.kind,
          options: [
            { value: '', text: t`všichni` },
            { value: 'person', text: t`soukromé osoby` },
            { value: 'business', text: t`podnikatelé` },
            { value: 'verified', text: t`ověření` },
            { value: 'administrator', text: t`správci` },
          ],
        },
      ]}
      sort={{
        name: 'sort',
        label: t`Řadit`,
        value: choice.sort,
        options: [
          { value: 'newest', text: t`od nejnovějších` },
          { value: 'oldest', text: t`od nejstarších` },
          { value: 'username', text: t`podle jména` },
        ],
      }}
    />
  );
}
