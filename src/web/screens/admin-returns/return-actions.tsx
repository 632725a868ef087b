import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminReturn } from '#shared/returns/admin-contract.ts';
import type { ComplaintState } from '#shared/returns/lifecycle.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { useDecision } from '#web/features/admin/use-decision.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type Asked = 'accept' | 'take_back' | 'refuse' | 'refund';

/** What can be done next; a refusal and every decision on a complaint need words for the buyer. */
export function ReturnActions({ row }: { row: AdminReturn }) {
  const { t } = useLingui();
  const { isDeciding, decide } = useDecision();
  const [asked, setAsked] = useState<Asked>();
  const { kind, id, state, refund, suggested } = row;
  const { adminReturns } = browserApi;
  const isWithdrawal = kind === 'withdrawal';
  const params = { id };
  const move = (to: ComplaintState, decision = '') =>
    adminReturns.moveComplaint({ params, body: { state: to, decision } });
  const judge = (is_accepted: boolean, decision = '') =>
    isWithdrawal
      ? adminReturns.decideWithdrawal({ params, body: { is_accepted, decision } })
      : move(is_accepted ? 'accepted' : 'refused', decision);
  const accept = () => {
    if (!isWithdrawal) setAsked('accept');
    else if (row.order.is_unsent) setAsked('take_back');
    else void decide(() => judge(true));
  };
  const isRefundable = state === 'accepted' && refund === null;
  const sendBack = (amount: number) =>
    isWithdrawal
      ? adminReturns.refundWithdrawal({ params, body: { amount } })
      : adminReturns.refundComplaint({ params, body: { amount } });
  const isOpen = state === 'received' || state === 'being_examined';
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {!isWithdrawal && state === 'received' && (
          <Button
            size="small"
            look="secondary"
            disabled={isDeciding}
            onClick={() => void decide(() => move('being_examined'))}
          >
            <Trans>Posuzovat</Trans>
          </Button>
        )}
        {isOpen && (
          <>
            <Button size="small" disabled={isDeciding} onClick={accept}>
              <Trans>Uznat</Trans>
            </Button>
            <Button size="small" look="secondary" disabled={isDeciding} onClick={() => setAsked('refuse')}>
              <Trans>Zamítnout</Trans>
            </Button>
          </>
        )}
        {isRefundable && suggested.amount > 0 && (
          <Button size="small" disabled={isDeciding} onClick={() => setAsked('refund')}>
            <Trans>Vrátit peníze</Trans>
          </Button>
        )}
        {isRefundable && isWithdrawal && suggested.amount === 0 && (
          <Button size="small" look="secondary" disabled={isDeciding} onClick={() => void decide(() => sendBack(0))}>
            <Trans>Uzavřít, není co vracet</Trans>
          </Button>
        )}
        {!isWithdrawal && (state === 'accepted' || state === 'refused') && (
          <Button size="small" look="secondary" disabled={isDeciding} onClick={() => void decide(() => move('closed'))}>
            <Trans>Uzavřít</Trans>
          </Button>
        )}
      </p>
      <ReasonDialog
        isOpen={asked === 'accept' || asked === 'refuse'}
        title={
          asked === 'accept' ? t`Uznat reklamaci` : isWithdrawal ? t`Zamítnout odstoupení` : t`Zamítnout reklamaci`
        }
        action={asked === 'accept' ? t`Uznat` : t`Zamítnout`}
        onClose={() => setAsked(undefined)}
        name="decision"
        send={(reason) => judge(asked === 'accept', reason)}
      />
      <Dialog isOpen={asked === 'take_back'} onClose={() => setAsked(undefined)} title={t`Uznat odstoupení`}>
        <p>
          <Trans>
            Zboží ještě neodešlo. Vrátí se do skladu a zaplacené peníze zákazníkovi. Nezbude-li z objednávky nic, zruší
            se. Zpět to vzít nejde.
          </Trans>
        </p>
        <p className="mt-4 flex gap-2">
          <Button
            disabled={isDeciding}
            onClick={() => {
              setAsked(undefined);
              void decide(() => judge(true));
            }}
          >
            <Trans>Uznat</Trans>
          </Button>
          <Button look="quiet" onClick={() => setAsked(undefined)}>
            <Trans>Zrušit</Trans>
          </Button>
        </p>
      </Dialog>
      {isRefundable && (
        <RefundDialog
          isOpen={asked === 'refund'}
          suggested={suggested}
          onClose={() => setAsked(undefined)}
          send={sendBack}
        >
          {isWithdrawal ? (
            <Trans>Potvrzujete, že zboží je zpět. Sníženou hodnotu zboží můžete z částky odečíst.</Trans>
          ) : (
            <Trans>Celou cenu zboží, nebo jen část, na které jste se domluvili.</Trans>
          )}
        </RefundDialog>
      )}
    </>
  );
}
