import { useMemo, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FigureSeries } from '#shared/figures/contract.ts';
import type { Measure } from '#shared/figures/measures.ts';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { Plot } from '#web/ui/plot/plot.tsx';
import { useMeasureTexts } from './figure-texts.ts';
import { useFigureFormat } from './use-figure-format.ts';

interface SeriesPanelProps {
  readonly series: FigureSeries;
  readonly measure: Measure;
}

/** One figure over time, as a chart or as a table. */
export function SeriesPanel({ series, measure }: SeriesPanelProps) {
  const title = useMeasureTexts()[measure];
  const [isTable, setIsTable] = useState(false);
  const id = `figures-${measure}`;
  return (
    <section aria-labelledby={id} className="min-w-0 rounded border border-line bg-surface p-4 break-inside-avoid">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <div role="group" aria-labelledby={id} className="flex gap-1 print:hidden">
          {[false, true].map((each) => (
            <Button
              key={String(each)}
              size="small"
              look={each === isTable ? 'secondary' : 'quiet'}
              aria-pressed={each === isTable}
              onClick={() => setIsTable(each)}
            >
              {each ? <Trans>Tabulka</Trans> : <Trans>Graf</Trans>}
            </Button>
          ))}
        </div>
      </div>
      {isTable ? (
        <SeriesTable series={series} measure={measure} />
      ) : (
        <SeriesPlot series={series} measure={measure} title={title} />
      )}
    </section>
  );
}

function SeriesPlot({ series, measure, title }: SeriesPanelProps & { readonly title: string }) {
  const { t } = useLingui();
  const format = useFigureFormat(series.currency);
  const { points } = series;
  const plotted = useMemo(
    () => ({
      labels: points.map(({ from }) => format.day(from)),
      values: points.map(({ values }) => values[measure]?.now ?? 0),
      before: points.map(({ values }) => values[measure]?.before ?? null),
    }),
    // The format depends on the page, which reloads its data in another language.
    // oxlint-disable-next-line react/exhaustive-deps
    [points, measure],
  );
  const describe = (index: number) => {
    const { values, ...range } = points[index]!;
    const { now, before } = values[measure] ?? { now: 0, before: null };
    const earlier = before === null ? '–' : format.value(measure, before);
    return t`${format.days(range)}: ${format.value(measure, now)}, předtím ${earlier}`;
  };
  return (
    <Plot
      label={t`${title}, graf. Hodnoty jsou v tabulce.`}
      {...plotted}
      formatAxis={format.axis(measure)}
      describe={describe}
      legend={
        <p className="flex flex-wrap gap-x-5">
          <Key isDashed={false}>
            <Trans>zvolené období</Trans>
          </Key>
          <Key isDashed>
            <Trans>srovnávané období</Trans>
          </Key>
        </p>
      }
    />
  );
}

function Key({ isDashed, children }: { readonly isDashed: boolean; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg
        aria-hidden="true"
        width="24"
        height="4"
        viewBox="0 0 24 4"
        className={isDashed ? 'text-line-strong' : 'text-link'}
      >
        <line
          x1="0"
          y1="2"
          x2="24"
          y2="2"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={isDashed ? '5 4' : undefined}
        />
      </svg>
      {children}
    </span>
  );
}

function SeriesTable({ series, measure }: SeriesPanelProps) {
  const { t } = useLingui();
  const title = useMeasureTexts()[measure];
  const format = useFigureFormat(series.currency);
  const columns = [t`Dny`, title, t`Předtím`, t`Změna`];
  return (
    <div className="max-h-80 overflow-y-auto">
      <DataTable
        label={t`${title}, tabulka`}
        columns={columns.map((name, index) => ({ title: name, isFigure: index > 0 }))}
      >
        {series.points.map(({ from, to, values }) => {
          const { now, before } = values[measure] ?? { now: 0, before: null };
          return (
            <DataRow key={from}>
              <RowHead>{format.days({ from, to })}</RowHead>
              <Cell isFigure>{format.value(measure, now)}</Cell>
              <Cell isFigure>{before === null ? '–' : format.value(measure, before)}</Cell>
              <Cell isFigure>{format.change(now, before) ?? '–'}</Cell>
            </DataRow>
          );
        })}
      </DataTable>
    </div>
  );
}
