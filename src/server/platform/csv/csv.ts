/** A cell: text, a number, a date, or nothing. */
export type CsvCell = string | number | boolean | Date | null | undefined;

/** A file has so many rows at most. */
export const csvRows = 10_000;

/**
 * A table for spreadsheets: UTF-8 with a byte order mark, semicolons, CRLF (RFC 4180 but for the separator, which is
 * the one that Excel takes in Czech and German). A text that a spreadsheet would run as a formula gets an apostrophe
 * before it (OWASP, CSV injection).
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('')}`;
}

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
