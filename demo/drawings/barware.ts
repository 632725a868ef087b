import { bottle } from './bottle.ts';
import { woodGrain } from './boxes.ts';
import { darken, lighten, tone } from './colour.ts';
import { createLathe } from './lathe.ts';
import { ground, type Stage } from './stage.ts';
import { contactShadow } from './surroundings.ts';
import { ellipse, group, line, path, placed, rect } from './svg.ts';
import { standingVessel, stoppedDecanter } from './vessels.ts';

const amberLiquids = ['#b0610f', '#c27a1c', '#8a3f0d'] as const;

export function glasses(stage: Stage): string {
  const random = stage.random('glasses');
  const kind = random.pick(['tumbler', 'snifter', 'tulip', 'wine', 'flute', 'beer'] as const);
  const liquid =
    kind === 'wine'
      ? random.pick(['#5c1022', '#e2cf7a'])
      : kind === 'flute'
        ? '#e2c95f'
        : kind === 'beer'
          ? '#d8981a'
          : random.pick(amberLiquids);
  const scale = { tumbler: 2, snifter: 1.75, tulip: 1.8, wine: 1.6, flute: 1.6, beer: 2 }[kind];
  return group(
    {},
    standingVessel(stage, kind, '', { x: 555, y: ground - 26, scale: scale * 0.86 }),
    standingVessel(stage, kind, liquid, { x: 320, y: ground, scale }),
  );
}

export function carafe(stage: Stage): string {
  return group(
    {},
    stoppedDecanter(stage, stage.random('carafe').pick([...amberLiquids, '#5c1022']), {
      x: 400,
      y: ground,
      scale: 1.45,
    }),
  );
}

export function giftSet(stage: Stage): string {
  const wood = stage.random('wood').pick([tone.oak, tone.walnut, '#8f6238']);
  const made = bottle(stage, 'whisky');
  const scale = 560 / made.height;
  return group(
    {},
    contactShadow(stage, 400, ground, 290),
    woodGrain(stage, darken(wood, 0.35), { x: 120, y: ground - 660, width: 560, height: 660 }, 'back'),
    rect(120, ground - 660, 560, 660, {
      fill: stage.sheet.linear([
        [0, '#000', 0.5],
        [0.5, '#000', 0.2],
        [1, '#000', 0.5],
      ]),
    }),
    placed({ x: 290, y: ground - 40 - made.height * scale, scale }, made.svg),
    standingVessel(stage, 'tumbler', '', { x: 545, y: ground - 60, scale: 1.05 }),
    standingVessel(stage, 'tumbler', '', { x: 545, y: ground - 340, scale: 1.05 }),
    line(430, ground - 300, 660, ground - 300, { stroke: lighten(wood, 0.2), 'stroke-width': 18 }),
    rect(120, ground - 660, 560, 660, { fill: 'none', stroke: wood, 'stroke-width': 26 }),
    rect(107, ground - 673, 586, 686, { fill: 'none', stroke: darken(wood, 0.55), 'stroke-width': 2 }),
  );
}

export function corkscrew(stage: Stage): string {
  const wood = stage.random('handle').pick([tone.walnut, tone.oak, '#2a211c', tone.burgundy]);
  const steel = stage.sheet.linear([
    [0, '#5d5b56'],
    [0.35, '#f5f3ee'],
    [0.7, '#a9a7a1'],
    [1, '#4a4843'],
  ]);
  const turns = Array.from({ length: 6 }, (_, index) =>
    `q46 14 0 28q-46 14 0 28`.replaceAll('46', String(46 - index * 4)),
  ).join('');
  return group(
    {},
    ellipse(400, ground + 4, 220, 26, { fill: '#0b0704', opacity: 0.35 }),
    rect(384, ground - 520, 32, 180, { rx: 6, fill: steel }),
    path(`M400 ${ground - 344}${turns}`, {
      fill: 'none',
      stroke: '#77756f',
      'stroke-width': 15,
      'stroke-linecap': 'round',
    }),
    path(`M397 ${ground - 344}${turns}`, {
      fill: 'none',
      stroke: '#efece4',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    path(
      `M190 ${ground - 590}Q400 ${ground - 660} 610 ${ground - 590}Q640 ${ground - 550} 600 ${ground - 520}Q400 ${ground - 470} 200 ${ground - 520}Q160 ${ground - 550} 190 ${ground - 590}Z`,
      {
        fill: stage.sheet.linear(
          [
            [0, lighten(wood, 0.35)],
            [0.5, wood],
            [1, darken(wood, 0.5)],
          ],
          [0, 0, 0, 1],
        ),
      },
    ),
    path(`M230 ${ground - 588}Q400 ${ground - 632} 570 ${ground - 588}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.4,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  );
}

export function shaker(stage: Stage): string {
  const metal = stage.random('metal').pick([tone.steel, '#b98b5a', '#4a4a4c']);
  const turned = (radius: number) =>
    stage.sheet.across(
      [
        [0, darken(metal, 0.6)],
        [0.14, lighten(metal, 0.4)],
        [0.26, lighten(metal, 0.75)],
        [0.42, metal],
        [0.74, darken(metal, 0.3)],
        [0.9, lighten(metal, 0.35)],
        [1, darken(metal, 0.55)],
      ],
      [-radius, 0, radius, 0],
    );
  return group(
    {},
    contactShadow(stage, 400, ground, 120),
    placed(
      { x: 400, y: ground - 400 },
      path(createLathe('M136 0L104 388Q102 400 90 400L0 400').outline(), { fill: turned(136) }),
    ),
    placed(
      { x: 400, y: ground - 540 },
      path(createLathe('M62 0C66 60 132 70 138 132L138 146L0 146').outline(), { fill: turned(138) }),
    ),
    placed(
      { x: 400, y: ground - 620 },
      path(createLathe('M40 0Q58 4 60 30L60 86L0 86').outline(), { fill: turned(60) }),
    ),
    line(262, ground - 396, 538, ground - 396, { stroke: darken(metal, 0.5), 'stroke-width': 3 }),
    standingVessel(stage, 'tumbler', '', { x: 640, y: ground + 40, scale: 0.9 }),
  );
}
