import type { Font, PathCommand } from 'fontkit';
import { getFonts } from './typefaces.ts';
import type { Face } from './typefaces.ts';
import { path, round } from './svg.ts';

/*
 * Texts are drawn as outlines: the machine that renders a picture may have no fonts at all,
 * and text elements would then come out as empty boxes.
 */

export type Lettering = {
  face: Face;
  size: number;
  fill: string;
  /** space added between letters, in ems */
  tracking?: number;
  /** stroke that thickens the letters, in ems */
  weight?: number;
  opacity?: number;
};

type Letter = { commands: PathCommand[]; x: number; advance: number; scale: number };

/** One line with its baseline at y; `x` is its centre, or its beginning when anchored there. */
export function lettered(
  text: string,
  place: { x: number; y: number; anchor?: 'start' | 'middle' | 'end' },
  style: Lettering,
): string {
  const { letters, width } = typeset(text, style);
  const shift = { start: 0, middle: -width / 2, end: -width }[place.anchor ?? 'middle'];
  const d = letters
    .map(({ commands, x, scale }) =>
      writeOutline(commands, (px, py) => [place.x + shift + x + px * scale, place.y - py * scale]),
    )
    .join('');
  return inked(d, style);
}

const measure = (text: string, style: Pick<Lettering, 'face' | 'size' | 'tracking'>): number =>
  typeset(text, style).width;

/** Breaks a text into at most `maxLines` and finds the largest size (up to `size`) at which all lines fit `maxWidth`. */
export function fit(
  text: string,
  style: Pick<Lettering, 'face' | 'size' | 'tracking'>,
  room: { maxWidth: number; maxLines?: number; maxHeight?: number; leading?: number },
): { lines: string[]; size: number } {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { lines: [], size: style.size };
  const options = breaks(words, room.maxLines ?? 1).map((lines) => {
    const widest = Math.max(...lines.map((line) => measure(line, style)));
    const byWidth = (style.size * room.maxWidth) / widest;
    const byHeight = room.maxHeight ? room.maxHeight / (1 + (lines.length - 1) * (room.leading ?? 1.1)) : style.size;
    return { lines, size: Math.min(style.size, byWidth, byHeight) };
  });
  // A text that already fits on fewer lines stays on them: another line must earn its place by a clearly larger size.
  return options.reduce((best, option) => (option.size > best.size * 1.18 ? option : best));
}

/** Every way to break words into 1…maxLines lines that keeps the lines as even as possible for that count. */
function breaks(words: string[], maxLines: number): string[][] {
  const result = [[words.join(' ')]];
  for (let count = 2; count <= Math.min(maxLines, words.length); count++) {
    const target = words.join(' ').length / count;
    const lines: string[] = [];
    let current = '';
    for (const [index, word] of words.entries()) {
      const joined = current ? `${current} ${word}` : word;
      const left = words.length - index;
      const mustBreak = left <= count - lines.length - 1;
      const better = Math.abs(joined.length - target) <= Math.abs(current.length - target);
      if (!current || (!mustBreak && (better || lines.length === count - 1))) current = joined;
      else {
        lines.push(current);
        current = word;
      }
    }
    result.push([...lines, current]);
  }
  return result;
}

function typeset(
  text: string,
  style: Pick<Lettering, 'face' | 'size' | 'tracking'>,
): { letters: Letter[]; width: number } {
  const letters: Letter[] = [];
  const tracking = (style.tracking ?? 0) * style.size;
  let x = 0;
  for (const { font, part } of runs(text, getFonts(style.face))) {
    const scale = style.size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      const advance = (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
      letters.push({ commands: glyph.path.commands, x, advance, scale });
      x += advance + tracking;
    }
  }
  return { letters, width: Math.max(0, x - tracking) };
}

/** Parts of the text that one font can set. A character that no font has is left out. */
function runs(text: string, fonts: readonly Font[]): Array<{ font: Font; part: string }> {
  const parts: Array<{ font: Font; part: string }> = [];
  for (const character of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(character.codePointAt(0) ?? 32));
    if (!font) continue;
    const last = parts.at(-1);
    if (last?.font === font) last.part += character;
    else parts.push({ font, part: character });
  }
  return parts;
}

const letterOf = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

function writeOutline(
  commands: readonly PathCommand[],
  map: (x: number, y: number) => readonly [number, number],
): string {
  return commands
    .map(({ command, args }) => {
      const points: string[] = [];
      for (let index = 0; index + 1 < args.length; index += 2) {
        const [x, y] = map(args[index] ?? 0, args[index + 1] ?? 0);
        points.push(`${round(x)} ${round(y)}`);
      }
      return letterOf[command] + points.join(' ');
    })
    .join('');
}

const inked = (d: string, style: Lettering): string =>
  d === ''
    ? ''
    : path(d, {
        fill: style.fill,
        opacity: style.opacity,
        ...(style.weight
          ? { stroke: style.fill, 'stroke-width': style.weight * style.size, 'stroke-linejoin': 'round' }
          : {}),
      });
