import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminTopping, ToppingLeft } from '#shared/topping/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecided, useDecision, type Decided } from '#web/features/decisions/use-decision.ts';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { PreparedReasonDialog } from '#web/features/prepared-reasons/prepared-reason-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Selection } from '#web/ui/use-selection.ts';

interface ToppingDecisionsProps {
  /** Those that wait for a decision. */
  readonly rows: readonly AdminTopping[];
  readonly selection: Selection<number>;
  readonly onLeft: (left: readonly ToppingLeft[]) => void;
}

/** Approves or rejects the selected toppings. */
export function ToppingDecisions({ rows, selection, onLeft }: ToppingDecisionsProps) {
  const { t } = useLingui();
  const { isDeciding, decide } = useDecision();
  const reportDecided = useDecided();
  const [isRejecting, setIsRejecting] = useState(false);
  const { adminTopping } = browserApi;
  const ids = [...selection.ids];
  const locales = rows.filter(({ id }) => selection.has(id)).map(({ account }) => account.locale);
  const keepLeft = <Answer extends Decided & { readonly left: readonly ToppingLeft[] }>(answer: Answer) => {
    onLeft(answer.left);
    return answer;
  };
  return (
    <>
      <BulkBar selection={selection}>
        <Button
          size="small"
          disabled={isDeciding}
          onClick={() => void decide(async () => keepLeft(await adminTopping.approve({ body: { ids } })))}
        >
          <Trans>Schválit</Trans>
        </Button>
        <Button size="small" look="danger" disabled={isDeciding} onClick={() => setIsRejecting(true)}>
          <Trans>Zamítnout a vrátit peníze</Trans>
        </Button>
      </BulkBar>
      <PreparedReasonDialog
        isOpen={isRejecting}
        title={t`Zamítnout topování`}
        kind="topping"
        locales={[...new Set(locales)]}
        help={t`Důvod pošleme uživateli e-mailem a celou částku mu vrátíme. Připravený důvod dostane v jazyce svého účtu.`}
        action={t`Zamítnout a vrátit peníze`}
        onClose={() => setIsRejecting(false)}
        send={async (words) => keepLeft(await adminTopping.reject({ body: { ids, ...words } }))}
        onDone={reportDecided}
      />
    </>
  );
}
