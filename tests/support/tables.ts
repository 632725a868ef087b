/** A table as spreadsheets of Central Europe save it. */
export const csvTable = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.join(';')).join('\r\n');
