import { readCsvTable } from './read-csv-table.ts';
import { readXlsxTable } from './read-xlsx-table.ts';
import type { TableFormat, TableRow } from './table.ts';

/** By the content, because names of files lie. */
export function tableFormatOf(bytes: Uint8Array): TableFormat {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4 ? 'xlsx' : 'csv';
}

/**
 * The rows of a CSV file or of the first sheet of a workbook, without empty ones, read piece by piece.
 * @throws UnreadableTable
 */
export function readTable(bytes: Uint8Array): AsyncGenerator<TableRow> {
  return tableFormatOf(bytes) === 'xlsx' ? readXlsxTable(bytes) : readCsvTable(bytes);
}
