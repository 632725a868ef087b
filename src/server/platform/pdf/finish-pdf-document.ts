import { contentWidth, drawRule, green, margin, soft, type PdfDocument } from './pdf-document.ts';
import { drawText, layOutText, type TextStyle } from './text-layout.ts';

const marginStyle: TextStyle = { font: 'text', size: 7.5, color: soft, align: 'right' };
const headerBottom = 58;
/** Share of the width left beside the portal's name. */
const headerShare = 0.78;

/** Writes the header and page number of every page and returns the file. Nothing can be drawn afterwards. */
export function finishPdfDocument(document: PdfDocument): Promise<Buffer> {
  const { pdf, sections, file } = document;
  const { count } = pdf.bufferedPageRange();
  for (const [index, { firstPage, pageLabel }] of sections.entries()) {
    const end = sections[index + 1]?.firstPage ?? count;
    for (let page = firstPage; page < end; page++) {
      pdf.switchToPage(page);
      drawHeader(document);
      drawFooter(document, pageLabel(page - firstPage + 1, end - firstPage));
    }
  }
  pdf.end();
  return file;
}

function drawHeader(document: PdfDocument): void {
  const { pdf, header } = document;
  const text = layOutText(pdf, header, contentWidth * headerShare, marginStyle);
  pdf.font('title').fontSize(13).fillColor(green).text('Karafa', margin, 40, { lineBreak: false });
  drawText(pdf, text, margin + contentWidth - text.width, headerBottom - text.height);
  drawRule(document, 64, 0.8);
}

function drawFooter({ pdf }: PdfDocument, label: string): void {
  const text = layOutText(pdf, label, contentWidth, { ...marginStyle, align: 'center' });
  drawText(pdf, text, margin, pdf.page.height - 44);
}
