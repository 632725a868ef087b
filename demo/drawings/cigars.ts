import { plate, woodenBox } from './boxes.ts';
import { darken, lighten, mix, tone } from './colour.ts';
import { fit, lettered } from './lettering.ts';
import { ground, type Stage } from './stage.ts';
import { contactShadow } from './surroundings.ts';
import { ellipse, group, line, path, placed, rect } from './svg.ts';

export const woods = [tone.walnut, tone.oak, '#7c4a28', '#4b2c1c', '#8f6238'] as const;

export const wrappers = ['#6d4423', '#8a5a30', '#4a2b16', '#7a4d27', '#a1713f'] as const;

/** One cigar lying along x, its foot on the right, around its middle. */
export function cigar(stage: Stage, length: number, thick: number, purpose: string): string {
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
