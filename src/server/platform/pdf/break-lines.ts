const separators = [' ', '\u00a0', ''];

/**
 * Parts a text into lines that fit: where it has line ends, else at spaces. Only what stands between two spaces and is
 * too wide as a whole is parted at its no-break spaces, and what has none of these anywhere.
 */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  return text.split('\n').flatMap((line) => fill(line, fits, separators));
}

/** The parts of a text between which no line is ended unless it must be. */
export function wordsOf(text: string): string[] {
  return text.split(/[ \n]/);
}

function fill(text: string, fits: (line: string) => boolean, [separator, ...finer]: readonly string[]): string[] {
  if (separator === undefined || fits(text)) return [text];
  const lines: string[] = [];
  for (const part of separator === '' ? Array.from(text) : text.split(separator)) {
    const longer = `${lines.at(-1)}${separator}${part}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(...fill(part, fits, finer));
  }
  return lines;
}
