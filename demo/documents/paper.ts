import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Company } from '../data/shops/demo-shop.ts';

const require = createRequire(import.meta.url);

interface Fonts {
  readonly title: Buffer;
  readonly text: Buffer;
  readonly strong: Buffer;
}

const ink = '#1D1A16';
const green = '#17382E';
const line = '#C9BDA8';
const soft = '#6B4A2F';
const margin = 56;
const textSize = 9;

export type Paper = ReturnType<typeof createPaper>;

/** Reads the fonts once for all papers. */
export function loadFonts(): Fonts {
  return {
    title: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf')),
    text: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    strong: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  };
}

/** An A4 paper with the company's head and numbered pages, written from top to bottom. */
export function createPaper(
  title: string,
  { fonts, madeAt, company }: { fonts: Fonts; madeAt: Date; company: Company },
) {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 92, bottom: 64, left: margin, right: margin },
    bufferPages: true,
    info: { Title: title, Author: company.name, CreationDate: madeAt, ModDate: madeAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font);
  const width = pdf.page.width - 2 * margin;
  const bottom = () => pdf.page.height - 64;

  const ensureRoom = (height: number) => {
    if (pdf.y + height > bottom()) pdf.addPage();
  };

  /** Writes text in which `**words**` are strong. */
  function rich(text: string, x: number, lineWidth: number): void {
    const parts = text.split('**');
    pdf.fontSize(textSize).fillColor(ink);
    for (const [index, part] of parts.entries()) {
      const options = { continued: index < parts.length - 1, lineGap: 1.6, width: lineWidth };
      pdf.font(index % 2 === 0 ? 'text' : 'strong');
      if (index === 0) pdf.text(part, x, pdf.y, options);
      else pdf.text(part, options);
    }
  }

  pdf.font('title').fontSize(20).fillColor(green).text(title, margin, pdf.y, { width });
  pdf.moveDown(0.6);

  return {
    heading(text: string): void {
      ensureRoom(46);
      pdf.moveDown(0.5).font('title').fontSize(11).fillColor(green).text(text, margin, pdf.y, { width });
      pdf.moveDown(0.3);
    },

    paragraph(text: string): void {
      ensureRoom(24);
      rich(text, margin, width);
      pdf.moveDown(0.45);
    },

    item(mark: string, text: string): void {
      ensureRoom(24);
      const top = pdf.y;
      pdf.font('strong').fontSize(textSize).fillColor(soft).text(mark, margin, top, { width: 16 });
      pdf.y = top;
      rich(text, margin + 18, width - 18);
      pdf.moveDown(0.25);
    },

    /** A label with a line to write on. */
    field(label: string, lines = 1): void {
      ensureRoom(18 + lines * 26);
      pdf.moveDown(0.2).font('strong').fontSize(8).fillColor(soft).text(label, margin, pdf.y, { width });
      for (let index = 0; index < lines; index++) {
        const y = pdf.y + 20;
        pdf
          .moveTo(margin, y)
          .lineTo(margin + width, y)
          .lineWidth(0.6)
          .strokeColor(line)
          .stroke();
        pdf.y = y + 4;
      }
    },

    /** Rows of cells; the first row is the head. `shares` are the columns' parts of the width. */
    table(rows: readonly (readonly string[])[], shares: readonly number[]): void {
      const total = shares.reduce((sum, share) => sum + share, 0);
      for (const [rowIndex, row] of rows.entries()) {
        const widths = shares.map((share) => (share / total) * width);
        pdf.font(rowIndex === 0 ? 'strong' : 'text').fontSize(8.5);
        const height =
          Math.max(...row.map((cell, index) => pdf.heightOfString(cell, { width: widths[index]! - 10 }))) + 9;
        ensureRoom(height);
        const top = pdf.y;
        let x = margin;
        for (const [index, cell] of row.entries()) {
          pdf.fillColor(rowIndex === 0 ? green : ink).text(cell, x, top + 5, { width: widths[index]! - 10 });
          x += widths[index]!;
        }
        pdf.y = top + height;
        pdf
          .moveTo(margin, pdf.y)
          .lineTo(margin + width, pdf.y)
          .lineWidth(rowIndex === 0 ? 1 : 0.5)
          .strokeColor(line)
          .stroke();
      }
      pdf.x = margin;
      pdf.moveDown(0.8);
    },

    /** Writes heads and page numbers and gives the file. */
    async finish(): Promise<Buffer> {
      const { start, count } = pdf.bufferedPageRange();
      for (let page = start; page < start + count; page++) {
        pdf.switchToPage(page);
        // What stands in the margins must not begin a new page.
        pdf.page.margins = { top: 0, bottom: 0, left: margin, right: margin };
        pdf.font('title').fontSize(13).fillColor(green).text('Karafa', margin, 40, { lineBreak: false });
        pdf.font('text').fontSize(7.5).fillColor(soft);
        pdf.text(
          `${company.name} · ${company.street}, ${company.postcode} ${company.city} · ${company.email}`,
          margin,
          45,
          { width, align: 'right', lineBreak: false },
        );
        pdf
          .moveTo(margin, 64)
          .lineTo(margin + width, 64)
          .lineWidth(0.8)
          .strokeColor(line)
          .stroke();
        pdf.text(`${page - start + 1} / ${count}`, margin, pdf.page.height - 44, {
          width,
          align: 'center',
          lineBreak: false,
        });
      }
      const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

/** Writes Markdown of headings, paragraphs and lists onto the paper. */
export function writeMarkdown(paper: Paper, markdown: string): void {
  for (const block of markdown.trim().split(/\n\s*\n/)) {
    if (block.startsWith('## ')) {
      paper.heading(block.slice(3));
    } else if (/^(-|\d+\.) /.test(block)) {
      for (const entry of block.split('\n')) {
        const [, mark, text] = /^(-|\d+\.) (.*)$/.exec(entry)!;
        paper.item(mark === '-' ? '•' : mark!, text!);
      }
    } else {
      paper.paragraph(block.replaceAll('\n', ' '));
    }
  }
}
