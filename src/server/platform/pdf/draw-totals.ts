import { contentWidth, drawRule, ensureRoom, green, ink, margin, type PdfDocument } from './pdf-document.ts';
import { drawText, layOutText, type TextStyle } from './text-layout.ts';

export interface Total {
  readonly label: string;
  readonly value: string;
}

const rowStyle: TextStyle = { font: 'text', size: 9, color: ink };
const lastRowStyle: TextStyle = { font: 'strong', size: 12, color: green };

const left = margin + contentWidth / 2;
const labelWidth = (contentWidth / 2) * 0.4;
const valueWidth = (contentWidth / 2) * 0.6;

/** Amounts in the right half of the page, the grand total last. They stay on one page. */
export function drawTotals(document: PdfDocument, totals: readonly Total[]): void {
  const { pdf } = document;
  ensureRoom(document, totals.length * 16 + 22);
  for (const [index, total] of totals.entries()) {
    const isLast = index === totals.length - 1;
    if (isLast) {
      drawRule(document, pdf.y + 2, 1, left);
      pdf.y += 8;
    }
    drawRow(document, total, isLast ? lastRowStyle : rowStyle);
  }
  pdf.y += 8;
}

function drawRow({ pdf }: PdfDocument, { label, value }: Total, style: TextStyle): void {
  const top = pdf.y;
  const amount = layOutText(pdf, value, valueWidth, { ...style, align: 'right' });
  const words = layOutText(pdf, label, labelWidth - 8, style);
  drawText(pdf, words, left, top);
  drawText(pdf, amount, left + labelWidth, top);
  pdf.y = top + Math.max(amount.height, words.height) + 3;
}
