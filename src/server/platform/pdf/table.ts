import { drawText, setText, widestWord, type TextStyle } from './set-text.ts';
import { green, ink, margin, type Sheet } from './sheet.ts';

export interface Column {
  /** Its part of the width, in proportion to the others; more where its longest word needs it. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

type Row = readonly string[];

/** Points; the smaller ones where words would not fit into their columns otherwise. */
const textSizes = [8.5, 8, 7.5, 7, 6.5, 6];
const gap = 10;
const padding = 5;

/** Rows of cells between lines. The first row is the head; it stands again on every page that the table goes on to. */
export function drawTable(sheet: Sheet, rows: readonly Row[], columns: readonly Column[]): void {
  const [head, ...others] = rows;
  if (!head) return;
  const { pdf } = sheet;
  const { size, widths } = layOut(sheet, rows, columns);

  const set = (row: Row, isHead: boolean) => {
    const cells = row.map((cell, index) =>
      setText(pdf, cell, widths[index]! - gap, { ...styleOf(isHead, size), align: columns[index]!.align ?? 'left' }),
    );
    return { cells, isHead, height: Math.max(...cells.map(({ height }) => height)) + 2 * padding - 1 };
  };
  const draw = ({ cells, isHead, height }: ReturnType<typeof set>) => {
    const top = pdf.y;
    let x = margin;
    for (const [index, cell] of cells.entries()) {
      drawText(pdf, cell, columns[index]!.align === 'right' ? x + gap : x, top + padding);
      x += widths[index]!;
    }
    pdf.y = top + height;
    sheet.rule(pdf.y, isHead ? 1 : 0.5);
  };

  const headRow = set(head, true);
  const setRows = others.map((row) => set(row, false));
  // A head never stands alone at the end of a page.
  sheet.ensureRoom(headRow.height + (setRows[0]?.height ?? 0));
  draw(headRow);
  for (const row of setRows) {
    if (sheet.ensureRoom(row.height)) draw(headRow);
    draw(row);
  }
  pdf.y += 9;
}

/** The largest letters with which no word is wider than its column, and the widths of the columns then. */
function layOut({ pdf, width }: Sheet, rows: readonly Row[], columns: readonly Column[]) {
  let layout = { size: textSizes[0]!, widths: [] as readonly number[] };
  for (const size of textSizes) {
    const least = columns.map((_, index) =>
      Math.max(...rows.map((row, at) => Math.ceil(widestWord(pdf, row[index]!, styleOf(at === 0, size))) + gap)),
    );
    layout = { size, widths: widthsOf(columns, least, width) };
    if (sum(least) <= width) return layout;
  }
  return layout;
}

/** Shares the width out, none with less than it needs; where all need more than there is, all get less. */
function widthsOf(columns: readonly Column[], least: readonly number[], width: number): readonly number[] {
  const needed = sum(least);
  if (needed >= width) return least.map((each) => (each / needed) * width);
  const isFixed = columns.map(() => false);
  for (;;) {
    const room = width - sum(least.filter((_, index) => isFixed[index]));
    const shares = sum(columns.filter((_, index) => !isFixed[index]).map(({ share }) => share));
    const widths = columns.map(({ share }, index) => (isFixed[index] ? least[index]! : (share / shares) * room));
    const short = widths.findIndex((each, index) => !isFixed[index] && each < least[index]!);
    if (short === -1) return widths;
    isFixed[short] = true;
  }
}

function styleOf(isHead: boolean, size: number): TextStyle {
  return isHead ? { font: 'strong', size, color: green } : { font: 'text', size, color: ink };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
