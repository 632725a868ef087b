import { useLingui } from '@lingui/react/macro';
import type { FigureSeries } from '#shared/figures/contract.ts';
import { seriesMeasures } from '#shared/figures/measures.ts';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { useMeasureTexts } from './figure-texts.ts';
import { ShareBar } from './share-bar.tsx';
import { useFigureFormat } from './use-figure-format.ts';

const stages = seriesMeasures.funnel;

/** From opening goods to paying for them, with the share that goes on to the next step. */
export function FunnelTable({ series }: { readonly series: FigureSeries }) {
  const { t } = useLingui();
  const texts = useMeasureTexts();
  const format = useFigureFormat(series.currency);
  const numbers = stages.map((stage) => series.totals[stage] ?? { now: 0, before: 0 });
  const most = Math.max(...numbers.map(({ now }) => now), 1);
  const columns = [t({ message: 'Krok', context: 'funnel' }), t`Počet`, t`Z předchozího kroku`, t`Předtím`, t`Změna`];
  return (
    <DataTable label={t`Cesta k objednávce`} columns={columns.map((title, index) => ({ title, isFigure: index > 0 }))}>
      {stages.map((stage, index) => {
        const { now, before } = numbers[index]!;
        const previous = numbers[index - 1]?.now ?? 0;
        return (
          <DataRow key={stage}>
            <RowHead>
              {texts[stage]}
              <ShareBar share={now / most} />
            </RowHead>
            <Cell isFigure>{format.count(now)}</Cell>
            <Cell isFigure>{previous > 0 ? format.percent(now / previous) : '–'}</Cell>
            <Cell isFigure>{format.count(before ?? 0)}</Cell>
            <Cell isFigure>{format.change(now, before) ?? '–'}</Cell>
          </DataRow>
        );
      })}
    </DataTable>
  );
}
