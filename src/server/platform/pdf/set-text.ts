import { breakLines, wordsOf } from './break-lines.ts';

export type FontName = 'title' | 'text' | 'strong';

export interface TextStyle {
  readonly font: FontName;
  /** In points. It becomes smaller where a single word would be wider than the line. */
  readonly size: number;
  readonly color: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly lineGap?: number;
  /** `**Words**` between such marks are strong. */
  readonly isRich?: boolean;
}

/** A text parted into lines of a width. */
export interface SetText {
  readonly lines: readonly string[];
  readonly width: number;
  readonly size: number;
  readonly lineHeight: number;
  readonly height: number;
  readonly style: TextStyle;
}

type Pdf = PDFKit.PDFDocument;
const smallestSize = 5;

/** Lays a text out; nothing is drawn. */
export function setText(pdf: Pdf, text: string, width: number, style: TextStyle): SetText {
  const words = style.isRich ? text.replace(/\*\*(.+?)\*\*/gs, markEach) : text;
  const size = fittingSize(pdf, words, width, style);
  // Sums of binary fractions: a line that fills its width exactly must not be parted.
  const lines = breakLines(words, (line) => widthOf(pdf, line, style, size) <= width + 0.01);
  const lineHeight = selectFont(pdf, style.font, size).currentLineHeight(true) + (style.lineGap ?? 0);
  return { lines, width, size, lineHeight, height: lines.length * lineHeight, style };
}

/** Draws a text from a place on downwards, whatever the height of the page. */
export function drawText(pdf: Pdf, text: SetText, x: number, top: number): void {
  for (const [index, line] of text.lines.entries()) drawLine(pdf, text, line, x, top + index * text.lineHeight);
}

export function drawLine(pdf: Pdf, { width, size, style }: SetText, line: string, x: number, top: number): void {
  const room = width - widthOf(pdf, line, style, size);
  let left = x + (style.align === 'right' ? room : style.align === 'center' ? room / 2 : 0);
  for (const { font, text } of piecesOf(line, style)) {
    selectFont(pdf, font, size).fillColor(style.color).text(text, left, top, { lineBreak: false });
    left += pdf.widthOfString(text);
  }
}

/** The width of the widest word: in less than that a text can't be set without parting words. */
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
  return piecesOf(line, style).reduce(
    (sum, { font, text }) => sum + selectFont(pdf, font, size).widthOfString(text),
    0,
  );
}

function piecesOf(line: string, { font, isRich }: TextStyle): { font: FontName; text: string }[] {
  if (!isRich) return [{ font, text: line }];
  return line
    .split('**')
    .map((text, index): { font: FontName; text: string } => ({ font: index % 2 === 0 ? font : 'strong', text }))
    .filter(({ text }) => text !== '');
}

/** Marks every word by itself, so that a line may end between any two. */
function markEach(_marked: string, words: string): string {
  return words.replace(/[^ \n]+/g, '**$&**');
}

function selectFont(pdf: Pdf, font: FontName, size: number): Pdf {
  return pdf.font(font).fontSize(size);
}
