import { plate, roundTin } from './boxes.ts';
import { wrappers } from './cigars.ts';
import { darken, lighten, tone } from './colour.ts';
import { createLathe } from './lathe.ts';
import { ground, type Stage } from './stage.ts';
import { contactShadow } from './surroundings.ts';
import { ellipse, group, path, placed, rect } from './svg.ts';

export function tin(stage: Stage, radius: number): string {
  const { drawing } = stage;
  const leaf = stage.random('flakes');
  const flakes =
    drawing.subject === 'snuff'
      ? []
      : Array.from({ length: 60 }, () => {
          const x = leaf.between(150, 650);
          const y = ground + leaf.between(-4, 40);
          return path(
            `M${x} ${y}q${leaf.between(-14, 14)} ${leaf.between(-10, 4)} ${leaf.between(10, 34)} ${leaf.between(-6, 8)}`,
            {
              fill: 'none',
              stroke: leaf.pick(wrappers),
              'stroke-width': leaf.between(2, 5),
              'stroke-linecap': 'round',
            },
          );
        });
  return group(
    {},
    contactShadow(stage, 410, ground, radius),
    roundTin(stage, { x: 395, y: ground, radius }),
    ...flakes,
  );
}

export function pouch(stage: Stage): string {
  const colour = stage.random('pouch').pick(['#5c1626', '#173a5c', '#2c5144', '#7a3d6a', '#b8691b']);
  return group(
    {},
    contactShadow(stage, 400, ground, 210),
    path(
      `M205 ${ground - 520}Q400 ${ground - 548} 595 ${ground - 520}L610 ${ground - 40}Q600 ${ground} 560 ${ground}L240 ${ground}Q200 ${ground} 190 ${ground - 40}Z`,
      {
        fill: stage.sheet.linear([
          [0, darken(colour, 0.3)],
          [0.25, lighten(colour, 0.25)],
          [0.55, colour],
          [1, darken(colour, 0.45)],
        ]),
      },
    ),
    rect(206, ground - 506, 388, 12, { fill: '#fff', 'fill-opacity': 0.25 }),
    plate(stage, { x: 400, y: ground - 240, width: 300, height: 260 }),
  );
}

export function pipe(stage: Stage): string {
  const briar = stage.random('briar').pick(['#7a3b1d', '#5c2a15', '#a05a2c', '#3a2018']);
  const isMeerschaum = stage.random('kind').chance(0.18);
  const wood = isMeerschaum ? '#e9dfc8' : briar;
  const shade = stage.sheet.linear([
    [0, darken(wood, 0.25)],
    [0.3, lighten(wood, 0.35)],
    [0.6, wood],
    [1, darken(wood, 0.55)],
  ]);
  const bowl =
    'M150 560C140 700 170 800 268 822C340 836 380 800 430 758L560 690L548 650L420 690C400 640 396 600 394 560Z';
  return group(
    {},
    contactShadow(stage, 300, ground, 190),
    placed(
      { x: 10, y: ground - 834 },
      path('M548 650L560 690Q680 620 752 560Q770 540 752 528Q660 600 548 650Z', {
        fill: stage.sheet.linear(
          [
            [0, '#4a443c'],
            [0.4, '#171411'],
            [1, '#000'],
          ],
          [0, 0, 0.3, 1],
        ),
      }),
      path(bowl, { fill: shade }),
      group(
        { 'clip-path': stage.sheet.clip(bowl), opacity: 0.5 },
        ...Array.from({ length: 14 }, (_, index) =>
          path(`M${150 + index * 26} 560Q${170 + index * 20} 700 ${240 + index * 14} 830`, {
            fill: 'none',
            stroke: darken(wood, 0.45),
            'stroke-width': 2.2,
          }),
        ),
      ),
      rect(536, 646, 16, 46, { fill: '#d9d4c5', rx: 2 }),
      ellipse(272, 560, 122, 24, { fill: darken(wood, 0.35) }),
      ellipse(272, 562, 86, 15, { fill: '#140c07' }),
      path('M176 590C170 690 190 760 236 800', {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.35,
        'stroke-width': 12,
        'stroke-linecap': 'round',
      }),
    ),
  );
}

export function hookah(stage: Stage): string {
  const glass = stage.random('glass').pick(['#27536b', '#5c1f3a', '#2c5a44', '#7a4a12']);
  const base = createLathe('M40 0C40 60 140 110 140 210Q140 290 60 292L0 292');
  const stem = createLathe('M16 0L16 60C50 80 50 100 16 120L16 220C60 240 60 262 18 280L24 330L0 330');
  const brass = stage.sheet.across(
    [
      [0, '#5e4519'],
      [0.3, '#f2dc9a'],
      [0.6, tone.brass],
      [1, '#4a3512'],
    ],
    [-50, 0, 50, 0],
  );
  return group(
    {},
    contactShadow(stage, 380, ground, 150),
    path(`M410 ${ground - 300}C620 ${ground - 360} 690 ${ground - 120} 560 ${ground - 30}`, {
      fill: 'none',
      stroke: '#5c1626',
      'stroke-width': 16,
      'stroke-linecap': 'round',
    }),
    path(`M560 ${ground - 30}L640 ${ground - 70}`, {
      stroke: tone.brass,
      'stroke-width': 20,
      'stroke-linecap': 'round',
    }),
    placed(
      { x: 380, y: ground - 292 },
      path(base.outline(), {
        fill: stage.sheet.across(
          [
            [0, darken(glass, 0.6)],
            [0.3, lighten(glass, 0.45)],
            [0.6, glass],
            [1, darken(glass, 0.65)],
          ],
          [-140, 0, 140, 0],
        ),
      }),
      path(
        base.band(
          (r) => -r * 0.75,
          (r) => -r * 0.6,
        ),
        { fill: '#fff', 'fill-opacity': 0.4 },
      ),
    ),
    placed({ x: 380, y: ground - 616 }, path(stem.outline(), { fill: brass })),
    placed(
      { x: 380, y: ground - 700 },
      path(createLathe('M52 0C52 50 24 60 20 90L0 90').outline(), {
        fill: stage.sheet.across(
          [
            [0, '#4a2413'],
            [0.35, '#b0693a'],
            [1, '#3a1c0f'],
          ],
          [-52, 0, 52, 0],
        ),
      }),
    ),
    ellipse(380, ground - 628, 96, 14, { fill: brass }),
  );
}
