import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { useChunk } from '../use-chunk.ts';
import type { PlotData } from './draw-plot.ts';

const load = () => import('./draw-plot.ts');
const height = 220;

interface PlotProps extends Omit<PlotData, 'onPoint'> {
  /** What is drawn, for those who cannot see it; the figures themselves must be in a table. */
  readonly label: string;
  /** Describes a position of the plot while the pointer is over it. */
  readonly describe: (index: number) => string;
  /** What the lines mean, below the plot; a description takes its place, so that the two need one line. */
  readonly legend: ReactNode;
}

/** A line over time and, dashed, that of an earlier period. */
export function Plot({ label, labels, values, before, formatAxis, describe, legend }: PlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const chunk = useChunk(load, true);
  const [point, setPoint] = useState<number>();
  useEffect(() => {
    if (!chunk || !frame.current) return undefined;
    return chunk.drawPlot(frame.current, { labels, values, before, formatAxis, onPoint: setPoint }, height);
    // The formatter is a new function at each render, but depends only on the language and the data.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chunk, labels, values, before]);
  const description = point !== undefined && point < labels.length ? describe(point) : undefined;
  return (
    <>
      <div ref={frame} role="img" aria-label={label} className="plot h-55 w-full overflow-hidden print:h-auto" />
      <div className="mt-1 grid text-sm text-muted">
        <div className={classes('[grid-area:1/1]', description !== undefined && 'invisible print:visible')}>
          {legend}
        </div>
        {description !== undefined && (
          <p aria-hidden="true" className="tabular-nums [grid-area:1/1] print:hidden">
            {description}
          </p>
        )}
      </div>
    </>
  );
}
