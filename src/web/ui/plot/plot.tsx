import { useEffect, useRef, useState } from 'react';
import { useChunk } from '../use-chunk.ts';
import type { PlotData } from './draw-plot.ts';

const load = () => import('./draw-plot.ts');
const height = 220;

interface PlotProps extends Omit<PlotData, 'onPoint'> {
  /** What is drawn, for those who cannot see it; the figures themselves must be in a table. */
  readonly label: string;
  /** Describes a position of the plot while the pointer is over it. */
  readonly describe: (index: number) => string;
}

/** A line over time and, dashed, that of an earlier period. */
export function Plot({ label, labels, values, before, formatAxis, describe }: PlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const chunk = useChunk(load, true);
  const [point, setPoint] = useState<number>();
  useEffect(() => {
    if (!chunk || !frame.current) return undefined;
    return chunk.drawPlot(frame.current, { labels, values, before, formatAxis, onPoint: setPoint }, height);
    // The formatter is a new function at each render, but depends only on the language and the data.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chunk, labels, values, before]);
  return (
    <>
      <div ref={frame} role="img" aria-label={label} className="plot h-55 w-full overflow-hidden" />
      <p aria-hidden="true" className="min-h-6 text-sm text-muted tabular-nums print:hidden">
        {point !== undefined && point < labels.length && describe(point)}
      </p>
    </>
  );
}
