const linesAtOnce = 3000;

/** Spreadsheets still write the code page of Windows where they are not asked for UTF-8. */
export async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** A long file in parts that a call takes, each under the first line with the names of the columns. */
export function partsOf(csv: string): { csv: string; linesBefore: number }[] {
  const [head = '', ...lines] = csv.split('\n');
  if (lines.length <= linesAtOnce) return [{ csv, linesBefore: 0 }];
  const starts = Array.from({ length: Math.ceil(lines.length / linesAtOnce) }, (_, part) => part * linesAtOnce);
  return starts.map((start) => ({
    csv: [head, ...lines.slice(start, start + linesAtOnce)].join('\n'),
    linesBefore: start,
  }));
}
