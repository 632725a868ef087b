import { qrPath } from '../qr/draw-qr.ts';
import { green, ink, margin, openSheet, soft, writeMargins, type PaperOptions, type Section } from './sheet.ts';
import { drawTable, type Column } from './table.ts';

const textSize = 9;
const codeSize = 104;

export type Paper = ReturnType<typeof createPaper>;

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** An A4 document with the portal's head and numbered pages, written from top to bottom. */
export function createPaper(options: PaperOptions) {
  const sheet = openSheet(options);
  const { pdf, width, ensureRoom } = sheet;
  const sections: Section[] = [{ firstPage: 0, pageText: options.pageText }];

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

  function title(text: string): void {
    pdf.font('title').fontSize(20).fillColor(green).text(text, margin, pdf.y, { width });
    pdf.moveDown(0.6);
  }

  title(options.title);

  return {
    /** Begins another document of the same file, with pages counted anew. */
    section(text: string, pageText = options.pageText): void {
      pdf.addPage();
      sections.push({ firstPage: pdf.bufferedPageRange().count - 1, pageText });
      title(text);
    },

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

    /** A paragraph as it is, whatever it holds. */
    plain(text: string): void {
      ensureRoom(24);
      pdf.font('text').fontSize(textSize).fillColor(ink).text(text, margin, pdf.y, { width, lineGap: 1.6 });
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
        sheet.rule(y, 0.6);
        pdf.y = y + 4;
      }
    },

    /** Blocks of lines beside each other, the first line of each strong, under a soft title. */
    columns(blocks: readonly { readonly title: string; readonly lines: readonly string[] }[]): void {
      const top = pdf.y;
      const each = width / blocks.length;
      let bottom = top;
      for (const [index, block] of blocks.entries()) {
        const x = margin + index * each;
        const lineWidth = each - 16;
        pdf.font('strong').fontSize(8).fillColor(soft).text(block.title, x, top, { width: lineWidth });
        pdf.y += 2;
        for (const [row, text] of block.lines.entries())
          pdf
            .font(row === 0 ? 'strong' : 'text')
            .fontSize(row === 0 ? 10 : textSize)
            .fillColor(ink)
            .text(text, x, pdf.y, { width: lineWidth, lineGap: 1.2 });
        bottom = Math.max(bottom, pdf.y);
      }
      pdf.y = bottom + 12;
    },

    /** Short values under their labels, several to a row, between two lines. */
    facts(facts: readonly Fact[], perRow = 4): void {
      sheet.rule(pdf.y, 0.8);
      const each = width / perRow;
      for (let from = 0; from < facts.length; from += perRow) {
        const row = facts.slice(from, from + perRow);
        ensureRoom(34);
        const top = pdf.y + 7;
        let bottom = top;
        for (const [index, { label, value }] of row.entries()) {
          const x = margin + index * each;
          pdf
            .font('text')
            .fontSize(7.5)
            .fillColor(soft)
            .text(label, x, top, { width: each - 8 });
          pdf
            .font('strong')
            .fontSize(textSize)
            .fillColor(ink)
            .text(value, x, pdf.y, { width: each - 8 });
          bottom = Math.max(bottom, pdf.y);
        }
        pdf.y = bottom;
      }
      pdf.y += 7;
      sheet.rule(pdf.y, 0.8);
      pdf.y += 12;
    },

    table(rows: readonly (readonly string[])[], columns: readonly Column[]): void {
      drawTable(sheet, rows, columns);
    },

    /** Amounts one under the other at the right; the last is what it comes to. They stay on one page. */
    sums(rows: readonly Fact[]): void {
      ensureRoom(rows.length * 16 + 22);
      const x = margin + width / 2;
      const half = width / 2;
      for (const [index, { label, value }] of rows.entries()) {
        const isTotal = index === rows.length - 1;
        if (isTotal) {
          sheet.rule(pdf.y + 2, 1, x);
          pdf.y += 8;
        }
        const top = pdf.y;
        pdf.font(isTotal ? 'strong' : 'text').fontSize(isTotal ? 12 : textSize);
        pdf.fillColor(isTotal ? green : ink).text(label, x, top, { width: half / 2 });
        const labelEnd = pdf.y;
        pdf.text(value, x + half / 2, top, { width: half / 2, align: 'right' });
        pdf.y = Math.max(labelEnd, pdf.y) + 3;
      }
      pdf.moveDown(0.6);
    },

    /** A QR code with words beside it. */
    code(text: string, caption: { readonly title: string; readonly lines: readonly string[] }): void {
      ensureRoom(codeSize + 8);
      const top = pdf.y;
      const { path, size } = qrPath(text);
      const x = margin - 8;
      pdf
        .save()
        .translate(x, top)
        .scale(codeSize / size)
        .path(path)
        .fill('#000')
        .restore();
      const beside = margin + codeSize + 8;
      const lineWidth = width - codeSize - 8;
      pdf
        .font('strong')
        .fontSize(10)
        .fillColor(green)
        .text(caption.title, beside, top + 12, { width: lineWidth });
      for (const words of caption.lines)
        pdf
          .font('text')
          .fontSize(textSize)
          .fillColor(ink)
          .text(words, beside, pdf.y + 2, { width: lineWidth });
      pdf.y = top + codeSize + 8;
    },

    /** Writes heads and page numbers and gives the file. */
    finish(): Promise<Buffer> {
      writeMargins(sheet, options.head, sections);
      return sheet.end();
    },
  };
}
