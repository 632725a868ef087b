import { Trans } from '@lingui/react/macro';
import type { FigureSeries } from '#shared/figures/contract.ts';
import type { Measure } from '#shared/figures/measures.ts';
import { useMeasureTexts } from './figure-texts.ts';
import { useFigureFormat } from './use-figure-format.ts';

/** The sums of the period, each with its change. */
export function FigureTiles({
  series,
  measures,
}: {
  readonly series: FigureSeries;
  readonly measures: readonly Measure[];
}) {
  const texts = useMeasureTexts();
  const format = useFigureFormat(series.currency);
  return (
    <dl className="mb-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-3">
      {measures.map((measure) => {
        const { now, before } = series.totals[measure] ?? { now: 0, before: 0 };
        const change = format.change(now, before);
        const earlier = format.value(measure, before ?? 0);
        return (
          <div key={measure} className="rounded border border-line bg-surface p-3">
            <dt className="text-sm text-muted">{texts[measure]}</dt>
            <dd className="mt-1 font-heading text-xl font-semibold tabular-nums">{format.value(measure, now)}</dd>
            <dd className="mt-1 text-sm text-muted tabular-nums">
              {change && <span className="mr-2 font-semibold text-ink">{change}</span>}
              <Trans>předtím {earlier}</Trans>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
