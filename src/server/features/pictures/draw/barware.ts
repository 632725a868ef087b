import { bottle } from './bottle.ts';
import { plate, woodGrain, woodenBox } from './boxes.ts';
import { darken, lighten, tone } from './colour.ts';
import { createLathe } from './lathe.ts';
import { fit, lettered } from './lettering.ts';
import { ground, type Stage } from './stage.ts';
import { contactShadow, paperColour } from './surroundings.ts';
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

export function barrel(stage: Stage): string {
  const wood = stage.random('oak').pick([tone.oak, '#8f6238', '#7a5233']);
  const outline = `M205 ${ground - 560}Q400 ${ground - 590} 595 ${ground - 560}Q680 ${ground - 290} 595 ${ground - 10}Q400 ${ground + 20} 205 ${ground - 10}Q120 ${ground - 290} 205 ${ground - 560}Z`;
  const staves = Array.from({ length: 9 }, (_, index) => {
    const t = index / 8;
    const [top, middle] = [205 + t * 390, 132 + t * 536];
    return path(`M${top} ${ground - 575}Q${middle} ${ground - 290} ${top} ${ground}`, {
      fill: 'none',
      stroke: darken(wood, 0.5),
      'stroke-width': 3,
    });
  });
  const hoop = (y: number, half: number) =>
    path(
      `M${400 - half} ${y}Q400 ${y + 30} ${400 + half} ${y}L${400 + half} ${y + 34}Q400 ${y + 64} ${400 - half} ${y + 34}Z`,
      {
        fill: stage.sheet.linear([
          [0, '#23211f'],
          [0.3, '#8d8a84'],
          [0.5, '#4d4b47'],
          [1, '#1b1a18'],
        ]),
      },
    );
  const fitted = fit(
    stage.drawing.brand || stage.drawing.name,
    { face: 'display', size: 54 },
    { maxWidth: 320, maxLines: 2, maxHeight: 110 },
  );
  return group(
    {},
    contactShadow(stage, 400, ground, 230),
    path(outline, {
      fill: stage.sheet.linear([
        [0, darken(wood, 0.6)],
        [0.3, lighten(wood, 0.25)],
        [0.6, wood],
        [1, darken(wood, 0.65)],
      ]),
    }),
    group({ 'clip-path': stage.sheet.clip(outline) }, ...staves),
    hoop(ground - 535, 212),
    hoop(ground - 440, 244),
    hoop(ground - 160, 246),
    hoop(ground - 66, 214),
    ellipse(400, ground - 215, 17, 17, { fill: '#2a1a0e' }),
    ...fitted.lines.map((text, index) =>
      lettered(
        text,
        { x: 400, y: ground - 310 + index * fitted.size * 1.1 },
        { face: 'display', size: fitted.size, fill: darken(wood, 0.75), opacity: 0.85 },
      ),
    ),
  );
}

export function cooler(stage: Stage): string {
  const random = stage.random('cooler');
  const shelves = Array.from({ length: 5 }, (_, row) =>
    group(
      {},
      line(262, ground - 110 - row * 118, 538, ground - 110 - row * 118, { stroke: tone.oak, 'stroke-width': 9 }),
      ...Array.from({ length: 5 }, (_bottle, column) => {
        const [x, y] = [290 + column * 55, ground - 139 - row * 118];
        const colour = random.pick(['#1f2a1c', '#3a0a14', '#5a4a1a', '#24302c']);
        return group(
          {},
          ellipse(x, y, 23, 23, { fill: colour }),
          ellipse(x - 6, y - 7, 6, 5, { fill: '#fff', 'fill-opacity': 0.35 }),
          ellipse(x, y, 11, 11, { fill: random.pick([tone.burgundy, tone.gold, '#22201d']) }),
        );
      }),
    ),
  );
  return group(
    {},
    contactShadow(stage, 400, ground, 190),
    rect(222, ground - 720, 356, 720, {
      rx: 12,
      fill: stage.sheet.linear([
        [0, '#1a1a1b'],
        [0.5, '#3b3b3d'],
        [1, '#121213'],
      ]),
    }),
    rect(250, ground - 690, 300, 640, {
      rx: 4,
      fill: stage.sheet.linear(
        [
          [0, '#4c3a20'],
          [1, '#1d150b'],
        ],
        [0, 0, 0, 1],
      ),
    }),
    ...shelves,
    rect(250, ground - 690, 300, 640, {
      rx: 4,
      fill: stage.sheet.linear(
        [
          [0, '#fff', 0.2],
          [0.35, '#fff', 0.03],
          [1, '#fff', 0.1],
        ],
        [0, 0, 1, 1],
      ),
    }),
    rect(556, ground - 470, 10, 190, { rx: 5, fill: '#d9d6cd' }),
  );
}

export function labels(stage: Stage): string {
  const random = stage.random('labels');
  return group(
    {},
    ...[
      [-15, 250, 420],
      [9, 545, 470],
      [-2, 400, 330],
    ].map(([turn, x, above]) =>
      placed(
        { x: x!, y: ground - above!, turn: turn! + random.between(-2, 2) },
        rect(-142, -176, 296, 366, { fill: '#0b0704', 'fill-opacity': 0.28 }),
        rect(-150, -185, 300, 370, { fill: paperColour(stage, `sheet ${turn}`) }),
        plate(stage, { x: 0, y: 0, width: 270, height: 340 }),
      ),
    ),
  );
}

export function promoItem(stage: Stage): string {
  const colour = stage.random('enamel').pick([tone.burgundy, tone.bottleGreen, '#1f3a5c', '#b8691b', '#1d1a16']);
  const { brand, name } = stage.drawing;
  const fitted = fit(brand || name, { face: 'display', size: 96 }, { maxWidth: 420, maxLines: 2, maxHeight: 190 });
  return group(
    {},
    ellipse(412, ground - 388, 300, 300, { fill: '#0b0704', 'fill-opacity': 0.35 }),
    ellipse(400, ground - 400, 300, 300, {
      fill: stage.sheet.radial(
        [
          [0, lighten(colour, 0.3)],
          [0.75, colour],
          [1, darken(colour, 0.35)],
        ],
        { cx: 0.36, cy: 0.3, r: 0.85 },
      ),
    }),
    ellipse(400, ground - 400, 274, 274, { fill: 'none', stroke: '#f6ead0', 'stroke-width': 8 }),
    ellipse(400, ground - 400, 254, 254, { fill: 'none', stroke: '#f6ead0', 'stroke-width': 2 }),
    ...fitted.lines.map((text, index) =>
      lettered(
        text,
        { x: 400, y: ground - 400 + (index - (fitted.lines.length - 1) / 2) * fitted.size * 1.1 + fitted.size * 0.34 },
        { face: 'display', size: fitted.size, fill: '#f9efd8' },
      ),
    ),
    path(`M190 ${ground - 500}A240 240 0 0 1 330 ${ground - 640}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.45,
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }),
  );
}

export function book(stage: Stage): string {
  const cloth = stage.random('cloth').pick([tone.burgundy, tone.bottleGreen, '#1f2a3c', tone.tobacco, '#2a211c']);
  return group(
    {},
    contactShadow(stage, 410, ground, 240),
    rect(206, ground - 624, 420, 620, { fill: '#efe6d2' }),
    ...Array.from({ length: 7 }, (_, index) =>
      line(612 + index * 2, ground - 620, 612 + index * 2, ground - 8, { stroke: '#b9ab8c', 'stroke-width': 0.8 }),
    ),
    rect(190, ground - 632, 420, 632, {
      rx: 5,
      fill: stage.sheet.linear([
        [0, darken(cloth, 0.45)],
        [0.06, lighten(cloth, 0.1)],
        [0.1, darken(cloth, 0.3)],
        [0.14, cloth],
        [1, darken(cloth, 0.2)],
      ]),
    }),
    plate(
      stage,
      { x: 412, y: ground - 400, width: 320, height: 300 },
      { paper: cloth, ink: '#ecd9a6', accent: tone.gold },
    ),
  );
}

export function cratesOf(stage: Stage, place: { x: number; y: number; width: number }): string {
  const wood = stage.random('crate').pick([tone.oak, '#8f6238', tone.walnut]);
  return woodenBox(stage, wood, { width: place.width, height: place.width * 0.6, lid: 40 }, place);
}
