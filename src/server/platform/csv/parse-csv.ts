/**
 * Parses a table of spreadsheets and carriers (RFC 4180): fields separated by semicolons or, where the first line has
 * none, by commas; quoted fields may contain anything. Empty lines are skipped.
 * @returns each row with the number of its first line
 */
export function parseCsv(text: string): { line: number; cells: string[] }[] {
  const content = text.replace(/^\uFEFF/, '');
  const [head = ''] = content.split('\n', 1);
  const separator = head.replace(/"[^"]*"/g, '').includes(';') ? ';' : ',';
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let [cell, isQuoted, line, start] = ['', false, 1, 1];
  const endRow = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: start, cells: cells.map((each) => each.trim()) });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < content.length; at += 1) {
    const letter = content[at]!;
    if (letter === '\n') line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (content[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
      else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') [cell, isQuoted] = ['', true];
    else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      endRow();
      start = line;
    } else cell += letter;
  }
  endRow();
  return rows;
}
