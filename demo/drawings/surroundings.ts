import { darken, lighten, mix, tone } from './colour.ts';
import type { Stage } from './stage.ts';
import { ellipse, group, line, rect } from './svg.ts';

const walls = [
  '#e6d8bd',
  '#d8d3bd',
  '#dcc7a8',
  '#c8cdbc',
  '#e8dfcc',
  '#cdb99c',
  '#2c5144',
  '#4b2f2a',
  '#54605a',
  '#3d4a52',
] as const;
const tables = [tone.walnut, tone.oak, '#7a5233', '#8d6a48', '#3f2a1d', '#b79a74'] as const;

/** Wall, table and the light of a lamp. The horizon lies a little above where things stand. */
export function surroundings(
  stage: Stage,
  { width, height, horizon }: { width: number; height: number; horizon: number },
): string {
  const random = stage.random('surroundings');
  const wall = random.pick(walls);
  const table = random.pick(tables);
  const { sheet } = stage;
  const lampX = random.between(0.3, 0.7);
  return group(
    {},
    rect(0, 0, width, height, { fill: wall }),
    wallTexture(stage, wall, width, horizon),
    rect(0, 0, width, height, {
      fill: sheet.radial(
        [
          [0, '#fff3d6', 0.75],
          [0.45, '#fff3d6', 0.22],
          [1, darken(wall, 0.75), 0.5],
        ],
        { cx: lampX, cy: 0.36, r: 0.78 },
      ),
    }),
    tableTop(stage, table, { width, height, horizon }),
  );
}

function wallTexture(stage: Stage, wall: string, width: number, horizon: number): string {
  const random = stage.random('wall');
  if (random.chance(0.3)) return bricks(stage, wall, width, horizon);
  if (random.chance(0.35)) return panels(wall, width, horizon);
  return '';
}

function bricks(stage: Stage, wall: string, width: number, horizon: number): string {
  const random = stage.random('bricks');
  const rows: string[] = [];
  const [brickWidth, brickHeight] = [118, 46];
  for (let row = 0; row * brickHeight < horizon; row += 1) {
    for (let column = -1; column * brickWidth < width; column += 1) {
      const shade = random.between(0, 0.1);
      rows.push(
        rect(
          column * brickWidth + (row % 2) * 59 + 2,
          horizon - (row + 1) * brickHeight + 2,
          brickWidth - 4,
          brickHeight - 4,
          {
            fill: random.chance(0.5) ? darken(wall, shade) : lighten(wall, shade),
            rx: 3,
          },
        ),
      );
    }
  }
  return group({ opacity: 0.75 }, ...rows);
}

function panels(wall: string, width: number, horizon: number): string {
  const frames: string[] = [];
  const step = width / 3;
  for (let index = 0; index < 3; index += 1) {
    const frame = { fill: 'none', 'stroke-width': 3 };
    frames.push(
      rect(index * step + 28, 60, step - 56, horizon - 130, { ...frame, stroke: darken(wall, 0.18) }),
      rect(index * step + 32, 64, step - 56, horizon - 130, { ...frame, stroke: lighten(wall, 0.25) }),
    );
  }
  return group({ opacity: 0.6 }, ...frames);
}

function tableTop(
  stage: Stage,
  wood: string,
  { width, height, horizon }: { width: number; height: number; horizon: number },
): string {
  const random = stage.random('table');
  const { sheet } = stage;
  const grain = Array.from({ length: 16 }, () => {
    const y = horizon + random.between(6, height - horizon);
    const x = random.between(-width * 0.2, width * 0.8);
    return line(x, y, x + random.between(width * 0.15, width * 0.7), y + random.between(-2, 2), {
      stroke: random.chance(0.6) ? darken(wood, 0.35) : lighten(wood, 0.2),
      'stroke-width': random.between(0.8, 2.4),
      opacity: random.between(0.2, 0.5),
      'stroke-linecap': 'round',
    });
  });
  return group(
    {},
    rect(0, horizon, width, height - horizon, {
      fill: sheet.linear(
        [
          [0, lighten(wood, 0.18)],
          [0.25, wood],
          [1, darken(wood, 0.5)],
        ],
        [0, 0, 0, 1],
      ),
    }),
    ...grain,
    rect(0, horizon, width, 3, { fill: lighten(wood, 0.45), opacity: 0.6 }),
    rect(0, horizon - 26, width, 26, {
      fill: sheet.linear(
        [
          [0, '#120c07', 0],
          [1, '#120c07', 0.28],
        ],
        [0, 0, 0, 1],
      ),
    }),
  );
}

/** The soft shadow of a thing where it touches the table. */
export function contactShadow(stage: Stage, x: number, y: number, radius: number): string {
  const fill = stage.sheet.radial([
    [0, '#0b0704', 0.75],
    [0.55, '#0b0704', 0.4],
    [1, '#0b0704', 0],
  ]);
  return group(
    {},
    ellipse(x + radius * 0.3, y + 6, radius * 1.75, radius * 0.3, { fill, opacity: 0.55 }),
    ellipse(x, y, radius * 1.15, radius * 0.14, { fill }),
  );
}

/** A random colour of paper, from white to aged. */
export function paperColour(stage: Stage, purpose: string): string {
  return mix(tone.paper, tone.cream, stage.random(purpose).next());
}
