import type { DrawingSubject } from './drawing.ts';
import { bottleForm, clearGlass, findBottleLook, type BottleForm, type Closure } from './bottle-forms.ts';
import { darken, lighten, lightness, mix, tone } from './colour.ts';
import { paperLabel } from './label.ts';
import { createLathe, type Lathe } from './lathe.ts';
import type { Stage } from './stage.ts';
import { contactShadow } from './surroundings.ts';
import { ellipse, group, line, path, placed, rect } from './svg.ts';

export interface Bottle {
  readonly svg: string;
  readonly height: number;
  readonly radius: number;
  readonly label: BottleForm['label'];
}

/** A bottle of a subject around x = 0, its top at y = 0. `variant` selects another bottle of the same drawing. */
export function bottle(stage: Stage, subject: DrawingSubject, variant = ''): Bottle {
  const random = stage.random(`bottle${variant}`);
  const look = findBottleLook(subject) ?? findBottleLook('whisky')!;
  const form = bottleForm(random.pick(look.forms));
  const glass = random.pick(look.glasses);
  const liquid = random.pick(look.liquids);
  const lathe = createLathe(form.profile);
  const isEmpty = subject === 'empty_bottle';
  const level = isEmpty ? lathe.bottom : random.between(78, 128);
  const { sheet } = stage;
  const isClear = glass === clearGlass || lightness(glass) > 0.55;
  const outline = lathe.outline();
  return {
    height: lathe.bottom,
    radius: lathe.widest,
    label: form.label,
    svg: group(
      {},
      path(outline, { fill: glass, 'fill-opacity': isClear ? 0.34 : 0.97 }),
      isEmpty ? '' : filling(stage, lathe, { liquid, glass, level, isClear }),
      // Glass is darkest at the edges, where the line of sight runs along it.
      path(outline, {
        fill: sheet.across(
          [
            [0, darken(glass, 0.75), 0.75],
            [0.1, darken(glass, 0.5), 0.28],
            [0.3, '#fff', 0.1],
            [0.55, '#fff', 0],
            [0.88, darken(glass, 0.5), 0.3],
            [1, darken(glass, 0.8), 0.8],
          ],
          [-lathe.widest, 0, lathe.widest, 0],
        ),
      }),
      heel(stage, lathe, isClear ? '#fff' : lighten(glass, 0.35)),
      paperLabel(stage, {
        radius: lathe.radiusAt(form.label.top + 40) - 1,
        top: form.label.top,
        bottom: form.label.bottom,
      }),
      lights(stage, lathe),
      closure(stage, random.pick(form.closures), lathe.radiusAt(0)),
    ),
  };
}

/** The bottle standing on the table. */
export function standingBottle(stage: Stage, made: Bottle, place: { x: number; y: number; scale: number }): string {
  return group(
    {},
    contactShadow(stage, place.x, place.y, made.radius * place.scale),
    placed({ x: place.x, y: place.y - made.height * place.scale, scale: place.scale }, made.svg),
  );
}

function filling(
  stage: Stage,
  lathe: Lathe,
  { liquid, glass, level, isClear }: { liquid: string; glass: string; level: number; isClear: boolean },
): string {
  const { sheet } = stage;
  const colour = isClear ? liquid : mix(darken(glass, 0.35), liquid, 0.25);
  const inner = lathe.band(
    (radius) => -Math.max(0, radius - 7),
    (radius) => Math.max(0, radius - 7),
  );
  const radius = Math.max(4, lathe.radiusAt(level) - 7);
  return group(
    { 'clip-path': sheet.clip(inner) },
    rect(-lathe.widest, level, lathe.widest * 2, lathe.bottom - level - 12, {
      fill: sheet.across(
        [
          [0, darken(colour, 0.6)],
          [0.22, darken(colour, 0.15)],
          [0.5, lighten(colour, 0.28)],
          [0.74, colour],
          [1, darken(colour, 0.65)],
        ],
        [-lathe.widest, 0, lathe.widest, 0],
      ),
      'fill-opacity': isClear ? 0.94 : 0.8,
    }),
    // The meniscus catches the light.
    ellipse(0, level, radius, Math.max(2, radius * 0.16), { fill: lighten(colour, 0.4), 'fill-opacity': 0.9 }),
    rect(-lathe.widest, lathe.bottom - 90, lathe.widest * 2, 90, {
      fill: sheet.linear(
        [
          [0, '#000', 0],
          [1, '#000', 0.35],
        ],
        [0, 0, 0, 1],
      ),
    }),
  );
}

function heel(stage: Stage, lathe: Lathe, light: string): string {
  const y = lathe.bottom - 13;
  const width = lathe.radiusAt(y - 12) - 6;
  return group(
    { 'clip-path': stage.sheet.clip(lathe.outline()) },
    ellipse(0, y, width, 9, { fill: light, 'fill-opacity': 0.22 }),
    ellipse(0, y + 6, width * 0.92, 6, { fill: '#000', 'fill-opacity': 0.3 }),
  );
}

/** Reflections of a window: a broad one on the left, a thin one on the right, over glass and label. */
function lights(stage: Stage, lathe: Lathe): string {
  const { sheet } = stage;
  const fade = sheet.linear(
    [
      [0, '#fff', 0.1],
      [0.2, '#fff', 0.6],
      [0.8, '#fff', 0.35],
      [1, '#fff', 0],
    ],
    [0, 0, 0, 1],
  );
  return group(
    { 'clip-path': sheet.clip(lathe.outline()) },
    path(
      lathe.band(
        (radius) => -radius * 0.8,
        (radius) => -radius * 0.66,
      ),
      { fill: fade, opacity: 0.62 },
    ),
    path(
      lathe.band(
        (radius) => -radius * 0.6,
        (radius) => -radius * 0.57,
      ),
      { fill: fade, opacity: 0.35 },
    ),
    path(
      lathe.band(
        (radius) => radius * 0.84,
        (radius) => radius * 0.9,
      ),
      { fill: fade, opacity: 0.4 },
    ),
  );
}

const capsuleColours = [tone.burgundy, tone.bottleGreen, '#2a2622', tone.gold, '#8c8a84', '#1f2a3c'] as const;

function closure(stage: Stage, kind: Closure, neck: number): string {
  const random = stage.random('closure');
  const { sheet } = stage;
  const turned = (colour: string, radius: number) =>
    sheet.across(
      [
        [0, darken(colour, 0.55)],
        [0.25, lighten(colour, 0.25)],
        [0.45, colour],
        [0.8, darken(colour, 0.2)],
        [1, darken(colour, 0.6)],
      ],
      [-radius, 0, radius, 0],
    );
  const colour = random.pick(capsuleColours);
  const lip = rect(-neck - 5, 0, neck * 2 + 10, 16, { rx: 5, fill: '#fff', 'fill-opacity': 0.25 });
  switch (kind) {
    case 'cork':
      return group(
        {},
        lip,
        rect(-neck + 3, -12, neck * 2 - 6, 22, { fill: turned('#c49a6a', neck) }),
        rect(-neck - 7, -52, neck * 2 + 14, 42, {
          rx: 6,
          fill: turned(random.pick([tone.walnut, '#1d1a16', tone.brass, tone.oak]), neck + 7),
        }),
      );
    case 'screw':
      return group(
        {},
        rect(-neck - 3, -30, neck * 2 + 6, 62, { rx: 4, fill: turned(colour, neck + 3) }),
        ...Array.from({ length: 3 }, (_, index) =>
          line(-neck - 3, 14 + index * 6, neck + 3, 14 + index * 6, {
            stroke: '#000',
            'stroke-opacity': 0.3,
            'stroke-width': 1.4,
          }),
        ),
      );
    case 'wax':
      return group(
        {},
        path(
          `M${-neck - 3} -12Q0 -24 ${neck + 3} -12L${neck + 3} 62Q${neck * 0.8} 92 ${neck * 0.6} 66Q${neck * 0.2} 58 ${neck * 0.1} 84Q${-neck * 0.2} 104 ${-neck * 0.35} 70Q${-neck * 0.8} 60 ${-neck - 3} 76Z`,
          { fill: turned(random.pick([tone.burgundy, '#2a2622', tone.bottleGreen]), neck + 3) },
        ),
      );
    case 'crown':
      return path(`M${-neck - 7} 16L${-neck - 3} -4Q0 -16 ${neck + 3} -4L${neck + 7} 16Q0 24 ${-neck - 7} 16Z`, {
        fill: turned(random.pick([tone.gold, tone.burgundy, '#8c8a84']), neck + 7),
      });
    case 'muselet':
      return group(
        {},
        path(
          `M${-neck - 4} 150Q0 166 ${neck + 4} 150L${neck + 4} 20Q${neck + 12} 4 ${neck + 2} -18Q0 -40 ${-neck - 2} -18Q${-neck - 12} 4 ${-neck - 4} 20Z`,
          { fill: turned(random.pick([tone.gold, '#b9a25a', '#5c1626']), neck + 8) },
        ),
        path(`M${-neck - 6} 26Q0 38 ${neck + 6} 26`, {
          fill: 'none',
          stroke: '#000',
          'stroke-opacity': 0.35,
          'stroke-width': 3,
        }),
      );
    case 'foil':
      return group(
        {},
        path(`M${-neck - 3} 0Q0 -8 ${neck + 3} 0L${neck + 3} 118Q0 126 ${-neck - 3} 118Z`, {
          fill: turned(colour, neck + 3),
        }),
        line(-neck - 3, 22, neck + 3, 22, { stroke: '#000', 'stroke-opacity': 0.3, 'stroke-width': 2 }),
        line(-neck - 3, 108, neck + 3, 108, { stroke: tone.gold, 'stroke-width': 2.4 }),
      );
  }
}
