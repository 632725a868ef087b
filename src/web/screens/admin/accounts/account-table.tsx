import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminAccountRow } from '#shared/accounts/admin-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { AccountStateMark } from '#web/features/account-state/account-state-mark.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AccountDecisions } from './account-decisions.tsx';

/** The accounts of the list; several can be selected for a bulk action. */
export function AccountTable({ accounts }: { accounts: readonly AdminAccountRow[] }) {
  const { t } = useLingui();
  const selection = useSelection(accounts.map(({ id }) => id));

  if (accounts.length === 0)
    return (
      <p className="py-10 text-center text-muted">
        <Trans>Nikoho takového jsme nenašli.</Trans>
      </p>
    );
  return (
    <>
      <AccountDecisions selected={accounts.filter(({ id }) => selection.has(id))} />
      <div className="relative overflow-x-auto rounded border border-line bg-surface">
        <table className="w-full text-sm">
          <thead className="border-b border-line text-left">
            <tr>
              <th scope="col" className="w-10 px-3 py-2">
                <input
                  type="checkbox"
                  aria-label={t`Vybrat všechny`}
                  checked={selection.ids.length === accounts.length}
                  onChange={selection.toggleAll}
                  className="size-5 accent-link"
                />
              </th>
              <Column>
                <Trans>Uživatel</Trans>
              </Column>
              <Column>
                <Trans>Kontakt</Trans>
              </Column>
              <Column>
                <Trans>Stav</Trans>
              </Column>
              <Column>
                <Trans>Inzeráty</Trans>
              </Column>
              <Column>
                <Trans>Registrace</Trans>
              </Column>
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                isSelected={selection.has(account.id)}
                onSelect={() => selection.toggle(account.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
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
    <tr className="border-b border-line align-top last:border-b-0 hover:bg-sunken">
      <td className="px-3 py-2.5">
        <input
          type="checkbox"
          aria-label={t`Vybrat ${account.username}`}
          checked={isSelected}
          onChange={onSelect}
          className="size-5 accent-link"
        />
      </td>
      <th scope="row" className="px-3 py-2.5 text-left">
        <a href={routePath('admin-account', locale, { id: account.id })} className="font-semibold">
          {account.username}
        </a>
        <span className="block font-normal text-muted">
          {account.name}
          {account.company && ` · ${account.company}`}
        </span>
      </th>
      <td className="px-3 py-2.5">
        {account.email}
        <span className="block text-muted tabular-nums">{account.phone}</span>
      </td>
      <td className="px-3 py-2.5">
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
      </td>
      <td className="px-3 py-2.5 tabular-nums">{account.adverts}</td>
      <td className="px-3 py-2.5 whitespace-nowrap tabular-nums">{formatDateTime(account.created_at, locale)}</td>
    </tr>
  );
}

function Column({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="px-3 py-2 font-semibold">
      {children}
    </th>
  );
}
