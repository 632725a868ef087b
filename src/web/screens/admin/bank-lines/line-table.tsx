import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BankLine } from '#shared/bank-statements/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { LineCells, lineColumns } from '#web/features/bank-lines/line-cells.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { LineDecisions } from './line-decisions.tsx';

/** Transactions; those that wait can be assigned one by one, or several as suggested. */
export function LineTable({ lines }: { lines: readonly BankLine[] }) {
  const { t } = useLingui();
  const waiting = lines.filter(({ state }) => state === 'waiting');
  const selection = useSelection(waiting.map(({ id }) => id));
  const [assigned, setAssigned] = useState<BankLine>();
  const hasChoice = waiting.length > 0;
  return (
    <>
      <LineDecisions selection={selection} selected={waiting.filter(({ id }) => selection.has(id))} />
      <DataTable
        isList
        label={t`Pohyby na účtu`}
        columns={[
          ...(hasChoice ? [checkColumn(selection, waiting)] : []),
          ...lineColumns,
          { title: <Trans>Rozhodnutí</Trans> },
        ]}
      >
        {lines.map((line) => (
          <DataRow key={line.id}>
            {hasChoice && (
              <Cell isCheck>
                {line.state === 'waiting' && (
                  <RowCheck
                    label={t`Vybrat pohyb ${line.id}`}
                    checked={selection.has(line.id)}
                    onChange={() => selection.toggle(line.id)}
                  />
                )}
              </Cell>
            )}
            <LineCells line={line} />
            <Cell isDecision>
              {line.state === 'waiting' && line.amount.amount > 0 && (
                <Button size="small" look="secondary" onClick={() => setAssigned(line)}>
                  <Trans>Přiřadit</Trans>
                </Button>
              )}
              {line.can_be_undone && <UndoButton line={line} />}
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <AssignDialog line={assigned} onClose={() => setAssigned(undefined)} />
    </>
  );
}

/** Takes a decision back: the transaction waits again. */
function UndoButton({ line: { id } }: { line: BankLine }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const undo = () =>
    run(async () => {
      await browserApi.adminBank.undo({ params: { id } });
      showSnackbar({ text: t`Vzato zpět. Pohyb znovu čeká na přiřazení.`, tone: 'success' });
      reload();
    });
  return (
    <Button size="small" look="quiet" disabled={isRunning} onClick={() => void undo()}>
      <Trans>Vzít zpět</Trans>
    </Button>
  );
}
