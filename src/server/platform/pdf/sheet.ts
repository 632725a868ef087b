import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import { drawLine, drawText, setText, type FontName, type TextStyle } from './set-text.ts';

const require = createRequire(import.meta.url);

export const ink = '#1D1A16';
export const green = '#17382E';
export const line = '#C9BDA8';
export const soft = '#6B4A2F';
export const margin = 56;
const bottomMargin = 64;

let loaded: Readonly<Record<FontName, Buffer>> | undefined;

/** Read once for all documents; they know the letters of every language of the portal. */
function fonts(): Readonly<Record<FontName, Buffer>> {
  loaded ??= {
    title: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf')),
    text: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    strong: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  };
  return loaded;
}

type PageText = (page: number, pages: number) => string;

export interface PaperOptions {
  readonly title: string;
  /** Language of the text, for who has it read aloud; of the first document where there are several. */
  readonly locale: Locale;
  /** Who made it, in the file's properties. */
  readonly author: string;
  /** What the head of every page says beside the portal's name. */
  readonly head: string;
  readonly madeAt: Date;
  readonly pageText: PageText;
}

/** One of the documents of a file. */
export interface Section {
  readonly firstPage: number;
  readonly pageText: PageText;
}

/** What lies under a paper: its pages in A4, and what every part of it draws with. */
export type Sheet = Awaited<ReturnType<typeof openSheet>>;

export async function openSheet({ title, locale, author, madeAt }: PaperOptions) {
  // Many files, which a process that makes no document does without.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 92, bottom: bottomMargin, left: margin, right: margin },
    bufferPages: true,
    // The first that knows a language.
    pdfVersion: '1.4',
    lang: languages[locale].tag,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const [name, font] of Object.entries(fonts())) pdf.registerFont(name, font);
  const width = pdf.page.width - 2 * margin;

  function ensureRoom(height: number): boolean {
    if (pdf.y + height <= pdf.page.height - bottomMargin) return false;
    pdf.addPage();
    return true;
  }

  return {
    pdf,
    width,
    /** Begins a new page when the height doesn't fit. @returns whether it has */
    ensureRoom,
    /** Writes from where the paper stands on downwards, over as many pages as it takes. */
    write(words: string, style: TextStyle, { x = margin, width: lineWidth = width } = {}): void {
      const text = setText(pdf, words, lineWidth, style);
      for (const line of text.lines) {
        ensureRoom(text.lineHeight);
        const top = pdf.y;
        drawLine(pdf, text, line, x, top);
        pdf.y = top + text.lineHeight;
      }
    },
    rule(y: number, weight = 0.5, from = margin, to = margin + width): void {
      pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(line).stroke();
    },
    async end(): Promise<Buffer> {
      const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

const headStyle: TextStyle = { font: 'text', size: 7.5, color: soft, align: 'right' };
const headBottom = 58;
/** What the portal's name beside it leaves. */
const headShare = 0.78;

/** Writes the head and the number of every page, once all are there. */
export function writeMargins({ pdf, width, rule }: Sheet, head: string, sections: readonly Section[]): void {
  const { count } = pdf.bufferedPageRange();
  const headText = setText(pdf, head, width * headShare, headStyle);
  for (const [index, { firstPage, pageText }] of sections.entries()) {
    const end = sections[index + 1]?.firstPage ?? count;
    for (let page = firstPage; page < end; page++) {
      pdf.switchToPage(page);
      pdf.font('title').fontSize(13).fillColor(green).text('Karafa', margin, 40, { lineBreak: false });
      drawText(pdf, headText, margin + width - headText.width, headBottom - headText.height);
      rule(64, 0.8);
      const number = setText(pdf, pageText(page - firstPage + 1, end - firstPage), width, {
        ...headStyle,
        align: 'center',
      });
      drawText(pdf, number, margin, pdf.page.height - 44);
    }
  }
}
