import { Trans, useLingui } from '@lingui/react/macro';
import type { InfluencerOverview } from '#shared/vouchers/contract.ts';
import { DataRow, DataTable, Cell, RowHead } from '#web/ui/data-table.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';

export function MonthTable({ months }: { months: InfluencerOverview['months'] }) {
  const { t } = useLingui();
  return (
    <DataTable
      label={t`Po měsících`}
      columns={[
        { title: <Trans>Měsíc</Trans> },
        { title: <Trans>Objednávky</Trans>, isFigure: true },
        { title: <Trans>Obrat bez DPH</Trans>, isFigure: true },
        { title: <Trans>Marže</Trans>, isFigure: true },
      ]}
    >
      {months.map(({ month, orders, turnover, margin }) => (
        <DataRow key={month}>
          <RowHead>
            <span className="tabular-nums">{monthText(month)}</span>
          </RowHead>
          <Cell isFigure>{orders}</Cell>
          <Cell isFigure>
            <ChargedPrice money={turnover} />
          </Cell>
          <Cell isFigure>
            <ChargedPrice money={margin} />
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}

/** `2026-06` → `6/2026`, a format common to all languages. */
function monthText(month: string): string {
  const [year, number] = month.split('-');
  return `${Number(number)}/${year}`;
}
