import { contentWidth, drawRule, ensureRoom, green, ink, margin, soft, type PdfDocument } from './pdf-document.ts';
import { drawLine, drawText, layOutText, type TextStyle } from './text-layout.ts';

const titleStyle: TextStyle = { font: 'title', size: 20, color: green };
const headingStyle: TextStyle = { font: 'title', size: 11, color: green };
export const textStyle: TextStyle = { font: 'text', size: 9, color: ink, lineGap: 1.6 };
const richStyle: TextStyle = { ...textStyle, isRich: true };
export const labelStyle: TextStyle = { font: 'strong', size: 8, color: soft };

/** Enough for a heading and the first line below it. */
const headingRoom = 46;
/** Keeps the first two lines of a paragraph together. */
const paragraphRoom = 24;

export function writeTitle(document: PdfDocument, text: string): void {
  writeLines(document, text, titleStyle);
  document.pdf.y += 14;
}

export function writeHeading(document: PdfDocument, text: string): void {
  const { pdf } = document;
  ensureRoom(document, headingRoom);
  pdf.y += 6;
  writeLines(document, text, headingStyle);
  pdf.y += 4;
}

/** A heading that also appears in the file's outline. */
export function writeChapter(document: PdfDocument, text: string): void {
  ensureRoom(document, headingRoom);
  document.pdf.outline.addItem(text);
  writeHeading(document, text);
}

/** A paragraph in which `**words**` are bold. */
export function writeParagraph(document: PdfDocument, text: string): void {
  ensureRoom(document, paragraphRoom);
  writeLines(document, text, richStyle);
  document.pdf.y += 5;
}

/** A paragraph without markup: asterisks typed by a customer stay asterisks. */
export function writePlainText(document: PdfDocument, text: string): void {
  ensureRoom(document, paragraphRoom);
  writeLines(document, text, textStyle);
  document.pdf.y += 5;
}

export function writeListItem(document: PdfDocument, marker: string, text: string): void {
  const { pdf } = document;
  const indent = 18;
  ensureRoom(document, paragraphRoom);
  const top = pdf.y;
  drawText(pdf, layOutText(pdf, marker, indent - 2, { ...textStyle, font: 'strong', color: soft }), margin, top);
  pdf.y = top;
  writeLines(document, text, richStyle, { left: margin + indent, width: contentWidth - indent });
  pdf.y += 3;
}

/** A label with empty lines to fill in by hand. */
export function drawFormField(document: PdfDocument, label: string, lines: number): void {
  const { pdf } = document;
  ensureRoom(document, 18 + lines * 26);
  pdf.y += 2;
  writeLines(document, label, labelStyle);
  for (let index = 0; index < lines; index++) {
    const y = pdf.y + 20;
    drawRule(document, y, 0.6);
    pdf.y = y + 4;
  }
}

/** Writes lines from the current position down, over as many pages as they need. */
export function writeLines(
  document: PdfDocument,
  words: string,
  style: TextStyle,
  { left, width } = { left: margin, width: contentWidth },
): void {
  const { pdf } = document;
  const text = layOutText(pdf, words, width, style);
  for (const line of text.lines) {
    ensureRoom(document, text.lineHeight);
    const top = pdf.y;
    drawLine(pdf, text, line, left, top);
    pdf.y = top + text.lineHeight;
  }
}
