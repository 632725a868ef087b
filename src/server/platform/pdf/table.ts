import { green, ink, margin, type Sheet } from './sheet.ts';

export interface Column {
  /** Its part of the width, in proportion to the others. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

const textSize = 8.5;
const gap = 10;
const padding = 5;

/** Rows of cells between lines. The first row is the head; it stands again on every page that the table goes on to. */
export function drawTable(sheet: Sheet, [head, ...rows]: readonly (readonly string[])[], columns: readonly Column[]) {
  const { pdf, width } = sheet;
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / total) * width);

  const heightOf = (row: readonly string[], isHead: boolean) => {
    pdf.font(isHead ? 'strong' : 'text').fontSize(textSize);
    const heights = row.map((cell, index) => pdf.heightOfString(cell, { width: widths[index]! - gap }));
    return Math.max(...heights) + 2 * padding - 1;
  };
  const write = (row: readonly string[], isHead: boolean) => {
    const height = heightOf(row, isHead);
    const top = pdf.y;
    let x = margin;
    pdf.fillColor(isHead ? green : ink);
    for (const [index, cell] of row.entries()) {
      const isRight = columns[index]!.align === 'right';
      pdf.text(cell, isRight ? x + gap : x, top + padding, {
        width: widths[index]! - gap,
        align: isRight ? 'right' : 'left',
      });
      x += widths[index]!;
    }
    pdf.y = top + height;
    sheet.rule(pdf.y, isHead ? 1 : 0.5);
  };

  if (!head) return;
  // A head never stands alone at the end of a page.
  sheet.ensureRoom(heightOf(head, true) + (rows[0] ? heightOf(rows[0], false) : 0));
  write(head, true);
  for (const row of rows) {
    if (sheet.ensureRoom(heightOf(row, false))) write(head, true);
    write(row, false);
  }
  pdf.x = margin;
  pdf.moveDown(0.8);
}
