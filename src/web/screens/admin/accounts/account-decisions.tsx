import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminAccountRow } from '#shared/accounts/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ReasonDialog } from '#web/features/decisions/reason-dialog.tsx';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { Button } from '#web/ui/button.tsx';

type ReasonedDecision = 'refuse' | 'block';

/** The state that a decision requires: selected accounts in another state are skipped. */
const statesFor = { refuse: 'waiting', block: 'approved' } as const;

/** Bulk actions for selected accounts. */
export function AccountDecisions({ selected }: { selected: readonly AdminAccountRow[] }) {
  const { t } = useLingui();
  const { isDeciding, decide } = useDecision();
  const [asked, setAsked] = useState<ReasonedDecision>();
  const { adminAccounts } = browserApi;
  const idsIn = (state: AdminAccountRow['state']) =>
    selected.filter((account) => account.state === state).map(({ id }) => id);
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
          {selected.length > 0 && <Trans>vybráno: {selected.length}</Trans>}
        </span>
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
