import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Invitation, Team } from '#shared/accounts/administrators-contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { useKeyedState } from '#web/ui/use-keyed-state.ts';
import { AdministratorTable } from './administrator-table.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationList } from './invitation-list.tsx';

/** The people who run the portal: what each manages, when each was here last, and invitations. */
export const screen = defineScreen<Team>({
  layout: 'bare',
  load: ({ api }) => api.administrators.list(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Správci`),
    alternates: pathsInAllLocales('admin-administrators'),
    isIndexed: false,
  }),
  Page: function AdministratorsPage({ data }) {
    const { t } = useLingui();
    const [team, setTeam] = useKeyedState(data, () => data);
    const [invited, setInvited] = useState<Invitation | 'new'>();
    const close = () => setInvited(undefined);
    return (
      <AdminFrame
        title={<Trans>Správci</Trans>}
        aside={
          <Button onClick={() => setInvited('new')}>
            <Trans>Pozvat správce</Trans>
          </Button>
        }
      >
        <div className="flex flex-col gap-8">
          <AdministratorTable administrators={team.administrators} onChange={setTeam} />
          {team.invitations.length > 0 && (
            <InvitationList invitations={team.invitations} onChange={setTeam} onResend={setInvited} />
          )}
        </div>
        <FormDialog isOpen={invited !== undefined} onClose={close} title={t`Pozvat správce`}>
          <InvitationForm
            initial={invited === 'new' ? undefined : invited}
            onDone={(next) => {
              setTeam(next);
              close();
            }}
          />
        </FormDialog>
      </AdminFrame>
    );
  },
});
