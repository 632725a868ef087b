import { darken, lighten, lightness, tone } from './colour.ts';
import { fit, lettered, type Lettering } from './lettering.ts';
import type { Stage } from './stage.ts';
import { paperColour } from './surroundings.ts';
import { ellipse, group, line, path, rect, round } from './svg.ts';
import type { Face } from './typefaces.ts';

export interface LabelPlace {
  /** Half of the width. */
  readonly radius: number;
  readonly top: number;
  readonly bottom: number;
  /** How far the edges curve, like paper around a cylinder. */
  readonly sag?: number;
}

interface Print {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly brandFace: Face;
  readonly nameFace: Face;
}

const darkPapers = ['#17382e', '#2a1a14', '#5c1626', '#1f2a3c', '#22201d'] as const;
const accents = [tone.burgundy, tone.amber, tone.bottleGreen, '#8a6a1f', '#31435e', '#7a3d1d'] as const;

/** A paper label around the axis: border, brand, ornament, name and small print, set by one of several styles. */
export function paperLabel(stage: Stage, place: LabelPlace): string {
  const random = stage.random('label');
  const isDark = random.chance(0.32);
  const paper = isDark ? random.pick(darkPapers) : paperColour(stage, 'paper');
  const print: Print = {
    paper,
    ink: isDark ? '#ecd9a6' : random.pick([tone.ink, '#2a1d14', '#1b2b25']),
    accent: isDark ? tone.gold : random.pick(accents),
    brandFace: random.pick(['display', 'displayItalic', 'serifBold', 'sansBold'] as const),
    nameFace: random.pick(['serifItalic', 'serif', 'sans'] as const),
  };
  const content = random.pick([framedLabel, bandedLabel, medallionLabel] as const)(stage, place, print);
  const { radius } = place;
  return group(
    {},
    path(sheetOutline(place), { fill: paper }),
    group({ 'clip-path': stage.sheet.clip(sheetOutline(place)) }, content),
    // The cylinder's shading over both paper and print.
    path(sheetOutline(place), {
      fill: stage.sheet.across(
        [
          [0, '#000', 0.5],
          [0.16, '#000', 0.1],
          [0.34, '#fff', 0.12],
          [0.6, '#000', 0],
          [0.86, '#000', 0.18],
          [1, '#000', 0.52],
        ],
        [-radius, 0, radius, 0],
      ),
    }),
  );
}

function sheetOutline({ radius, top, bottom, sag = 8 }: LabelPlace): string {
  const [r, t, b] = [round(radius), round(top), round(bottom)];
  return `M${-r} ${t}Q0 ${round(t + sag)} ${r} ${t}V${b}Q0 ${round(b + sag)} ${-r} ${b}Z`;
}

/** Two hairlines around, everything centred: the classic. */
function framedLabel(stage: Stage, { radius, top, bottom }: LabelPlace, print: Print): string {
  const height = bottom - top;
  const frame = (inset: number, width: number) =>
    rect(-radius + inset, top + inset, 2 * (radius - inset), height - 2 * inset + 4, {
      fill: 'none',
      stroke: print.accent,
      'stroke-width': width,
    });
  return group(
    {},
    frame(7, 2.2),
    frame(12, 0.9),
    ornament(0, top + height * 0.17, radius * 0.42, print.accent),
    texts(stage, { radius: radius * 0.8, top: top + height * 0.22, bottom: bottom - 20 }, print),
  );
}

/** The brand reversed out of a band of colour. */
function bandedLabel(stage: Stage, { radius, top, bottom }: LabelPlace, print: Print): string {
  const height = bottom - top;
  const bandTop = top + height * 0.14;
  const bandHeight = height * 0.34;
  const onBand = lightness(print.accent) > 0.45 ? tone.ink : '#fbf3e1';
  const brand = fit(
    stage.drawing.brand.toUpperCase(),
    { face: 'sansBold', size: 46, tracking: 0.06 },
    { maxWidth: radius * 1.6, maxLines: 2, maxHeight: bandHeight * 0.74 },
  );
  return group(
    {},
    rect(-radius, bandTop, radius * 2, bandHeight, { fill: print.accent }),
    line(-radius, bandTop - 6, radius, bandTop - 6, { stroke: print.accent, 'stroke-width': 2 }),
    line(-radius, bandTop + bandHeight + 6, radius, bandTop + bandHeight + 6, {
      stroke: print.accent,
      'stroke-width': 2,
    }),
    block(brand, bandTop + bandHeight / 2, { face: 'sansBold', fill: onBand, tracking: 0.06 }),
    nameAndNote(stage, { radius: radius * 0.82, top: bandTop + bandHeight + 12, bottom: bottom - 14 }, print),
  );
}

/** A medallion with the first letter above the words. */
function medallionLabel(stage: Stage, { radius, top, bottom }: LabelPlace, print: Print): string {
  const height = bottom - top;
  const size = Math.min(radius * 0.36, height * 0.15);
  const y = top + size + height * 0.07;
  const letter = (stage.drawing.brand || stage.drawing.name || 'K').slice(0, 1).toUpperCase();
  return group(
    {},
    ellipse(0, y, size, size, { fill: print.accent }),
    ellipse(0, y, size * 0.84, size * 0.84, { fill: 'none', stroke: print.paper, 'stroke-width': 1.4 }),
    lettered(letter, { x: 0, y: y + size * 0.42 }, { face: 'display', size: size * 1.15, fill: print.paper }),
    line(-radius * 0.75, y, -size * 1.35, y, { stroke: print.accent, 'stroke-width': 1.6 }),
    line(size * 1.35, y, radius * 0.75, y, { stroke: print.accent, 'stroke-width': 1.6 }),
    texts(stage, { radius: radius * 0.84, top: y + size + 6, bottom: bottom - 14 }, print),
  );
}

interface Room {
  readonly radius: number;
  readonly top: number;
  readonly bottom: number;
}

function texts(stage: Stage, { radius, top, bottom }: Room, print: Print): string {
  const height = bottom - top;
  const brandText = print.brandFace === 'sansBold' ? stage.drawing.brand.toUpperCase() : stage.drawing.brand;
  const brand = fit(
    brandText,
    { face: print.brandFace, size: 50 },
    { maxWidth: radius * 1.9, maxLines: 2, maxHeight: height * 0.42 },
  );
  const middle = top + height * 0.26;
  return group(
    {},
    block(brand, middle, { face: print.brandFace, fill: print.ink }),
    line(-radius * 0.3, top + height * 0.51, radius * 0.3, top + height * 0.51, {
      stroke: print.accent,
      'stroke-width': 1.6,
    }),
    nameAndNote(stage, { radius, top: top + height * 0.53, bottom }, print),
  );
}

function nameAndNote(stage: Stage, { radius, top, bottom }: Room, print: Print): string {
  const { name, note } = stage.drawing;
  const height = bottom - top;
  const fitted = fit(
    name,
    { face: print.nameFace, size: 27 },
    { maxWidth: radius * 1.85, maxLines: 3, maxHeight: height * 0.66 },
  );
  return group(
    {},
    block(fitted, top + height * 0.36, {
      face: print.nameFace,
      fill: print.ink,
      weight: print.nameFace === 'sans' ? 0.03 : 0,
    }),
    note
      ? lettered(
          note.toUpperCase(),
          { x: 0, y: bottom - 2 },
          { face: 'sans', size: Math.min(15, height * 0.17), fill: print.accent, tracking: 0.12, weight: 0.035 },
        )
      : '',
  );
}

/** Fitted lines around a middle. */
function block(
  { lines, size }: { lines: string[]; size: number },
  middle: number,
  style: Omit<Lettering, 'size'>,
): string {
  const leading = size * 1.1;
  const first = middle - ((lines.length - 1) * leading) / 2 + size * 0.34;
  return lines.map((text, index) => lettered(text, { x: 0, y: first + index * leading }, { ...style, size })).join('');
}

function ornament(x: number, y: number, width: number, colour: string): string {
  return group(
    {},
    line(x - width, y, x - width * 0.25, y, { stroke: colour, 'stroke-width': 1.4 }),
    line(x + width * 0.25, y, x + width, y, { stroke: colour, 'stroke-width': 1.4 }),
    path(`M${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}L${x - 7} ${y}Z`, { fill: colour }),
    ellipse(x - width * 0.25 - 5, y, 2.4, 2.4, { fill: lighten(colour, 0.1) }),
    ellipse(x + width * 0.25 + 5, y, 2.4, 2.4, { fill: darken(colour, 0.1) }),
  );
}
