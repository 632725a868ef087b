import { Trans, useLingui } from '@lingui/react/macro';
import type { Invitation, Team } from '#shared/accounts/administrators-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { ScopeList } from './scope-list.tsx';

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly onChange: (team: Team) => void;
  readonly onResend: (invitation: Invitation) => void;
}

/** Invitations that nobody has accepted yet. */
export function InvitationList({ invitations, onChange, onResend }: InvitationListProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { isRunning, run } = useAction();
  const cancel = ({ id }: Invitation) =>
    run(async () => {
      onChange(await browserApi.administrators.cancelInvitation({ params: { id } }));
      showSnackbar({ text: t`Pozvánka je zrušená.`, tone: 'success' });
    });
  return (
    <section aria-labelledby="invitations-title">
      <h2 id="invitations-title" className="mb-3 text-xl">
        <Trans>Pozvánky</Trans>
      </h2>
      <DataTable
        isList
        columns={[
          { title: <Trans>E-mail</Trans> },
          { title: <Trans>Bude spravovat</Trans> },
          { title: <Trans>Platí do</Trans> },
          { title: <Trans>Pozval</Trans> },
          { title: <span className="sr-only">{t`Akce`}</span> },
        ]}
      >
        {invitations.map((invitation) => (
          <DataRow key={invitation.id}>
            <RowHead>{invitation.email}</RowHead>
            <Cell>
              <ScopeList scopes={invitation.scopes} />
            </Cell>
            <Cell label={<Trans>Platí do</Trans>}>
              {invitation.is_expired ? (
                <strong className="text-error">{t`vypršela`}</strong>
              ) : (
                formatDateTime(invitation.expires_at, locale)
              )}
            </Cell>
            <Cell label={<Trans>Pozval</Trans>}>{invitation.invited_by ?? '–'}</Cell>
            <Cell isDecision>
              <span className="flex flex-wrap gap-2">
                <Button
                  look="secondary"
                  size="small"
                  onClick={() => onResend(invitation)}
                  aria-label={t`Poslat znovu: ${invitation.email}`}
                >
                  <Trans>Poslat znovu</Trans>
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  disabled={isRunning}
                  onClick={() => void cancel(invitation)}
                  aria-label={t`Zrušit pozvánku: ${invitation.email}`}
                >
                  <Trans>Zrušit pozvánku</Trans>
                </Button>
              </span>
            </Cell>
          </DataRow>
        ))}
      </DataTable>
    </section>
  );
}
