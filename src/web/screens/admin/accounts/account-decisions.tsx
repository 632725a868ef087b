import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminAccountRow } from '#shared/accounts/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AccountReasonDialog } from '#web/features/account-decision/account-reason-dialog.tsx';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import type { Selection } from '#web/ui/use-selection.ts';
import { Button } from '#web/ui/button.tsx';

type ReasonedDecision = 'refuse' | 'block';

/** The state that a decision requires: selected accounts in another state are skipped. */
const statesFor = { refuse: 'waiting', block: 'approved' } as const;

interface AccountDecisionsProps {
  readonly accounts: readonly AdminAccountRow[];
  readonly selection: Selection<number>;
}

/** Bulk actions for selected accounts. */
export function AccountDecisions({ accounts, selection }: AccountDecisionsProps) {
  const { t } = useLingui();
  const { isDeciding, decide } = useDecision();
  const [asked, setAsked] = useState<ReasonedDecision>();
  const { adminAccounts } = browserApi;
  const selectedIn = (state: AdminAccountRow['state']) =>
    accounts.filter(({ id, state: current }) => current === state && selection.has(id));
  const idsIn = (state: AdminAccountRow['state']) => selectedIn(state).map(({ id }) => id);
  const [waiting, approved, blocked] = [idsIn('waiting'), idsIn('approved'), idsIn('blocked')];
  const counted = (text: string, { length }: readonly number[]) =>
    length === selection.ids.length ? text : t`${text} (${length} z ${selection.ids.length})`;
  return (
    <>
      <BulkBar selection={selection}>
        {waiting.length > 0 && (
          <Button
            size="small"
            disabled={isDeciding}
            onClick={() => void decide(() => adminAccounts.approve({ body: { ids: waiting } }))}
          >
            {counted(t`Schválit`, waiting)}
          </Button>
        )}
        {blocked.length > 0 && (
          <Button
            size="small"
            look="secondary"
            disabled={isDeciding}
            onClick={() => void decide(() => adminAccounts.unblock({ body: { ids: blocked } }))}
          >
            {counted(t`Odblokovat`, blocked)}
          </Button>
        )}
        {waiting.length > 0 && (
          <Button size="small" look="danger" disabled={isDeciding} onClick={() => setAsked('refuse')}>
            {counted(t`Zamítnout`, waiting)}
          </Button>
        )}
        {approved.length > 0 && (
          <Button size="small" look="danger" disabled={isDeciding} onClick={() => setAsked('block')}>
            {counted(t`Zablokovat`, approved)}
          </Button>
        )}
        {waiting.length + approved.length + blocked.length === 0 && (
          <span className="text-sm text-muted">
            <Trans>Pro vybrané uživatele tu není žádná akce.</Trans>
          </span>
        )}
      </BulkBar>
      <AccountReasonDialog
        decision={asked}
        accounts={asked ? selectedIn(statesFor[asked]) : []}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
