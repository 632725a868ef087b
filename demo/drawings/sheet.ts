import { element, round } from './svg.ts';

/** Position 0–1, colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** Collects the gradients and clips that a drawing refers to. Each method returns `url(#…)`. */
export type Sheet = {
  /** Straight gradient over the shape's own box; the default runs from left to right. */
  linear: (stops: readonly Stop[], direction?: readonly [x1: number, y1: number, x2: number, y2: number]) => string;
  /** Straight gradient in the coordinates of the place where it is used. */
  across: (stops: readonly Stop[], line: readonly [x1: number, y1: number, x2: number, y2: number]) => string;
  radial: (stops: readonly Stop[], circle?: { cx?: number; cy?: number; r?: number }) => string;
  clip: (d: string) => string;
  definitions: () => string;
};

export function createSheet(): Sheet {
  const known = new Map<string, string>();
  const define = (write: (id: string) => string): string => {
    const content = write('*');
    let id = known.get(content);
    if (!id) {
      id = `d${known.size}`;
      known.set(content, id);
    }
    return `url(#${id})`;
  };
  const straight = (stops: readonly Stop[], [x1, y1, x2, y2]: readonly number[], gradientUnits?: string): string =>
    define((id) => element('linearGradient', { id, x1, y1, x2, y2, gradientUnits }, stops.map(writeStop).join('')));
  return {
    linear: (stops, direction = [0, 0, 1, 0]) => straight(stops, direction),
    across: (stops, direction) => straight(stops, direction, 'userSpaceOnUse'),
    radial: (stops, { cx = 0.5, cy = 0.5, r = 0.5 } = {}) =>
      define((id) => element('radialGradient', { id, cx, cy, r }, stops.map(writeStop).join(''))),
    clip: (d) => define((id) => element('clipPath', { id }, element('path', { d }))),
    definitions: () =>
      element('defs', {}, [...known].map(([content, id]) => content.replace('id="*"', `id="${id}"`)).join('')),
  };
}

const writeStop = ([at, colour, opacity]: Stop): string =>
  element('stop', {
    offset: round(at),
    'stop-color': colour,
    'stop-opacity': opacity,
  });
