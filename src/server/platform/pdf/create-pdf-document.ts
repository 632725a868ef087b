import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import { bottomMargin, margin, topMargin, type PageLabel, type Pdf, type PdfDocument } from './pdf-document.ts';
import { writeTitle } from './text-blocks.ts';
import type { FontName } from './text-layout.ts';

const require = createRequire(import.meta.url);

export interface PdfDocumentOptions {
  readonly title: string;
  /** Language of the text, for screen readers. In a file of several sections, that of the first. */
  readonly locale: Locale;
  /** Shown in the file's properties. */
  readonly author: string;
  /** Text beside the portal's name at the top of every page. */
  readonly header: string;
  readonly createdAt: Date;
  readonly pageLabel: PageLabel;
}

/** Opens a document and writes its title. `finishPdfDocument` returns the file. */
export async function createPdfDocument(options: PdfDocumentOptions): Promise<PdfDocument> {
  const { title, locale, author, header, createdAt, pageLabel } = options;
  // Loaded on first use: pdfkit is many files, and most processes never make a document.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: topMargin, bottom: bottomMargin, left: margin, right: margin },
    bufferPages: true,
    // The first version with a language entry.
    pdfVersion: '1.4',
    lang: languages[locale].tag,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  });
  for (const [name, font] of Object.entries(loadFonts())) pdf.registerFont(name, font);
  const document = { pdf, header, sections: [{ firstPage: 0, pageLabel }], file: collectFile(pdf) };
  writeTitle(document, title);
  return document;
}

/** Starts a section on a new page, numbered from 1. */
export function startSection(document: PdfDocument, title: string, pageLabel: PageLabel): void {
  document.pdf.addPage();
  document.sections.push({ firstPage: document.pdf.bufferedPageRange().count - 1, pageLabel });
  writeTitle(document, title);
}

let fonts: Readonly<Record<FontName, Buffer>> | undefined;

/** Read once per process. DejaVu has the letters of every language of the portal and digits of equal width. */
function loadFonts(): Readonly<Record<FontName, Buffer>> {
  fonts ??= {
    title: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf')),
    text: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    strong: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  };
  return fonts;
}

function collectFile(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
  });
}
