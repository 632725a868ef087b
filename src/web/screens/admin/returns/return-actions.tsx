import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminReturn } from '#shared/returns/admin-contract.ts';
import type { ComplaintState } from '#shared/returns/lifecycle.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { ReasonDialog } from '#web/features/decisions/reason-dialog.tsx';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { RefundDialog, type MoneyBack } from './refund-dialog.tsx';

type Asked = 'accept' | 'refuse' | 'refund' | 'close' | 'close_empty';

/** The next actions. A refusal and every decision on a complaint need a text for the buyer. */
export function ReturnActions({ row }: { row: AdminReturn }) {
  const { t } = useLingui();
  const { isDeciding, decide } = useDecision();
  const [asked, setAsked] = useState<Asked>();
  const [isBackToStock, setIsBackToStock] = useState(false);
  const { kind, id, state, refund, suggested } = row;
  const { adminReturns } = browserApi;
  const isWithdrawal = kind === 'withdrawal';
  const params = { id };
  const move = (to: ComplaintState, decision = '') =>
    adminReturns.moveComplaint({ params, body: { state: to, decision } });
  const sendDecision = (is_accepted: boolean, decision = '') =>
    isWithdrawal
      ? adminReturns.decideWithdrawal({ params, body: { is_accepted, decision } })
      : move(is_accepted ? 'accepted' : 'refused', decision);
  const isRefundable = state === 'accepted' && refund === null;
  const sendBack = ({ back_to_stock, ...money }: MoneyBack) =>
    isWithdrawal
      ? adminReturns.refundWithdrawal({ params, body: { ...money, back_to_stock } })
      : adminReturns.refundComplaint({ params, body: money });
  const close = () => setAsked(undefined);
  const confirm = (call: Parameters<typeof decide>[0]) => {
    close();
    void decide(call);
  };
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
            <Button size="small" disabled={isDeciding} onClick={() => setAsked('accept')}>
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
        {isRefundable && isWithdrawal && suggested.amount === 0 && !row.order.awaits_cash && (
          <Button size="small" look="secondary" disabled={isDeciding} onClick={() => setAsked('close_empty')}>
            <Trans>Uzavřít, není co vracet</Trans>
          </Button>
        )}
        {!isWithdrawal && (state === 'accepted' || state === 'refused') && (
          <Button
            size="small"
            look="secondary"
            disabled={isDeciding}
            onClick={() => (isRefundable ? setAsked('close') : void decide(() => move('closed')))}
          >
            <Trans>Uzavřít</Trans>
          </Button>
        )}
      </p>
      {isRefundable && isWithdrawal && row.order.awaits_cash && (
        <p className="text-muted">
          <Trans>
            Dobírka ještě není zapsaná. Potvrďte prosím u objednávky přijetí peněz. Vrátila-li se zásilka nevyzvednutá,
            objednávku zrušte.
          </Trans>
        </p>
      )}
      {/* Separate dialogs: a text typed for a refusal must not be sent with an acceptance. */}
      <ReasonDialog
        isOpen={asked === 'accept' && !isWithdrawal}
        title={t`Uznat reklamaci`}
        action={t`Uznat`}
        onClose={close}
        name="decision"
        send={(reason) => sendDecision(true, reason)}
      />
      <ReasonDialog
        isOpen={asked === 'refuse'}
        title={isWithdrawal ? t`Zamítnout odstoupení` : t`Zamítnout reklamaci`}
        action={t`Zamítnout`}
        onClose={close}
        name="decision"
        send={(reason) => sendDecision(false, reason)}
      />
      <ConfirmDialog
        isOpen={asked === 'accept' && isWithdrawal}
        title={t`Uznat odstoupení`}
        action={t`Uznat`}
        isBusy={isDeciding}
        onClose={close}
        onConfirm={() => confirm(() => sendDecision(true))}
      >
        {row.order.is_unsent ? (
          <Trans>
            Zboží ještě neodešlo. Vrátí se do skladu a zaplacené peníze zákazníkovi. Nezbude-li z objednávky nic, zruší
            se. Zpět to vzít nejde.
          </Trans>
        ) : (
          <Trans>Zákazníkovi napíšeme, že odstoupení uznáváme a kam má zboží poslat. Zpět to vzít nejde.</Trans>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'close'}
        title={t`Uzavřít reklamaci?`}
        action={t`Uzavřít`}
        isBusy={isDeciding}
        onClose={close}
        onConfirm={() => confirm(() => move('closed'))}
      >
        <Trans>Peníze za ni vrácené nejsou a po uzavření už je odsud vrátit nepůjde.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'close_empty'}
        title={t`Uzavřít odstoupení?`}
        action={t`Uzavřít`}
        isBusy={isDeciding}
        onClose={close}
        onConfirm={() => confirm(() => sendBack({ amount: 0, back_to_stock: isBackToStock }))}
      >
        <Trans>Žádné peníze k vrácení nezbývají a zákazníkovi to tak napíšeme. Zpět to vzít nejde.</Trans>
        <Checkbox
          label={t`Kusy jsou zpět, patří do skladu`}
          checked={isBackToStock}
          onChange={({ target }) => setIsBackToStock(target.checked)}
        />
      </ConfirmDialog>
      {isRefundable && (
        <RefundDialog isOpen={asked === 'refund'} row={row} onClose={close} send={sendBack}>
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
