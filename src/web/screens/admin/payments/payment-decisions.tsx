import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { ReasonDialog } from '#web/features/decisions/reason-dialog.tsx';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Selection } from '#web/ui/use-selection.ts';
import type { Payment, PaymentDecision } from './payment-decision.ts';

interface DecisionsProps<Row> {
  readonly decisions: readonly PaymentDecision<Row>[];
  readonly selection: Selection<number>;
  readonly selected: readonly Row[];
}

/** A button for each decision on the selected payments, with its confirmation. */
export function PaymentDecisions<Row extends Payment>({ decisions, selection, selected }: DecisionsProps<Row>) {
  const { t } = useLingui();
  const { isDeciding, decide } = useDecision();
  const [asked, setAsked] = useState<string>();
  const concerned = decisions.map((decision) => ({ ...decision, rows: selected.filter(decision.appliesTo) }));
  return (
    <>
      <BulkBar selection={selection}>
        {concerned
          .filter(({ rows }) => rows.length > 0)
          .map(({ name, isDestructive, button, rows }, index) => (
            <Button
              key={name}
              size="small"
              look={isDestructive ? 'danger' : index === 0 ? 'primary' : 'secondary'}
              disabled={isDeciding}
              onClick={() => setAsked(name)}
            >
              {button} {rows.length < selected.length && t`(${rows.length} z ${selected.length})`}
            </Button>
          ))}
      </BulkBar>
      {concerned.map(({ name, question, warning, Details, action, send, rows }) =>
        warning === undefined ? (
          <ReasonDialog
            key={name}
            name="reason"
            isOpen={asked === name}
            title={question}
            action={action}
            onClose={() => setAsked(undefined)}
            details={Details && <Details rows={rows} />}
            send={(reason) =>
              send(
                rows.map(({ id }) => id),
                reason,
              )
            }
          />
        ) : (
          <ConfirmDialog
            key={name}
            isOpen={asked === name}
            isBusy={isDeciding}
            title={question}
            nameTitle={t`Variabilní symbol`}
            {...(Details
              ? { details: <Details rows={rows} /> }
              : {
                  rows: rows.map(({ id, variable_symbol: symbol, amount }) => ({
                    id,
                    name: symbol ?? String(id),
                    amount,
                  })),
                })}
            action={action}
            onClose={() => setAsked(undefined)}
            onConfirm={() => {
              setAsked(undefined);
              void decide(() =>
                send(
                  rows.map(({ id }) => id),
                  '',
                ),
              );
            }}
          >
            {warning}
          </ConfirmDialog>
        ),
      )}
    </>
  );
}
