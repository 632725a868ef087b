import { useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Administrator, Team } from '#shared/accounts/administrators-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useHasScope } from '#web/features/session/use-has-scope.ts';
import { useSession } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { ScopeList } from './scope-list.tsx';

interface AdministratorTableProps {
  readonly administrators: readonly Administrator[];
  readonly onChange: (team: Team) => void;
}

export function AdministratorTable({ administrators, onChange }: AdministratorTableProps) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const [ended, setEnded] = useState<Administrator>();
  const close = () => setEnded(undefined);
  const endLogins = () =>
    run(async () => {
      onChange(await browserApi.administrators.endLogins({ params: { id: ended!.id } }));
      showSnackbar({ text: t`Správce je odhlášený na všech zařízeních.`, tone: 'success' });
      close();
    });
  return (
    <>
      <DataTable
        isList
        label={t`Správci`}
        columns={[
          { title: <Trans>Správce</Trans> },
          { title: <Trans>Spravuje</Trans> },
          { title: <Trans>Dvoufázové ověření</Trans> },
          { title: <Trans>Naposledy</Trans> },
          { title: <span className="sr-only">{t`Akce`}</span> },
        ]}
      >
        {administrators.map((each) => (
          <AdministratorRow key={each.id} administrator={each} onEnd={() => setEnded(each)} />
        ))}
      </DataTable>
      <ConfirmDialog
        isOpen={ended !== undefined}
        title={t`Odhlásit všude`}
        action={t`Odhlásit všude`}
        isBusy={isRunning}
        onClose={close}
        onConfirm={() => void endLogins()}
      >
        {t`Přihlášení správce ${ended?.username ?? ''} skončí na všech zařízeních. Oprávnění mu zůstanou, znovu se přihlásí heslem.`}
      </ConfirmDialog>
    </>
  );
}

function AdministratorRow({ administrator, onEnd }: { administrator: Administrator; onEnd: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const session = useSession();
  const mayOpen = useHasScope('users');
  const { id, username, name, email, scopes, has_second_factor, logins, last_seen_at } = administrator;
  const isSelf = session.status === 'in' && session.session.me.id === id;
  return (
    <DataRow>
      <RowHead>
        {mayOpen ? <a href={routePath('admin-account', locale, { id })}>{username}</a> : username}
        <span className="block font-normal text-muted">{[name, email].filter(Boolean).join(' · ')}</span>
      </RowHead>
      <Cell>
        <ScopeList scopes={scopes} />
      </Cell>
      <Cell label={<Trans>Dvoufázové ověření</Trans>}>
        {has_second_factor ? t`ano` : <strong className="text-error">{t`ne`}</strong>}
      </Cell>
      <Cell>
        {last_seen_at ? (
          <>
            {formatDateTime(last_seen_at, locale)}
            <span className="block text-sm text-muted">
              <Plural
                value={logins}
                one="# přihlášené zařízení"
                few="# přihlášená zařízení"
                other="# přihlášených zařízení"
              />
            </span>
          </>
        ) : (
          <span className="text-muted">
            <Trans>není přihlášen</Trans>
          </span>
        )}
      </Cell>
      <Cell isDecision>
        {!isSelf && logins > 0 && (
          <Button look="secondary" size="small" onClick={onEnd} aria-label={t`Odhlásit všude: ${username}`}>
            <Trans>Odhlásit všude</Trans>
          </Button>
        )}
      </Cell>
    </DataRow>
  );
}
