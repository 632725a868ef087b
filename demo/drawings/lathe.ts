import { round } from './svg.ts';

type Point = readonly [radius: number, y: number];
/** End of a segment, before it the two handles of a curve if it is one. */
type Segment = readonly Point[];

/** A turned body: a profile of radii along its height, from which outlines, bands of light and liquids are cut. */
export type Lathe = {
  top: number;
  bottom: number;
  widest: number;
  radiusAt: (y: number) => number;
  /** Area between two lines that follow the profile; each maps the radius to a distance from the axis. */
  band: (left: (radius: number) => number, right: (radius: number) => number) => string;
  outline: () => string;
};

/**
 * Reads a profile written like a path: the right half, from the top down, x being the radius.
 * Knows M, L, C and Q in absolute coordinates.
 */
export function createLathe(profile: string): Lathe {
  const { start, segments } = parse(profile);
  const samples = flatten(start, segments);
  const last = segments.at(-1)?.at(-1) ?? start;
  const band: Lathe['band'] = (left, right) => {
    const down = segments.map((points) => write(points, right)).join('');
    const ends = [start, ...segments.map((points) => points.at(-1) ?? start)];
    const up = segments
      .map((points, index) => write([...points.slice(0, -1).reverse(), ends[index] ?? start], left))
      .reverse()
      .join('');
    return `M${at(start, right)}${down}L${at(last, left)}${up}Z`;
  };
  return {
    top: start[1],
    bottom: last[1],
    widest: Math.max(...samples.map(([radius]) => radius)),
    radiusAt: (y) => radiusAt(samples, y),
    band,
    outline: () =>
      band(
        (radius) => -radius,
        (radius) => radius,
      ),
  };
}

function parse(profile: string): { start: Point; segments: Segment[] } {
  const commands = [...profile.matchAll(/([MLCQ])([^MLCQ]*)/g)].map(([, letter, numbers]) => ({
    letter,
    numbers: (numbers ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  }));
  let current: Point = [0, 0];
  let start: Point = [0, 0];
  const segments: Segment[] = [];
  for (const { letter, numbers } of commands) {
    const points: Point[] = [];
    for (let index = 0; index + 1 < numbers.length; index += 2)
      points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
    if (letter === 'M') start = points[0] ?? start;
    else if (letter === 'Q') segments.push(cubic(current, points));
    else segments.push(points);
    current = points.at(-1) ?? current;
  }
  return { start, segments };
}

/** A quadratic curve as a cubic one, so that the lathe handles only one kind of curve. */
function cubic([x0, y0]: Point, [handle = [0, 0], end = [0, 0]]: readonly Point[]): Segment {
  const towards = (x: number, y: number): Point => [x + ((handle[0] - x) * 2) / 3, y + ((handle[1] - y) * 2) / 3];
  return [towards(x0, y0), towards(end[0], end[1]), end];
}

function flatten(start: Point, segments: readonly Segment[]): Point[] {
  const samples: Point[] = [start];
  for (const points of segments) {
    const from = samples.at(-1) ?? start;
    const [first, second, end] = points;
    if (!first) continue;
    if (!second || !end) {
      samples.push(first);
      continue;
    }
    for (let step = 1; step <= 12; step++) {
      const t = step / 12;
      const u = 1 - t;
      const value = (axis: 0 | 1): number =>
        u ** 3 * from[axis] + 3 * u * u * t * first[axis] + 3 * u * t * t * second[axis] + t ** 3 * end[axis];
      samples.push([value(0), value(1)]);
    }
  }
  return samples;
}

function radiusAt(samples: readonly Point[], y: number): number {
  for (let index = 1; index < samples.length; index++) {
    const above = samples[index - 1];
    const below = samples[index];
    if (!above || !below || below[1] < y) continue;
    const height = below[1] - above[1];
    return height <= 0 ? below[0] : above[0] + ((below[0] - above[0]) * (y - above[1])) / height;
  }
  return samples.at(-1)?.[0] ?? 0;
}

const at = ([radius, y]: Point, distance: (radius: number) => number): string =>
  `${round(distance(radius))} ${round(y)}`;

const write = (points: readonly Point[], distance: (radius: number) => number): string =>
  `${points.length > 1 ? 'C' : 'L'}${points.map((point) => at(point, distance)).join(' ')}`;
