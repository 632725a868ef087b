const separators = [' ', '\u00a0', ''];

/**
 * Breaks a text into lines that fit: at its line ends, then at spaces. A part between two spaces that is too wide by
 * itself breaks at no-break spaces; if it has none, between any two letters.
 */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  return text.split('\n').flatMap((line) => fill(line, fits, separators));
}

/** The parts of a text that stay on one line if they fit. */
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
