import { darken, lighten, lightness, mix, tone } from './colour.ts';
import { fit, lettered } from './lettering.ts';
import type { Stage } from './stage.ts';
import { paperColour } from './surroundings.ts';
import { ellipse, group, line, path, polygon, rect } from './svg.ts';

/** Grain of planed wood within a rectangle. */
export function woodGrain(
  stage: Stage,
  wood: string,
  area: { x: number; y: number; width: number; height: number },
  purpose: string,
): string {
  const random = stage.random(`grain ${purpose}`);
  const lines = Array.from({ length: Math.ceil(area.height / 11) }, (_, index) => {
    const y = area.y + index * 11 + random.between(0, 8);
    const bow = random.between(-5, 5);
    return path(
      `M${area.x} ${y}Q${area.x + area.width * random.between(0.3, 0.7)} ${y + bow} ${area.x + area.width} ${y + random.between(-3, 3)}`,
      {
        fill: 'none',
        stroke: random.chance(0.6) ? darken(wood, 0.3) : lighten(wood, 0.25),
        'stroke-width': random.between(0.7, 2),
        opacity: random.between(0.25, 0.6),
      },
    );
  });
  return group(
    {
      'clip-path': stage.sheet.clip(
        polygon(
          [area.x, area.y],
          [area.x + area.width, area.y],
          [area.x + area.width, area.y + area.height],
          [area.x, area.y + area.height],
        ),
      ),
    },
    rect(area.x, area.y, area.width, area.height, {
      fill: stage.sheet.linear(
        [
          [0, lighten(wood, 0.14)],
          [0.5, wood],
          [1, darken(wood, 0.28)],
        ],
        [0, 0, 0.3, 1],
      ),
    }),
    ...lines,
  );
}

export interface BoxSize {
  readonly width: number;
  readonly height: number;
  /** Height of the lid that is seen from above. */
  readonly lid: number;
}

/** A closed wooden box seen from the front and a little from above; bottom middle at x, y. */
export function woodenBox(
  stage: Stage,
  wood: string,
  { width, height, lid }: BoxSize,
  place: { x: number; y: number },
): string {
  const left = place.x - width / 2;
  const top = place.y - height;
  const slant = lid * 0.6;
  return group(
    {},
    path(polygon([left + slant, top - lid], [left + width - slant, top - lid], [left + width, top], [left, top]), {
      fill: stage.sheet.linear(
        [
          [0, lighten(wood, 0.4)],
          [1, lighten(wood, 0.12)],
        ],
        [0, 0, 0, 1],
      ),
    }),
    woodGrain(stage, wood, { x: left, y: top, width, height }, 'box'),
    rect(left, top, width, height, { fill: 'none', stroke: darken(wood, 0.55), 'stroke-width': 2.5 }),
    line(left, top + height * 0.27, left + width, top + height * 0.27, {
      stroke: darken(wood, 0.65),
      'stroke-width': 3,
    }),
    line(left, top + height * 0.27 + 3, left + width, top + height * 0.27 + 3, {
      stroke: lighten(wood, 0.35),
      'stroke-width': 1.4,
      opacity: 0.7,
    }),
    rect(left, top, width, height, {
      fill: stage.sheet.linear(
        [
          [0, '#fff', 0.12],
          [0.4, '#fff', 0],
          [1, '#000', 0.3],
        ],
        [0, 0, 1, 1],
      ),
    }),
  );
}

/** A printed plate: brand, name and note within a frame, around its middle. */
export function plate(
  stage: Stage,
  area: { x: number; y: number; width: number; height: number },
  colours?: { paper: string; ink: string; accent: string },
): string {
  const random = stage.random('plate');
  const paper =
    colours?.paper ??
    (random.chance(0.4)
      ? random.pick([tone.burgundy, tone.bottleGreen, '#2a1a14', '#1f2a3c'])
      : paperColour(stage, 'plate paper'));
  const isDark = lightness(paper) < 0.45;
  const ink = colours?.ink ?? (isDark ? '#f0dda6' : tone.ink);
  const accent = colours?.accent ?? (isDark ? tone.gold : random.pick([tone.burgundy, tone.amber, tone.bottleGreen]));
  const { brand, name, note } = stage.drawing;
  const [left, top] = [area.x - area.width / 2, area.y - area.height / 2];
  const big = fit(
    brand || name,
    { face: 'display', size: area.height * 0.34 },
    { maxWidth: area.width * 0.84, maxLines: 2, maxHeight: area.height * 0.42 },
  );
  const small = fit(
    brand ? name : note,
    { face: 'serifItalic', size: area.height * 0.17 },
    { maxWidth: area.width * 0.84, maxLines: 2, maxHeight: area.height * 0.26 },
  );
  const rows = (
    set: { lines: string[]; size: number },
    middle: number,
    face: 'display' | 'serifItalic',
    fill: string,
  ) =>
    set.lines.map((text, index) =>
      lettered(
        text,
        { x: area.x, y: middle + (index - (set.lines.length - 1) / 2) * set.size * 1.1 + set.size * 0.34 },
        { face, size: set.size, fill },
      ),
    );
  return group(
    {},
    rect(left, top, area.width, area.height, { fill: paper, rx: 3 }),
    rect(left + 7, top + 7, area.width - 14, area.height - 14, { fill: 'none', stroke: accent, 'stroke-width': 2 }),
    ...rows(big, area.y - area.height * 0.12, 'display', ink),
    line(
      area.x - area.width * 0.18,
      area.y + area.height * 0.13,
      area.x + area.width * 0.18,
      area.y + area.height * 0.13,
      { stroke: accent, 'stroke-width': 2 },
    ),
    ...rows(small, area.y + area.height * 0.27, 'serifItalic', ink),
    rect(left, top, area.width, area.height, {
      fill: stage.sheet.linear(
        [
          [0, '#fff', 0.16],
          [0.5, '#fff', 0],
          [1, '#000', 0.16],
        ],
        [0, 0, 1, 1],
      ),
      rx: 3,
    }),
  );
}

/** A round tin standing on its rim, its printed lid facing the viewer. */
export function roundTin(stage: Stage, place: { x: number; y: number; radius: number }): string {
  const random = stage.random('tin');
  const body = random.pick([tone.burgundy, tone.bottleGreen, '#1f2a3c', '#8a5a1f', '#3a2a22', '#d8c8a2']);
  const { x, radius } = place;
  const y = place.y - radius;
  const ink = lightness(body) < 0.5 ? '#f3e3b5' : tone.ink;
  const { brand, name, note } = stage.drawing;
  const big = fit(
    brand,
    { face: 'display', size: radius * 0.34 },
    { maxWidth: radius * 1.4, maxLines: 2, maxHeight: radius * 0.55 },
  );
  const small = fit(
    name,
    { face: 'serifItalic', size: radius * 0.17 },
    { maxWidth: radius * 1.3, maxLines: 2, maxHeight: radius * 0.34 },
  );
  const rows = (set: { lines: string[]; size: number }, middle: number, face: 'display' | 'serifItalic') =>
    set.lines.map((text, index) =>
      lettered(
        text,
        { x, y: middle + (index - (set.lines.length - 1) / 2) * set.size * 1.1 + set.size * 0.34 },
        { face, size: set.size, fill: ink },
      ),
    );
  return group(
    {},
    ellipse(x + 26, y + 4, radius, radius, { fill: darken(body, 0.6) }),
    ellipse(x + 13, y + 2, radius, radius, {
      fill: stage.sheet.linear(
        [
          [0, '#e9e5da'],
          [0.5, '#8f8b82'],
          [1, '#4c4a45'],
        ],
        [0, 0, 1, 1],
      ),
    }),
    ellipse(x, y, radius, radius, {
      fill: stage.sheet.radial(
        [
          [0, lighten(body, 0.28)],
          [0.7, body],
          [1, darken(body, 0.35)],
        ],
        { cx: 0.35, cy: 0.3, r: 0.85 },
      ),
    }),
    ellipse(x, y, radius * 0.92, radius * 0.92, { fill: 'none', stroke: tone.gold, 'stroke-width': 3 }),
    ellipse(x, y, radius * 0.87, radius * 0.87, {
      fill: 'none',
      stroke: mix(tone.gold, body, 0.4),
      'stroke-width': 1.2,
    }),
    ...rows(big, y - radius * 0.2, 'display'),
    line(x - radius * 0.35, y + radius * 0.13, x + radius * 0.35, y + radius * 0.13, {
      stroke: tone.gold,
      'stroke-width': 2,
    }),
    ...rows(small, y + radius * 0.34, 'serifItalic'),
    note
      ? lettered(
          note,
          { x, y: y + radius * 0.68 },
          { face: 'sans', size: radius * 0.11, fill: ink, tracking: 0.1, weight: 0.03 },
        )
      : '',
    path(
      `M${x - radius * 0.8} ${y - radius * 0.2}A${radius * 0.85} ${radius * 0.85} 0 0 1 ${x - radius * 0.1} ${y - radius * 0.84}`,
      { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.35, 'stroke-width': 8, 'stroke-linecap': 'round' },
    ),
  );
}
