const linesAtOnce = 3000;

/** Spreadsheets save CSV in the Windows code page unless UTF-8 is chosen. */
export async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** Splits a long file into parts that fit one call, each with the header line. */
export function partsOf(csv: string): { csv: string; linesBefore: number }[] {
  const [head = '', ...lines] = csv.split('\n');
  if (lines.length <= linesAtOnce) return [{ csv, linesBefore: 0 }];
  const starts = Array.from({ length: Math.ceil(lines.length / linesAtOnce) }, (_, part) => part * linesAtOnce);
  return starts.map((start) => ({
    csv: [head, ...lines.slice(start, start + linesAtOnce)].join('\n'),
    linesBefore: start,
  }));
}
