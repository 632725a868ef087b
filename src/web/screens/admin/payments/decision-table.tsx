import type { ComponentType, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useHiddenColumns, type ListState } from '#web/features/admin-lists/list-state.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { lazyPart } from '#web/page/i18n.ts';
import { Cell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { GatewayCell, PaymentHead } from './payment-columns.tsx';
import type { Payment, PaymentDecision } from './payment-decision.ts';

const loadDecisions = lazyPart(() => import('./payment-decisions.tsx'));

interface DecisionTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly isUndecided: (row: Row) => boolean;
  /** The most frequent one first. */
  readonly decisions: readonly PaymentDecision<Row>[];
  /** Shown between the buttons and the table. */
  readonly notice?: ReactNode;
  /** Titles of the columns after the payment and its amount, and a row's cells in them. */
  readonly titles: readonly { readonly name: string; readonly title: string }[];
  readonly state: ListState;
  readonly Cells: ComponentType<{ row: Row }>;
}

/** A table of payments; open ones can be selected for a bulk decision. */
export function DecisionTable<Row extends Payment>(props: DecisionTableProps<Row>) {
  const { label, rows, isUndecided, decisions, notice, titles, state, Cells } = props;
  const hidden = useHiddenColumns(state);
  const { t } = useLingui();
  const undecided = rows.filter(isUndecided);
  const selection = useSelection(undecided.map(({ id }) => id));
  const selected = undecided.filter(({ id }) => selection.has(id));
  const actions = useChunk(loadDecisions, selected.length > 0, () => {
    selection.clear();
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });
  const hasChoice = undecided.length > 0;
  return (
    <>
      {actions && <actions.PaymentDecisions decisions={decisions} selection={selection} selected={selected} />}
      {notice}
      <DataTable
        isList
        hidden={hidden}
        label={label}
        columns={[
          ...(hasChoice ? [checkColumn(selection, undecided)] : []),
          { title: t`Platba` },
          { name: 'gateway', title: t`Číslo u brány` },
          { name: 'amount', title: t`Částka`, isFigure: true },
          ...titles,
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
            <Cell column="amount" isFigure>
              <ChargedPrice money={row.amount} />
            </Cell>
            <Cells row={row} />
          </DataRow>
        ))}
      </DataTable>
    </>
  );
}
