import { contentWidth, drawRule, ensureRoom, ink, margin, soft, type PdfDocument } from './pdf-document.ts';
import { drawText, layOutText, type TextStyle } from './text-layout.ts';

export interface Detail {
  readonly label: string;
  readonly value: string;
  /** Spans two columns. */
  readonly isWide?: boolean;
}

interface PlacedDetail extends Detail {
  readonly column: number;
}

const labelStyle: TextStyle = { font: 'text', size: 7.5, color: soft };
const valueStyle: TextStyle = { font: 'strong', size: 9, color: ink };
const gap = 8;
const padding = 7;

/** Short values below their labels in a grid between two rules. Labels of a row share a baseline, and so do values. */
export function drawDetails(document: PdfDocument, details: readonly Detail[], columns: number): void {
  const { pdf } = document;
  drawRule(document, pdf.y, 0.8);
  for (const row of toRows(details, columns)) drawRow(document, row, contentWidth / columns);
  pdf.y += padding;
  drawRule(document, pdf.y, 0.8);
  pdf.y += 12;
}

function drawRow(document: PdfDocument, row: readonly PlacedDetail[], columnWidth: number): void {
  const { pdf } = document;
  const cells = row.map(({ label, value, isWide, column }) => {
    const width = (isWide ? 2 : 1) * columnWidth - gap;
    return {
      left: margin + column * columnWidth,
      label: layOutText(pdf, label, width, labelStyle),
      value: layOutText(pdf, value, width, valueStyle),
    };
  });
  const labelHeight = Math.max(...cells.map(({ label }) => label.height));
  const valueHeight = Math.max(...cells.map(({ value }) => value.height));
  ensureRoom(document, labelHeight + valueHeight + padding);
  const top = pdf.y + padding;
  for (const { left, label, value } of cells) {
    drawText(pdf, label, left, top);
    drawText(pdf, value, left, top + labelHeight);
  }
  pdf.y = top + labelHeight + valueHeight;
}

function toRows(details: readonly Detail[], columns: number): PlacedDetail[][] {
  const rows: PlacedDetail[][] = [];
  let column = columns;
  for (const detail of details) {
    const span = detail.isWide ? 2 : 1;
    if (column + span > columns) {
      rows.push([]);
      column = 0;
    }
    rows.at(-1)!.push({ ...detail, column });
    column += span;
  }
  return rows;
}
