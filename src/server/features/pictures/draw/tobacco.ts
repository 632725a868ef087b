import { plate, roundTin, woodenBox } from './boxes.ts';
import { darken, lighten, mix, tone } from './colour.ts';
import { createLathe } from './lathe.ts';
import { fit, lettered } from './lettering.ts';
import { ground, type Stage } from './stage.ts';
import { contactShadow } from './surroundings.ts';
import { ellipse, group, line, path, placed, rect } from './svg.ts';

const wrappers = ['#6d4423', '#8a5a30', '#4a2b16', '#7a4d27', '#a1713f'] as const;
const woods = [tone.walnut, tone.oak, '#7c4a28', '#4b2c1c', '#8f6238'] as const;

/** One cigar lying along x, its foot on the right, around its middle. */
function cigar(stage: Stage, length: number, thick: number, purpose: string): string {
  const random = stage.random(`cigar ${purpose}`);
  const leaf = stage.random('leaf').pick(wrappers);
  const band = stage.random('band').pick([tone.burgundy, tone.bottleGreen, '#1d1a16', '#a3222f', '#2b3d63']);
  const [half, r] = [length / 2, thick / 2];
  const bandX = -half + length * 0.2;
  const bandWidth = length * 0.12;
  const text = fit(
    stage.drawing.brand,
    { face: 'display', size: thick * 0.26 },
    { maxWidth: bandWidth * 0.9, maxLines: 2, maxHeight: thick * 0.5 },
  );
  const veins = Array.from({ length: 9 }, () => {
    const x = random.between(-half * 0.9, half * 0.7);
    return path(
      `M${x} ${random.between(-r, r)}q${random.between(30, 90)} ${random.between(-10, 10)} ${random.between(90, 170)} ${random.between(-6, 6)}`,
      {
        fill: 'none',
        stroke: darken(leaf, 0.4),
        'stroke-width': random.between(0.6, 1.6),
        opacity: 0.45,
      },
    );
  });
  const outline = `M${-half + r} ${-r}L${half} ${-r}L${half} ${r}L${-half + r} ${r}Q${-half - r * 0.3} ${r} ${-half - r * 0.3} 0Q${-half - r * 0.3} ${-r} ${-half + r} ${-r}Z`;
  const round = stage.sheet.across(
    [
      [0, lighten(leaf, 0.12)],
      [0.28, lighten(leaf, 0.32)],
      [0.6, leaf],
      [1, darken(leaf, 0.6)],
    ],
    [0, -r, 0, r],
  );
  return group(
    {},
    path(outline, { fill: round }),
    group({ 'clip-path': stage.sheet.clip(outline) }, ...veins),
    ellipse(half, 0, r * 0.3, r, { fill: mix(leaf, '#3a2412', 0.35) }),
    ellipse(half, 0, r * 0.2, r * 0.72, { fill: darken(leaf, 0.55) }),
    rect(bandX, -r - 0.8, bandWidth, thick + 1.6, {
      fill: stage.sheet.across(
        [
          [0, lighten(band, 0.2)],
          [0.35, lighten(band, 0.35)],
          [1, darken(band, 0.5)],
        ],
        [0, -r, 0, r],
      ),
    }),
    rect(bandX + 3, -r - 0.8, 3, thick + 1.6, { fill: tone.gold }),
    rect(bandX + bandWidth - 6, -r - 0.8, 3, thick + 1.6, { fill: tone.gold }),
    ellipse(bandX + bandWidth / 2, 0, bandWidth * 0.46, r * 0.66, { fill: mix(tone.gold, '#fff3cf', 0.35) }),
    ...text.lines.map((part, index) =>
      lettered(
        part,
        { x: bandX + bandWidth / 2, y: (index - (text.lines.length - 1) / 2) * text.size * 1.1 + text.size * 0.34 },
        { face: 'display', size: text.size, fill: darken(band, 0.2) },
      ),
    ),
  );
}

export function cigars(stage: Stage): string {
  const count = stage.random('count').pick([1, 2, 3]);
  const rows = Array.from({ length: count }, (_, index) =>
    group(
      {},
      ellipse(400, ground - index * 66 + 14, 330, 20, { fill: '#0b0704', opacity: 0.32 }),
      placed(
        { x: 400 + index * 14, y: ground - 26 - index * 66, turn: -3 + index * 2.4 },
        cigar(stage, 620, 84, `row ${index}`),
      ),
    ),
  );
  return group({}, ...rows.reverse());
}

export function cigarBox(stage: Stage): string {
  const wood = stage.random('wood').pick(woods);
  const size = { width: 560, height: 300, lid: 90 };
  return group(
    {},
    contactShadow(stage, 400, ground, 280),
    woodenBox(stage, wood, size, { x: 400, y: ground }),
    plate(stage, { x: 400, y: ground - 105, width: 350, height: 150 }),
    rect(384, ground - 238, 32, 40, {
      rx: 4,
      fill: stage.sheet.linear(
        [
          [0, '#f4dfa0'],
          [1, '#8a6a2c'],
        ],
        [0, 0, 0, 1],
      ),
    }),
    placed({ x: 400, y: ground - 352, turn: -4 }, cigar(stage, 470, 64, 'top')),
  );
}

export function cigarillos(stage: Stage): string {
  return group(
    {},
    contactShadow(stage, 400, ground, 210),
    rect(190, ground - 440, 420, 440, {
      rx: 16,
      fill: stage.sheet.linear(
        [
          [0, '#f3efe4'],
          [0.5, '#b9b4a6'],
          [1, '#6f6b60'],
        ],
        [0, 0, 1, 1],
      ),
    }),
    plate(stage, { x: 400, y: ground - 220, width: 372, height: 392 }),
    ...[0, 1, 2].map((index) =>
      placed(
        { x: 400 + index * 30, y: ground + 26 + index * 24, turn: -2 + index },
        cigar(stage, 420, 30, `small ${index}`),
      ),
    ),
  );
}

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

export function lighter(stage: Stage): string {
  const random = stage.random('metal');
  const metal = random.pick([tone.steel, tone.brass, '#3a3a3c', '#8d2432', '#22304a']);
  const shine = stage.sheet.linear([
    [0, darken(metal, 0.45)],
    [0.18, lighten(metal, 0.65)],
    [0.34, metal],
    [0.7, darken(metal, 0.12)],
    [0.85, lighten(metal, 0.4)],
    [1, darken(metal, 0.5)],
  ]);
  const { brand } = stage.drawing;
  const fitted = fit(brand, { face: 'displayItalic', size: 44 }, { maxWidth: 190, maxLines: 2, maxHeight: 90 });
  return group(
    {},
    contactShadow(stage, 400, ground, 130),
    rect(275, ground - 330, 250, 330, { rx: 18, fill: shine }),
    rect(275, ground - 470, 250, 130, { rx: 18, fill: shine }),
    line(275, ground - 336, 525, ground - 336, { stroke: darken(metal, 0.7), 'stroke-width': 5 }),
    rect(520, ground - 372, 18, 74, { rx: 6, fill: darken(metal, 0.25) }),
    rect(300, ground - 300, 200, 270, {
      rx: 8,
      fill: 'none',
      stroke: lighten(metal, 0.45),
      'stroke-width': 2,
      opacity: 0.7,
    }),
    ...fitted.lines.map((text, index) =>
      lettered(
        text,
        { x: 400, y: ground - 150 + index * fitted.size * 1.1 },
        { face: 'displayItalic', size: fitted.size, fill: darken(metal, 0.65) },
      ),
    ),
  );
}

export function humidor(stage: Stage): string {
  const wood = stage.random('wood').pick(woods);
  return group(
    {},
    contactShadow(stage, 400, ground, 310),
    woodenBox(stage, wood, { width: 620, height: 350, lid: 120 }, { x: 400, y: ground }),
    rect(380, ground - 282, 40, 54, {
      rx: 6,
      fill: stage.sheet.linear(
        [
          [0, '#f4dfa0'],
          [0.5, tone.brass],
          [1, '#7a5a20'],
        ],
        [0, 0, 0, 1],
      ),
    }),
    ellipse(400, ground - 252, 6, 8, { fill: '#2a1c0c' }),
    ellipse(400, ground - 110, 62, 62, {
      fill: stage.sheet.linear(
        [
          [0, '#f7e7b4'],
          [1, '#7a5a20'],
        ],
        [0, 0, 1, 1],
      ),
    }),
    ellipse(400, ground - 110, 52, 52, { fill: '#fbf7ec' }),
    ...Array.from({ length: 11 }, (_, index) =>
      placed(
        { x: 400, y: ground - 110, turn: -100 + index * 20 },
        line(0, -48, 0, index % 5 === 0 ? -36 : -41, { stroke: tone.ink, 'stroke-width': 2 }),
      ),
    ),
    placed(
      { x: 400, y: ground - 110, turn: stage.random('dial').between(20, 50) },
      line(0, 8, 0, -40, { stroke: tone.burgundy, 'stroke-width': 3.4 }),
    ),
  );
}

export function cutter(stage: Stage): string {
  const metal = stage.random('metal').pick(['#2a2a2c', tone.steel, tone.brass, '#5c1626']);
  const face = stage.sheet.linear(
    [
      [0, lighten(metal, 0.5)],
      [0.45, metal],
      [1, darken(metal, 0.45)],
    ],
    [0, 0, 1, 1],
  );
  return group(
    {},
    ellipse(400, ground + 6, 320, 34, { fill: '#0b0704', opacity: 0.4 }),
    placed(
      { x: 400, y: ground - 130, turn: -8 },
      path(
        'M-330 0C-330 -100 -190 -120 -120 -70L120 -70C190 -120 330 -100 330 0C330 100 190 120 120 70L-120 70C-190 120 -330 100 -330 0Z',
        { fill: face },
      ),
      ellipse(-232, 0, 58, 58, { fill: '#1d140d' }),
      ellipse(232, 0, 58, 58, { fill: '#1d140d' }),
      ellipse(0, 0, 66, 66, { fill: '#20160e' }),
      path('M-66 0A66 66 0 0 1 0 -66L0 66A66 66 0 0 1 -66 0Z', {
        fill: stage.sheet.linear(
          [
            [0, '#f6f4ee'],
            [1, '#8b8880'],
          ],
          [0, 0, 1, 1],
        ),
      }),
      path('M-300 -30C-290 -80 -190 -92 -140 -56', {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.5,
        'stroke-width': 8,
        'stroke-linecap': 'round',
      }),
    ),
  );
}

export function ashtray(stage: Stage): string {
  const stone = stage.random('stone').pick(['#e7e2d6', '#2b2a2a', '#5b3a24', '#3f5a50']);
  return group(
    {},
    contactShadow(stage, 400, ground, 280),
    path(
      `M110 ${ground - 170}L150 ${ground - 10}Q160 ${ground} 180 ${ground}L620 ${ground}Q640 ${ground} 650 ${ground - 10}L690 ${ground - 170}Z`,
      {
        fill: stage.sheet.linear([
          [0, darken(stone, 0.35)],
          [0.3, lighten(stone, 0.35)],
          [0.7, stone],
          [1, darken(stone, 0.5)],
        ]),
      },
    ),
    ellipse(400, ground - 170, 290, 66, { fill: lighten(stone, 0.3) }),
    ellipse(400, ground - 162, 244, 50, { fill: darken(stone, 0.5) }),
    ellipse(400, ground - 148, 220, 36, { fill: darken(stone, 0.3) }),
    placed({ x: 520, y: ground - 214, turn: 9 }, cigar(stage, 420, 62, 'resting')),
  );
}

export function cigarCase(stage: Stage): string {
  const leather = stage.random('leather').pick(['#5c2f1a', '#2a211c', '#6b1d2b', '#22352c']);
  const tube = (index: number) =>
    path(
      `M${268 + index * 92} ${ground - 500}Q${312 + index * 92} ${ground - 560} ${356 + index * 92} ${ground - 500}L${356 + index * 92} ${ground}L${268 + index * 92} ${ground}Z`,
      {
        fill: stage.sheet.linear([
          [0, darken(leather, 0.35)],
          [0.35, lighten(leather, 0.28)],
          [0.7, leather],
          [1, darken(leather, 0.5)],
        ]),
      },
    );
  const stitches = { fill: 'none', stroke: lighten(leather, 0.55), 'stroke-width': 2.4, 'stroke-dasharray': '9 7' };
  return group(
    {},
    contactShadow(stage, 400, ground, 150),
    ...[0, 1, 2].map(tube),
    line(268, ground - 190, 540, ground - 190, { stroke: darken(leather, 0.6), 'stroke-width': 5 }),
    line(270, ground - 200, 538, ground - 200, stitches),
    line(270, ground - 14, 538, ground - 14, stitches),
    plate(
      stage,
      { x: 404, y: ground - 96, width: 150, height: 76 },
      { paper: leather, ink: lighten(leather, 0.6), accent: lighten(leather, 0.45) },
    ),
  );
}

export function cigarBands(stage: Stage): string {
  const random = stage.random('bands');
  const colours = [tone.burgundy, tone.bottleGreen, '#1d1a16', '#a3222f', '#2b3d63', tone.amber];
  return group(
    {},
    rect(120, ground - 560, 560, 560, { fill: tone.cream, rx: 6 }),
    rect(132, ground - 548, 536, 536, { fill: 'none', stroke: tone.tobacco, 'stroke-width': 2 }),
    ...Array.from({ length: 12 }, (_, index) => {
      const band = colours[index % colours.length]!;
      const [x, y] = [230 + (index % 3) * 170, ground - 480 + Math.floor(index / 3) * 132];
      return placed(
        { x, y, turn: random.between(-5, 5) },
        path('M-74 -20Q0 -34 74 -20L74 20Q0 34 -74 20Z', {
          fill: stage.sheet.linear(
            [
              [0, lighten(band, 0.25)],
              [1, darken(band, 0.25)],
            ],
            [0, 0, 0, 1],
          ),
        }),
        path('M-74 -14Q0 -28 74 -14M-74 14Q0 28 74 14', { fill: 'none', stroke: tone.gold, 'stroke-width': 3 }),
        ellipse(0, 0, 30, 34, { fill: mix(tone.gold, '#fff3cf', 0.35), stroke: darken(band, 0.3), 'stroke-width': 2 }),
        lettered(
          (stage.drawing.brand || 'K').slice(0, 1),
          { x: 0, y: 13 },
          { face: 'display', size: 36, fill: darken(band, 0.2) },
        ),
      );
    }),
  );
}
