import { breakLines, wordsOf } from './break-lines.ts';
import type { Pdf } from './pdf-document.ts';

export type FontName = 'title' | 'text' | 'strong';

export interface TextStyle {
  readonly font: FontName;
  /** In points. Reduced when a single word would be wider than the line. */
  readonly size: number;
  readonly color: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly lineGap?: number;
  /** Whether `**words**` are bold. */
  readonly isRich?: boolean;
}

/** A text broken into lines of a given width. */
export interface TextLayout {
  readonly lines: readonly string[];
  readonly width: number;
  readonly size: number;
  readonly lineHeight: number;
  readonly height: number;
  readonly style: TextStyle;
}

const smallestSize = 5;

/** Breaks a text into lines; draws nothing. */
export function layOutText(pdf: Pdf, text: string, width: number, style: TextStyle): TextLayout {
  const words = style.isRich ? text.replace(/\*\*(.+?)\*\*/gs, markEachWord) : text;
  const size = fittingSize(pdf, words, width, style);
  // The tolerance absorbs rounding: a line that fills its width exactly must not break.
  const lines = breakLines(words, (line) => widthOf(pdf, line, style, size) <= width + 0.01);
  const lineHeight = selectFont(pdf, style.font, size).currentLineHeight(true) + (style.lineGap ?? 0);
  return { lines, width, size, lineHeight, height: lines.length * lineHeight, style };
}

/** Draws a text from a position down, without starting a new page. */
export function drawText(pdf: Pdf, text: TextLayout, left: number, top: number): void {
  for (const [index, line] of text.lines.entries()) drawLine(pdf, text, line, left, top + index * text.lineHeight);
}

export function drawLine(pdf: Pdf, { width, size, style }: TextLayout, line: string, left: number, top: number): void {
  const room = width - widthOf(pdf, line, style, size);
  let x = left + (style.align === 'right' ? room : style.align === 'center' ? room / 2 : 0);
  for (const { font, text } of runsOf(line, style)) {
    selectFont(pdf, font, size).fillColor(style.color).text(text, x, top, { lineBreak: false });
    x += pdf.widthOfString(text);
  }
}

/** The width of the widest word: in less than that a word must break. */
export function widestWord(pdf: Pdf, text: string, style: TextStyle, size = style.size): number {
  return Math.max(...wordsOf(text).map((word) => widthOf(pdf, word, style, size)));
}

function fittingSize(pdf: Pdf, text: string, width: number, style: TextStyle): number {
  const widest = widestWord(pdf, text.replaceAll('\u00a0', ' '), style);
  if (widest <= width) return style.size;
  const fitting = (style.size * width) / widest;
  return fitting < smallestSize ? style.size : fitting;
}

function widthOf(pdf: Pdf, line: string, style: TextStyle, size: number): number {
  return runsOf(line, style).reduce((sum, { font, text }) => sum + selectFont(pdf, font, size).widthOfString(text), 0);
}

/** The parts of a line that share a font. */
function runsOf(line: string, { font, isRich }: TextStyle): { font: FontName; text: string }[] {
  if (!isRich) return [{ font, text: line }];
  return line
    .split('**')
    .map((text, index): { font: FontName; text: string } => ({ font: index % 2 === 0 ? font : 'strong', text }))
    .filter(({ text }) => text !== '');
}

/** Marks each word separately, so that a line can break between any two. */
function markEachWord(_marked: string, words: string): string {
  return words.replace(/[^ \n]+/g, '**$&**');
}

function selectFont(pdf: Pdf, font: FontName, size: number): Pdf {
  return pdf.font(font).fontSize(size);
}
