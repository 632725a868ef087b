import { qrPath } from '../qr/draw-qr.ts';
import { contentWidth, ensureRoom, green, margin, type PdfDocument } from './pdf-document.ts';
import { textStyle, writeLines } from './text-blocks.ts';
import type { TextStyle } from './text-layout.ts';

export interface Caption {
  readonly title: string;
  readonly lines: readonly string[];
}

const captionTitleStyle: TextStyle = { font: 'strong', size: 10, color: green };
const captionStyle: TextStyle = { ...textStyle, lineGap: 0 };
const codeSize = 104;
const gap = 8;

/** A QR code with a caption to its right, on one page. */
export function drawQrCode(document: PdfDocument, payload: string, caption: Caption): void {
  const { pdf } = document;
  ensureRoom(document, codeSize + gap);
  const top = pdf.y;
  const { path, size } = qrPath(payload);
  // The code brings its own white border, so its modules line up with the text above.
  pdf
    .save()
    .translate(margin - gap, top)
    .scale(codeSize / size)
    .path(path)
    .fill('#000')
    .restore();
  const beside = { left: margin + codeSize + gap, width: contentWidth - codeSize - gap };
  pdf.y = top + 12;
  writeLines(document, caption.title, captionTitleStyle, beside);
  for (const line of caption.lines) {
    pdf.y += 2;
    writeLines(document, line, captionStyle, beside);
  }
  pdf.y = top + codeSize + gap;
}
