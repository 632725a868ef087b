import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminReturn } from '#shared/returns/admin-contract.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { ReasonDialog } from '#web/features/decisions/reason-dialog.tsx';
import type { useDecision } from '#web/features/decisions/use-decision.ts';
import { Checkbox } from '#web/ui/field.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { isRefundable, returnCalls, type Question } from './return-calls.ts';

interface ReturnDialogsProps {
  readonly row: AdminReturn;
  readonly question: Question | undefined;
  readonly decision: ReturnType<typeof useDecision>;
  readonly onClose: () => void;
}

/** The dialogs of the questions. A refusal and every decision on a complaint need a text for the buyer. */
export function ReturnDialogs({ row, question, decision: { isDeciding, decide }, onClose: close }: ReturnDialogsProps) {
  const { t } = useLingui();
  const [isBackToStock, setIsBackToStock] = useState(false);
  const { move, sendDecision, sendBack } = returnCalls(row);
  const isWithdrawal = row.kind === 'withdrawal';
  const confirm = (call: Parameters<typeof decide>[0]) => {
    close();
    void decide(call);
  };
  return (
    <>
      {/* Separate dialogs: a text typed for a refusal must not be sent with an acceptance. */}
      <ReasonDialog
        isOpen={question === 'accept' && !isWithdrawal}
        title={t`Uznat reklamaci`}
        action={t`Uznat`}
        onClose={close}
        name="decision"
        send={(reason) => sendDecision(true, reason)}
      />
      <ReasonDialog
        isOpen={question === 'refuse'}
        title={isWithdrawal ? t`Zamítnout odstoupení` : t`Zamítnout reklamaci`}
        action={t`Zamítnout`}
        onClose={close}
        name="decision"
        send={(reason) => sendDecision(false, reason)}
      />
      <ConfirmDialog
        isOpen={question === 'accept' && isWithdrawal}
        title={t`Uznat odstoupení`}
        action={t`Uznat`}
        isBusy={isDeciding}
        onClose={close}
        onConfirm={() => confirm(() => sendDecision(true))}
      >
        {row.order.is_unsent ? (
          <Trans>
            Zboží ještě neodešlo. Vrátí se do skladu a zaplacené peníze zákazníkovi. Nezbude-li z objednávky nic, zruší
            se. Tento krok nelze vrátit zpět.
          </Trans>
        ) : (
          <Trans>
            Zákazníkovi napíšeme, že odstoupení uznáváme a kam má zboží poslat. Tento krok nelze vrátit zpět.
          </Trans>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'close'}
        title={t`Uzavřít reklamaci?`}
        action={t`Uzavřít`}
        isBusy={isDeciding}
        onClose={close}
        onConfirm={() => confirm(() => move('closed'))}
      >
        <Trans>Peníze za ni vráceny nejsou a po uzavření už je odtud nepůjde vrátit.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'close_empty'}
        title={t`Uzavřít odstoupení?`}
        action={t`Uzavřít`}
        isBusy={isDeciding}
        onClose={close}
        onConfirm={() => confirm(() => sendBack({ amount: 0, back_to_stock: isBackToStock }))}
      >
        <Trans>Žádné peníze k vrácení nezbývají a zákazníkovi to tak napíšeme. Tento krok nelze vrátit zpět.</Trans>
        <Checkbox
          label={t`Zboží je zpět a patří do skladu`}
          checked={isBackToStock}
          onChange={({ target }) => setIsBackToStock(target.checked)}
        />
      </ConfirmDialog>
      {isRefundable(row) && (
        <RefundDialog isOpen={question === 'refund'} row={row} onClose={close} send={sendBack}>
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
