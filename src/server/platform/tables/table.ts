/** A row of an uploaded table; the first one is the header. */
export interface TableRow {
  /** Number of the row in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** `unknown`: neither CSV nor XLSX; `broken`: damaged; `too_large`: more content than a table of our size can have. */
export type TableProblem = 'unknown' | 'broken' | 'too_large';

/** A file that cannot be read as a table. */
export class UnreadableTable extends Error {
  readonly problem: TableProblem;

  constructor(problem: TableProblem) {
    super(`The table is ${problem}`);
    this.name = 'UnreadableTable';
    this.problem = problem;
  }
}

/** Limits that no sensible table reaches. A cell of a spreadsheet holds as many characters at most. */
export const mostColumns = 200;
export const mostCellLength = 32_767;
