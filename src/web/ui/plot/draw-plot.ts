import uPlot from 'uplot';

/** Loaded only where a plot is shown. */

export interface PlotData {
  /** The text of each position of the horizontal axis. */
  readonly labels: readonly string[];
  readonly values: readonly number[];
  /** Of the compared period, drawn dashed; null: nothing to compare. */
  readonly before: readonly (number | null)[];
  readonly formatAxis: (value: number) => string;
  /** The position under the pointer; undefined: none. */
  readonly onPoint: (index: number | undefined) => void;
}

/** Figures are whole numbers: 1, 2, 5, 10, 20 … */
const wholeSteps = Array.from({ length: 13 }, (_none, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();

/** Draws into an element, as wide as that is. @returns what removes the plot again */
export function drawPlot(element: HTMLElement, data: PlotData, height: number): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let plot = create(element, data, height);
  const redraw = () => {
    plot.destroy();
    plot = create(element, data, height);
  };
  const resize = new ResizeObserver(() => {
    if (element.clientWidth !== plot.width) plot.setSize({ width: element.clientWidth, height });
  });
  resize.observe(element);
  dark.addEventListener('change', redraw);
  return () => {
    resize.disconnect();
    dark.removeEventListener('change', redraw);
    plot.destroy();
  };
}

const axisGap = 6;

/** Whether the label of a position is not cut off at the right edge. */
function fits(plot: uPlot, at: number, halfLabel: number): boolean {
  const { left, width } = plot.bbox;
  const edge = plot.width - left / devicePixelRatio;
  return Number.isInteger(at) && (width === 0 || plot.valToPos(at, 'x') + halfLabel <= edge);
}

/** The width of the longest text in CSS pixels. */
function textWidth(element: HTMLElement, font: string, texts: readonly string[]): number {
  const canvas = element.ownerDocument.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = font;
  return Math.max(0, ...texts.map((text) => canvas.measureText(text).width));
}

function create(element: HTMLElement, data: PlotData, height: number): uPlot {
  const { labels, values, before, formatAxis, onPoint } = data;
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const axis = {
    stroke: colour('muted'),
    font: `13px ${style.fontFamily}`,
    grid: { stroke: colour('line'), width: 1 },
    ticks: { show: false },
  };
  const halfLabel = textWidth(element, axis.font, labels) / 2;
  const points = { show: labels.length < 2 };
  return new uPlot(
    {
      width: Math.max(1, element.clientWidth),
      height,
      padding: [10, 12, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      scales: {
        x: { time: false },
        y: { range: (_plot, least, most) => [Math.min(0, least ?? 0), Math.max(most ?? 0, 1) * 1.06] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 24,
          space: 90,
          incrs: [1, 2, 5, 7, 10, 14, 30, 60, 120],
          values: (plot, splits) => splits.map((at) => (fits(plot, at, halfLabel) ? (labels[at] ?? '') : '')),
        },
        {
          ...axis,
          gap: axisGap,
          // As wide as its figures, and as half of the first date, which is centred below its left end.
          size: (_plot, values) =>
            Math.ceil(Math.max(textWidth(element, axis.font, values ?? []) + axisGap, halfLabel)),
          incrs: wholeSteps,
          values: (_plot, splits) => splits.map(formatAxis),
        },
      ],
      series: [
        {},
        { stroke: colour('line-strong'), width: 1.5, dash: [5, 4], points },
        { stroke: colour('link'), fill: `${colour('link')}1f`, width: 2, points },
      ],
      hooks: { setCursor: [({ cursor: { idx } }) => onPoint(idx ?? undefined)] },
    },
    [labels.map((_label, index) => index), [...before], [...values]],
    element,
  );
}
