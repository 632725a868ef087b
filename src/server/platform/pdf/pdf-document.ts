/** pdfkit's document; `y` is where the next block begins, in points from the top of the page. */
export type Pdf = PDFKit.PDFDocument;

export type PageLabel = (page: number, pages: number) => string;

/** Pages with their own title and numbering; an export of several invoices has one for each. */
export interface Section {
  /** Index in the file. */
  readonly firstPage: number;
  readonly pageLabel: PageLabel;
}

/** An A4 document under construction. Blocks are drawn from top to bottom. */
export interface PdfDocument {
  readonly pdf: Pdf;
  readonly header: string;
  readonly sections: Section[];
  /** The finished file. */
  readonly file: Promise<Buffer>;
}

export const ink = '#1D1A16';
export const green = '#17382E';
export const soft = '#6B4A2F';
const ruleColor = '#C9BDA8';

/** Points, like all lengths here. */
export const margin = 56;
export const topMargin = 92;
export const bottomMargin = 64;
const a4Width = 595.28;
export const contentWidth = a4Width - 2 * margin;

/** Starts a new page when the height doesn't fit on this one. @returns whether it started one */
export function ensureRoom({ pdf }: PdfDocument, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - bottomMargin) return false;
  pdf.addPage();
  return true;
}

/** Draws a horizontal line to the right margin. */
export function drawRule({ pdf }: PdfDocument, y: number, weight: number, left = margin): void {
  pdf
    .moveTo(left, y)
    .lineTo(margin + contentWidth, y)
    .lineWidth(weight)
    .strokeColor(ruleColor)
    .stroke();
}
