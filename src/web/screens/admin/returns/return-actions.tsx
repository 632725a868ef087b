import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { AdminReturn } from '#shared/returns/admin-contract.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { Button } from '#web/ui/button.tsx';
import { isRefundable, returnCalls, type Question } from './return-calls.ts';
import { ReturnDialogs } from './return-dialogs.tsx';

/** The next actions on a withdrawal or a complaint. */
export function ReturnActions({ row }: { row: AdminReturn }) {
  const decision = useDecision();
  const { isDeciding, decide } = decision;
  const [question, setQuestion] = useState<Question>();
  const { kind, state, suggested } = row;
  const { move } = returnCalls(row);
  const isWithdrawal = kind === 'withdrawal';
  const isOpen = state === 'received' || state === 'being_examined';
  const canRefund = isRefundable(row);
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {isOpen && (
          <Button size="small" disabled={isDeciding} onClick={() => setQuestion('accept')}>
            <Trans>Uznat</Trans>
          </Button>
        )}
        {!isWithdrawal && state === 'received' && (
          <Button
            size="small"
            look="secondary"
            disabled={isDeciding}
            onClick={() => void decide(() => move('being_examined'))}
          >
            <Trans>Začít posuzovat</Trans>
          </Button>
        )}
        {canRefund && suggested.amount > 0 && (
          <Button size="small" disabled={isDeciding} onClick={() => setQuestion('refund')}>
            <Trans>Vrátit peníze</Trans>
          </Button>
        )}
        {canRefund && isWithdrawal && suggested.amount === 0 && !row.order.awaits_cash && (
          <Button size="small" look="secondary" disabled={isDeciding} onClick={() => setQuestion('close_empty')}>
            <Trans>Uzavřít, není co vracet</Trans>
          </Button>
        )}
        {!isWithdrawal && (state === 'accepted' || state === 'refused') && (
          <Button
            size="small"
            look="secondary"
            disabled={isDeciding}
            onClick={() => (canRefund ? setQuestion('close') : void decide(() => move('closed')))}
          >
            <Trans>Uzavřít</Trans>
          </Button>
        )}
        {isOpen && (
          <Button size="small" look="danger" disabled={isDeciding} onClick={() => setQuestion('refuse')}>
            <Trans>Zamítnout</Trans>
          </Button>
        )}
      </p>
      {canRefund && isWithdrawal && row.order.awaits_cash && (
        <p className="text-muted">
          <Trans>
            Platba dobírky ještě není potvrzena. Potvrďte prosím u objednávky přijetí peněz. Vrátila-li se zásilka
            nevyzvednutá, objednávku zrušte.
          </Trans>
        </p>
      )}
      <ReturnDialogs row={row} question={question} decision={decision} onClose={() => setQuestion(undefined)} />
    </>
  );
}
