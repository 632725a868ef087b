import { useState, type ComponentType, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Money } from '#shared/money/money.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { useDecision, type Decided } from '#web/features/decisions/use-decision.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import { useSelection, type Selection } from '#web/ui/use-selection.ts';
import { GatewayCell, PaymentHead } from './payment-columns.tsx';

interface Payment {
  readonly id: number;
  readonly order_id: number | null;
  readonly variable_symbol: string | null;
  readonly provider_id: string | null;
  readonly amount: Money;
}

/** A bulk decision on payments, with a confirmation. */
export interface PaymentDecision<Row> {
  readonly name: string;
  readonly button: ReactNode;
  readonly isDestructive?: boolean;
  /** Whether it applies to a selected row; other rows are skipped. */
  readonly appliesTo: (row: Row) => boolean;
  readonly question: string;
  /** The effects, and that they can't be undone. */
  readonly warning: ReactNode;
  /** Label of the confirming button. */
  readonly action: string;
  readonly send: (ids: number[]) => Promise<Decided>;
}

interface DecisionTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly isUndecided: (row: Row) => boolean;
  /** The most frequent one first. */
  readonly decisions: readonly PaymentDecision<Row>[];
  /** Shown between the buttons and the table. */
  readonly notice?: ReactNode;
  /** Titles of the columns after the payment and its amount, and a row's cells in them. */
  readonly titles: readonly string[];
  readonly Cells: ComponentType<{ row: Row }>;
}

/** A table of payments; open ones can be selected for a bulk decision. */
export function DecisionTable<Row extends Payment>(props: DecisionTableProps<Row>) {
  const { label, rows, isUndecided, decisions, notice, titles, Cells } = props;
  const { t } = useLingui();
  const undecided = rows.filter(isUndecided);
  const selection = useSelection(undecided.map(({ id }) => id));
  const hasChoice = undecided.length > 0;
  return (
    <>
      <Decisions
        decisions={decisions}
        selection={selection}
        selected={undecided.filter(({ id }) => selection.has(id))}
      />
      {notice}
      <DataTable
        isList
        label={label}
        columns={[
          ...(hasChoice ? [checkColumn(selection, undecided)] : []),
          { title: t`Platba` },
          { title: t`Číslo u brány` },
          { title: t`Částka`, isFigure: true },
          ...titles.map((title) => ({ title })),
        ]}
      >
        {rows.map((row) => (
          <DataRow key={row.id}>
            {hasChoice && (
              <Cell isCheck>
                {isUndecided(row) && (
                  <RowCheck
                    label={t`Vybrat ${row.variable_symbol ?? row.id}`}
                    checked={selection.has(row.id)}
                    onChange={() => selection.toggle(row.id)}
                  />
                )}
              </Cell>
            )}
            <PaymentHead {...row} />
            <GatewayCell {...row} />
            <Cell isFigure>
              <ChargedPrice money={row.amount} />
            </Cell>
            <Cells row={row} />
          </DataRow>
        ))}
      </DataTable>
    </>
  );
}

interface DecisionsProps<Row> {
  readonly decisions: readonly PaymentDecision<Row>[];
  readonly selection: Selection<number>;
  readonly selected: readonly Row[];
}

/** A button for each decision, with its confirmation. */
function Decisions<Row extends Payment>({ decisions, selection, selected }: DecisionsProps<Row>) {
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
      {concerned.map(({ name, question, warning, action, send, rows }) => (
        <ConfirmDialog
          key={name}
          isOpen={asked === name}
          isBusy={isDeciding}
          title={question}
          nameTitle={t`Variabilní symbol`}
          rows={rows.map(({ id, variable_symbol: symbol, amount }) => ({ id, name: symbol ?? String(id), amount }))}
          action={action}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            void decide(() => send(rows.map(({ id }) => id)));
          }}
        >
          {warning}
        </ConfirmDialog>
      ))}
    </>
  );
}
