import { contentWidth, ensureRoom, margin, type PdfDocument } from './pdf-document.ts';
import { labelStyle, textStyle } from './text-blocks.ts';
import { drawText, layOutText, type TextStyle } from './text-layout.ts';

export interface TextColumn {
  readonly title: string;
  /** The first is bold. */
  readonly lines: readonly string[];
}

const lineStyle: TextStyle = { ...textStyle, lineGap: 1.2 };
const firstLineStyle: TextStyle = { ...lineStyle, font: 'strong', size: 10 };
const gap = 16;
const titleGap = 2;

/** Titled columns of lines beside each other, such as supplier and customer. They stay on one page. */
export function drawTextColumns(document: PdfDocument, columns: readonly TextColumn[]): void {
  const { pdf } = document;
  const width = contentWidth / columns.length;
  const laidOut = columns.map(({ title, lines }) => [
    layOutText(pdf, title, width - gap, labelStyle),
    ...lines.map((line, index) => layOutText(pdf, line, width - gap, index === 0 ? firstLineStyle : lineStyle)),
  ]);
  const height = Math.max(...laidOut.map((texts) => texts.reduce((sum, text) => sum + text.height, titleGap)));
  ensureRoom(document, height);
  const top = pdf.y;
  for (const [column, texts] of laidOut.entries()) {
    let y = top;
    for (const [index, text] of texts.entries()) {
      drawText(pdf, text, margin + column * width, y);
      y += text.height + (index === 0 ? titleGap : 0);
    }
  }
  pdf.y = top + height + 12;
}
