import { contentWidth, drawRule, ensureRoom, green, ink, margin, type PdfDocument } from './pdf-document.ts';
import { drawText, layOutText, widestWord, type TextLayout, type TextStyle } from './text-layout.ts';

export interface Column {
  /** Its share of the width relative to the other columns; it gets more where its longest word needs it. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

type Row = readonly string[];

interface TableLayout {
  /** Font size in points. */
  readonly size: number;
  readonly widths: readonly number[];
}

interface RowLayout {
  readonly cells: readonly TextLayout[];
  readonly isHeader: boolean;
  readonly height: number;
}

/** Points, largest first. The table uses the first in which every word fits its column. */
const textSizes = [8.5, 8, 7.5, 7, 6.5, 6];
const gap = 10;
const padding = 5;

/** Draws rows between rules. The first row is the header; it repeats on every page. No row is split between pages. */
export function drawTable(document: PdfDocument, rows: readonly Row[], columns: readonly Column[]): void {
  const [header, ...body] = rows;
  if (!header) return;
  const layout = layOutTable(document, rows, columns);
  const layOut = (row: Row, isHeader: boolean) => layOutRow(document, row, isHeader, layout, columns);
  const draw = (row: RowLayout) => drawRow(document, row, layout, columns);

  const headerRow = layOut(header, true);
  const bodyRows = body.map((row) => layOut(row, false));
  // Keeps the header with the first row.
  ensureRoom(document, headerRow.height + (bodyRows[0]?.height ?? 0));
  draw(headerRow);
  for (const row of bodyRows) {
    if (ensureRoom(document, row.height)) draw(headerRow);
    draw(row);
  }
  document.pdf.y += 9;
}

function layOutRow(
  { pdf }: PdfDocument,
  row: Row,
  isHeader: boolean,
  { size, widths }: TableLayout,
  columns: readonly Column[],
): RowLayout {
  const style = styleOf(isHeader, size);
  const cells = row.map((cell, index) =>
    layOutText(pdf, cell, widths[index]! - gap, { ...style, align: columns[index]!.align ?? 'left' }),
  );
  return { cells, isHeader, height: Math.max(...cells.map(({ height }) => height)) + 2 * padding - 1 };
}

function drawRow(
  document: PdfDocument,
  { cells, isHeader, height }: RowLayout,
  { widths }: TableLayout,
  columns: readonly Column[],
): void {
  const { pdf } = document;
  const top = pdf.y;
  let left = margin;
  for (const [index, cell] of cells.entries()) {
    drawText(pdf, cell, columns[index]!.align === 'right' ? left + gap : left, top + padding);
    left += widths[index]!;
  }
  pdf.y = top + height;
  drawRule(document, pdf.y, isHeader ? 1 : 0.5);
}

/** Chooses the font size and the column widths. */
function layOutTable({ pdf }: PdfDocument, rows: readonly Row[], columns: readonly Column[]): TableLayout {
  let layout: TableLayout = { size: textSizes[0]!, widths: [] };
  for (const size of textSizes) {
    const minimums = columns.map((_, column) =>
      Math.max(...rows.map((row, index) => Math.ceil(widestWord(pdf, row[column]!, styleOf(index === 0, size))) + gap)),
    );
    layout = { size, widths: columnWidths(columns, minimums) };
    if (sum(minimums) <= contentWidth) return layout;
  }
  return layout;
}

/**
 * Divides the width by shares, giving no column less than its minimum. When the minimums together exceed the width, all
 * columns shrink in proportion.
 */
function columnWidths(columns: readonly Column[], minimums: readonly number[]): readonly number[] {
  const needed = sum(minimums);
  if (needed >= contentWidth) return minimums.map((minimum) => (minimum / needed) * contentWidth);
  const isFixed = columns.map(() => false);
  for (;;) {
    const room = contentWidth - sum(minimums.filter((_, index) => isFixed[index]));
    const shares = sum(columns.filter((_, index) => !isFixed[index]).map(({ share }) => share));
    const widths = columns.map(({ share }, index) => (isFixed[index] ? minimums[index]! : (share / shares) * room));
    const tooNarrow = widths.findIndex((width, index) => !isFixed[index] && width < minimums[index]!);
    if (tooNarrow === -1) return widths;
    isFixed[tooNarrow] = true;
  }
}

function styleOf(isHeader: boolean, size: number): TextStyle {
  return isHeader ? { font: 'strong', size, color: green } : { font: 'text', size, color: ink };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
