import { qrPath } from '../qr/draw-qr.ts';
import { drawText, setText, type TextStyle } from './set-text.ts';
import { green, ink, margin, openSheet, soft, writeMargins, type PaperOptions, type Section } from './sheet.ts';
import { drawTable, type Column } from './table.ts';

const titleStyle: TextStyle = { font: 'title', size: 20, color: green };
const headingStyle: TextStyle = { font: 'title', size: 11, color: green };
const textStyle: TextStyle = { font: 'text', size: 9, color: ink, lineGap: 1.6 };
const richStyle: TextStyle = { ...textStyle, isRich: true };
const labelStyle: TextStyle = { font: 'strong', size: 8, color: soft };
const codeSize = 104;

export type Paper = Awaited<ReturnType<typeof createPaper>>;

interface SumRow {
  readonly label: string;
  readonly value: string;
}

export interface Fact extends SumRow {
  /** Takes the place of two. */
  readonly isWide?: boolean;
}

/** An A4 document with the portal's head and numbered pages, written from top to bottom. */
export async function createPaper(options: PaperOptions) {
  const sheet = await openSheet(options);
  const { pdf, width, ensureRoom, write } = sheet;
  const sections: Section[] = [{ firstPage: 0, pageText: options.pageText }];

  function title(text: string): void {
    write(text, titleStyle);
    pdf.y += 14;
  }

  function heading(text: string): void {
    ensureRoom(46);
    pdf.y += 6;
    write(text, headingStyle);
    pdf.y += 4;
  }

  title(options.title);

  return {
    /** Begins another document of the same file, with pages counted anew. */
    section(text: string, pageText = options.pageText): void {
      pdf.addPage();
      sections.push({ firstPage: pdf.bufferedPageRange().count - 1, pageText });
      title(text);
    },

    heading,

    /** A heading to which readers' lists of contents lead. */
    chapter(text: string): void {
      ensureRoom(46);
      pdf.outline.addItem(text);
      heading(text);
    },

    /** Text in which `**words**` are strong. */
    paragraph(text: string): void {
      ensureRoom(24);
      write(text, richStyle);
      pdf.y += 5;
    },

    /** A paragraph as it is, whatever it holds. */
    plain(text: string): void {
      ensureRoom(24);
      write(text, textStyle);
      pdf.y += 5;
    },

    item(mark: string, text: string): void {
      ensureRoom(24);
      const top = pdf.y;
      drawText(pdf, setText(pdf, mark, 16, { ...textStyle, font: 'strong', color: soft }), margin, top);
      pdf.y = top;
      write(text, richStyle, { x: margin + 18, width: width - 18 });
      pdf.y += 3;
    },

    /** A label with a line to write on. */
    field(label: string, lines = 1): void {
      ensureRoom(18 + lines * 26);
      pdf.y += 2;
      write(label, labelStyle);
      for (let index = 0; index < lines; index++) {
        const y = pdf.y + 20;
        sheet.rule(y, 0.6);
        pdf.y = y + 4;
      }
    },

    /** Blocks of lines beside each other, the first line of each strong, under a soft title. */
    columns(blocks: readonly { readonly title: string; readonly lines: readonly string[] }[]): void {
      const each = width / blocks.length;
      const texts = blocks.map((block) => [
        setText(pdf, block.title, each - 16, labelStyle),
        ...block.lines.map((words, row) =>
          setText(pdf, words, each - 16, {
            ...textStyle,
            lineGap: 1.2,
            ...(row === 0 && { font: 'strong', size: 10 }),
          }),
        ),
      ]);
      const height = Math.max(...texts.map((column) => column.reduce((sum, text) => sum + text.height, 2)));
      ensureRoom(height);
      const top = pdf.y;
      for (const [index, column] of texts.entries()) {
        let y = top;
        for (const [row, text] of column.entries()) {
          drawText(pdf, text, margin + index * each, y);
          y += text.height + (row === 0 ? 2 : 0);
        }
      }
      pdf.y = top + height + 12;
    },

    /** Short values under their labels, several to a row, between two lines. */
    facts(facts: readonly Fact[], perRow = 4): void {
      sheet.rule(pdf.y, 0.8);
      const each = width / perRow;
      for (const row of rowsOf(facts, perRow)) {
        const cells = row.map(({ fact: { label, value, isWide }, place }) => {
          const cellWidth = (isWide ? 2 : 1) * each - 8;
          return {
            x: margin + place * each,
            label: setText(pdf, label, cellWidth, { font: 'text', size: 7.5, color: soft }),
            value: setText(pdf, value, cellWidth, { font: 'strong', size: 9, color: ink }),
          };
        });
        const labels = Math.max(...cells.map(({ label }) => label.height));
        const values = Math.max(...cells.map(({ value }) => value.height));
        ensureRoom(labels + values + 7);
        const top = pdf.y + 7;
        for (const { x, label, value } of cells) {
          drawText(pdf, label, x, top);
          drawText(pdf, value, x, top + labels);
        }
        pdf.y = top + labels + values;
      }
      pdf.y += 7;
      sheet.rule(pdf.y, 0.8);
      pdf.y += 12;
    },

    table(rows: readonly (readonly string[])[], columns: readonly Column[]): void {
      drawTable(sheet, rows, columns);
    },

    /** Amounts one under the other at the right; the last is what it comes to. They stay on one page. */
    sums(rows: readonly SumRow[]): void {
      ensureRoom(rows.length * 16 + 22);
      const x = margin + width / 2;
      const half = width / 2;
      for (const [index, { label, value }] of rows.entries()) {
        const isTotal = index === rows.length - 1;
        const style: TextStyle = isTotal
          ? { font: 'strong', size: 12, color: green }
          : { font: 'text', size: 9, color: ink };
        if (isTotal) {
          sheet.rule(pdf.y + 2, 1, x);
          pdf.y += 8;
        }
        const top = pdf.y;
        const amount = setText(pdf, value, half * 0.6, { ...style, align: 'right' });
        const words = setText(pdf, label, half * 0.4 - 8, style);
        drawText(pdf, words, x, top);
        drawText(pdf, amount, x + half * 0.4, top);
        pdf.y = top + Math.max(amount.height, words.height) + 3;
      }
      pdf.y += 8;
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
      const beside = { x: margin + codeSize + 8, width: width - codeSize - 8 };
      pdf.y = top + 12;
      write(caption.title, { font: 'strong', size: 10, color: green }, beside);
      for (const words of caption.lines) {
        pdf.y += 2;
        write(words, { ...textStyle, lineGap: 0 }, beside);
      }
      pdf.y = top + codeSize + 8;
    },

    /** Writes heads and page numbers and gives the file. */
    finish(): Promise<Buffer> {
      writeMargins(sheet, options.head, sections);
      return sheet.end();
    },
  };
}

/** Facts by rows, each with the place where it stands in its own. */
function rowsOf(facts: readonly Fact[], perRow: number): { fact: Fact; place: number }[][] {
  const rows: { fact: Fact; place: number }[][] = [];
  let place = perRow;
  for (const fact of facts) {
    const places = fact.isWide ? 2 : 1;
    if (place + places > perRow) {
      rows.push([]);
      place = 0;
    }
    rows.at(-1)!.push({ fact, place });
    place += places;
  }
  return rows;
}
