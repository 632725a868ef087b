import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { ReasonDialog } from '#web/features/decisions/reason-dialog.tsx';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { Button } from '#web/ui/button.tsx';
import type { AccountDetail } from './account-detail.ts';

/** The actions that the account's state allows. */
export function AccountActions({ account: { id, state } }: { account: AccountDetail }) {
  const { t } = useLingui();
  const { isDeciding, decide } = useDecision();
  const [asked, setAsked] = useState<'refuse' | 'block'>();
  const { adminAccounts } = browserApi;
  const body = { ids: [id] };
  return (
    <div className="flex gap-2">
      {(state === 'waiting' || state === 'refused') && (
        <Button disabled={isDeciding} onClick={() => void decide(() => adminAccounts.approve({ body }))}>
          <Trans>Schválit</Trans>
        </Button>
      )}
      {state === 'waiting' && (
        <Button look="danger" disabled={isDeciding} onClick={() => setAsked('refuse')}>
          <Trans>Zamítnout</Trans>
        </Button>
      )}
      {state === 'approved' && (
        <Button look="danger" disabled={isDeciding} onClick={() => setAsked('block')}>
          <Trans>Zablokovat</Trans>
        </Button>
      )}
      {state === 'blocked' && (
        <Button
          look="secondary"
          disabled={isDeciding}
          onClick={() => void decide(() => adminAccounts.unblock({ body }))}
        >
          <Trans>Odblokovat</Trans>
        </Button>
      )}
      <ReasonDialog
        isOpen={asked !== undefined}
        title={asked === 'block' ? t`Zablokovat uživatele` : t`Zamítnout registraci`}
        action={asked === 'block' ? t`Zablokovat` : t`Zamítnout`}
        onClose={() => setAsked(undefined)}
        name="reason"
        send={(reason) => adminAccounts[asked ?? 'refuse']({ body: { ...body, reason } })}
      />
    </div>
  );
}
