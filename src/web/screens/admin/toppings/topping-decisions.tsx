import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminTopping, ToppingLeft } from '#shared/topping/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecided, useDecision, type Decided } from '#web/features/decisions/use-decision.ts';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { PreparedReasonDialog } from '#web/features/prepared-reasons/prepared-reason-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Selection } from '#web/ui/use-selection.ts';

interface DecisionButtonsProps {
  /** Those to decide on. */
  readonly rows: readonly AdminTopping[];
  /** The number of a single one, which names it in its row. */
  readonly number?: string;
  readonly onLeft: (left: readonly ToppingLeft[]) => void;
  /** Puts the buttons, not the dialog, into a bar. */
  readonly renderBar?: (buttons: ReactNode) => ReactNode;
}

interface ToppingDecisionsProps extends Pick<DecisionButtonsProps, 'rows' | 'onLeft'> {
  readonly selection: Selection<number>;
}

/** Approves or rejects the selected toppings. */
export function ToppingDecisions({ rows, selection, onLeft }: ToppingDecisionsProps) {
  return (
    <DecisionButtons
      rows={rows.filter(({ id }) => selection.has(id))}
      onLeft={onLeft}
      renderBar={(buttons) => <BulkBar selection={selection}>{buttons}</BulkBar>}
    />
  );
}

/** Approves or rejects toppings; a rejection asks for its reason. */
export function DecisionButtons({ rows, number, onLeft, renderBar = (buttons) => buttons }: DecisionButtonsProps) {
  const { t } = useLingui();
  const { isDeciding, decide } = useDecision();
  const reportDecided = useDecided();
  const [isRejecting, setIsRejecting] = useState(false);
  const { adminTopping } = browserApi;
  const ids = rows.map(({ id }) => id);
  const keepLeft = <Answer extends Decided & { readonly left: readonly ToppingLeft[] }>(answer: Answer) => {
    onLeft(answer.left);
    return answer;
  };
  const buttons = (
    <>
      <Button
        size="small"
        disabled={isDeciding}
        aria-label={number && t`Schválit ${number}`}
        onClick={() => void decide(async () => keepLeft(await adminTopping.approve({ body: { ids } })))}
      >
        <Trans>Schválit</Trans>
      </Button>
      <Button
        size="small"
        look="danger"
        disabled={isDeciding}
        aria-label={number && t`Zamítnout a vrátit peníze ${number}`}
        onClick={() => setIsRejecting(true)}
      >
        {number === undefined ? <Trans>Zamítnout a vrátit peníze</Trans> : <Trans>Zamítnout</Trans>}
      </Button>
    </>
  );
  return (
    <>
      {renderBar(buttons)}
      <PreparedReasonDialog
        isOpen={isRejecting}
        title={t`Zamítnout topování`}
        kind="topping"
        locales={[...new Set(rows.map(({ account }) => account.locale))]}
        help={t`Důvod pošleme uživateli e-mailem a celou částku mu vrátíme. Připravený důvod dostane v jazyce svého účtu.`}
        action={t`Zamítnout a vrátit peníze`}
        onClose={() => setIsRejecting(false)}
        send={async (words) => keepLeft(await adminTopping.reject({ body: { ids, ...words } }))}
        onDone={reportDecided}
      />
    </>
  );
}
