import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminAccountRow } from '#shared/accounts/admin-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AccountStateMark } from '#web/features/account-state/account-state-mark.tsx';
import { ReasonDialog } from '#web/features/decisions/reason-dialog.tsx';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type ReasonedDecision = 'refuse' | 'block';

/** In which state one must be for it: others that are chosen, too, are left alone. */
const statesFor = { refuse: 'waiting', block: 'approved' } as const;

/** The list, with what can be done to several at once. */
export function AccountTable({ accounts }: { accounts: readonly AdminAccountRow[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const selection = useSelection(accounts.map(({ id }) => id));
  const { isDeciding, decide } = useDecision();
  const [asked, setAsked] = useState<ReasonedDecision>();
  const { adminAccounts } = browserApi;
  const idsIn = (state: AdminAccountRow['state']) =>
    accounts.filter((account) => selection.has(account.id) && account.state === state).map(({ id }) => id);

  if (accounts.length === 0)
    return (
      <p className="py-10 text-center text-muted">
        <Trans>Nikdo takový tu není.</Trans>
      </p>
    );
  return (
    <>
      <div className="mb-2 flex min-h-9 flex-wrap items-center gap-2" role="group" aria-label={t`Hromadné akce`}>
        <Button
          size="small"
          disabled={isDeciding || idsIn('waiting').length === 0}
          onClick={() => void decide(() => adminAccounts.approve({ body: { ids: idsIn('waiting') } }))}
        >
          <Trans>Schválit</Trans>
        </Button>
        <Button
          size="small"
          look="secondary"
          disabled={isDeciding || idsIn('waiting').length === 0}
          onClick={() => setAsked('refuse')}
        >
          <Trans>Zamítnout</Trans>
        </Button>
        <Button
          size="small"
          look="secondary"
          disabled={isDeciding || idsIn('approved').length === 0}
          onClick={() => setAsked('block')}
        >
          <Trans>Zablokovat</Trans>
        </Button>
        <Button
          size="small"
          look="secondary"
          disabled={isDeciding || idsIn('blocked').length === 0}
          onClick={() => void decide(() => adminAccounts.unblock({ body: { ids: idsIn('blocked') } }))}
        >
          <Trans>Odblokovat</Trans>
        </Button>
        <span role="status" className="text-sm text-muted tabular-nums">
          {selection.ids.length > 0 && <Trans>vybráno: {selection.ids.length}</Trans>}
        </span>
      </div>
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
              <tr key={account.id} className="border-b border-line align-top last:border-b-0 hover:bg-sunken">
                <td className="px-3 py-2.5">
                  <input
                    type="checkbox"
                    aria-label={t`Vybrat ${account.username}`}
                    checked={selection.has(account.id)}
                    onChange={() => selection.toggle(account.id)}
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
                <td className="px-3 py-2.5 whitespace-nowrap tabular-nums">
                  {formatDateTime(account.created_at, locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ReasonDialog
        isOpen={asked !== undefined}
        title={asked === 'block' ? t`Zablokovat uživatele` : t`Zamítnout registraci`}
        action={asked === 'block' ? t`Zablokovat` : t`Zamítnout`}
        onClose={() => setAsked(undefined)}
        name="reason"
        send={(reason) => {
          const decision = asked ?? 'refuse';
          return adminAccounts[decision]({ body: { ids: idsIn(statesFor[decision]), reason } });
        }}
      />
    </>
  );
}

function Column({ children }: { children: React.ReactNode }) {
  return (
    <th scope="col" className="px-3 py-2 font-semibold">
      {children}
    </th>
  );
}
