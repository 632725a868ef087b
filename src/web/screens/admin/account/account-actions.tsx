import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import type { AccountDetail } from './account-detail.ts';

const loadDialog = lazyPart(() => import('#web/features/account-decision/account-reason-dialog.tsx'));

/** The actions that the account's state allows. */
export function AccountActions({ account }: { account: AccountDetail }) {
  const { id, state } = account;
  const { isDeciding, decide } = useDecision();
  const [asked, setAsked] = useState<'refuse' | 'block'>();
  const [isNear, setIsNear] = useState(false);
  const dialog = useChunk(loadDialog, isNear || asked !== undefined, () => setAsked(undefined));
  const { adminAccounts } = browserApi;
  const body = { ids: [id] };
  return (
    <div className="flex gap-2" onPointerEnter={() => setIsNear(true)} onFocus={() => setIsNear(true)}>
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
      {dialog && (
        <dialog.AccountReasonDialog decision={asked} accounts={[account]} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}
