import { Trans, useLingui } from '@lingui/react/macro';
import type { BreakdownRow } from '#shared/figures/contract.ts';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { ShareBar } from './share-bar.tsx';
import { useFigureFormat } from './use-figure-format.ts';

interface BreakdownTableProps {
  readonly label: string;
  readonly rows: readonly BreakdownRow[];
  readonly currency: string;
}

/** What sold, the highest turnover first, with bars beside the names. */
export function BreakdownTable({ label, rows, currency }: BreakdownTableProps) {
  const { t } = useLingui();
  const format = useFigureFormat(currency);
  const most = Math.max(...rows.map(({ turnover }) => turnover), 1);
  const columns = [
    t`Název`,
    t`Objednávky`,
    t`Kusy`,
    t`Obrat s DPH`,
    t`Předtím`,
    t`Změna`,
    t`Obrat bez DPH`,
    t`Hrubý zisk`,
  ];
  if (rows.length === 0)
    return (
      <p className="rounded border border-line bg-surface p-4 text-muted">
        <Trans>V tomto období se nic neprodalo.</Trans>
      </p>
    );
  return (
    <DataTable label={label} columns={columns.map((title, index) => ({ title, isFigure: index > 0 }))}>
      {rows.map((row) => (
        <DataRow key={row.id ?? 0}>
          <RowHead>
            {row.name ?? (row.id === null ? <Trans>ostatní</Trans> : <Trans>smazáno (č. {row.id})</Trans>)}
            <ShareBar share={row.turnover / most} />
          </RowHead>
          <Cell isFigure>{format.count(row.orders)}</Cell>
          <Cell isFigure>{format.count(row.pieces)}</Cell>
          <Cell isFigure>{format.money(row.turnover)}</Cell>
          <Cell isFigure>{format.money(row.turnover_before)}</Cell>
          <Cell isFigure>{format.change(row.turnover, row.turnover_before) ?? '–'}</Cell>
          <Cell isFigure>{format.money(row.net)}</Cell>
          <Cell isFigure>{row.margin === null ? '–' : format.money(row.margin)}</Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
