import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminAccountRow } from '#shared/accounts/admin-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { useHiddenColumns, type ListState } from '#web/features/admin-lists/list-state.ts';
import { useSortHeadings } from '#web/features/admin-lists/sort-heading.tsx';
import { AccountStateMark } from '#web/features/account-state/account-state-mark.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead, SecondLine } from '#web/ui/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import { AccountDecisions } from './account-decisions.tsx';
import type { AccountChoice } from './account-filters.tsx';

interface AccountTableProps {
  readonly accounts: readonly AdminAccountRow[];
  readonly sort: AccountChoice['sort'];
  readonly state: ListState;
}

/** The accounts of the list; several can be selected for a bulk action. */
export function AccountTable({ accounts, sort, state }: AccountTableProps) {
  const { t } = useLingui();
  const selection = useSelection(accounts.map(({ id }) => id));
  const sortable = useSortHeadings(sort, 'newest');
  const hidden = useHiddenColumns(state);

  if (accounts.length === 0)
    return (
      <p className="py-10 text-center text-muted">
        <Trans>Nikoho takového jsme nenašli.</Trans>
      </p>
    );
  return (
    <>
      <AccountDecisions accounts={accounts} selection={selection} />
      <DataTable
        isList
        hidden={hidden}
        label={t`Uživatelé`}
        columns={[
          checkColumn(selection, accounts),
          sortable(<Trans>Uživatel</Trans>, { ascending: 'username' }),
          { name: 'contact', title: <Trans>Kontakt</Trans> },
          { name: 'state', title: <Trans>Stav</Trans> },
          { name: 'adverts', title: <Trans>Inzeráty</Trans>, isFigure: true },
          {
            name: 'registered',
            ...sortable(<Trans>Registrace</Trans>, { ascending: 'oldest', descending: 'newest' }),
            isFigure: true,
          },
        ]}
      >
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            isSelected={selection.has(account.id)}
            onSelect={() => selection.toggle(account.id)}
          />
        ))}
      </DataTable>
    </>
  );
}

interface AccountRowProps {
  readonly account: AdminAccountRow;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function AccountRow({ account, isSelected, onSelect }: AccountRowProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <DataRow>
      <Cell isCheck>
        <RowCheck label={t`Vybrat ${account.username}`} checked={isSelected} onChange={onSelect} />
      </Cell>
      <RowHead>
        <a href={routePath('admin-account', locale, { id: account.id })} className="font-semibold">
          {account.username}
        </a>
        <SecondLine text={[account.name, account.company].filter(Boolean).join(' · ')} />
      </RowHead>
      <Cell column="contact">
        {account.email}
        <SecondLine text={account.phone} className="tabular-nums" />
      </Cell>
      <Cell column="state">
        <AccountStateMark state={account.state} />
        {account.authorized && (
          <span className="ml-2 inline-flex items-center gap-1 text-link">
            <Icon name="shield-check" size={16} />
            <Trans>ověřený</Trans>
          </span>
        )}
        {account.scopes.length > 0 && (
          <span className="ml-2 text-muted">
            <Trans>správce</Trans>
          </span>
        )}
      </Cell>
      <Cell column="adverts" isFigure label={<Trans>Inzeráty</Trans>}>
        {account.adverts}
      </Cell>
      <Cell column="registered" isFigure>
        {formatDateTime(account.created_at, locale)}
      </Cell>
    </DataRow>
  );
}
