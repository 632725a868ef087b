import { locales, type Locale } from '#shared/i18n/locales.ts';

/** A text in every language. */
export type Text = Readonly<Record<Locale, string>>;

/** Makes a text from one value per language, or from a single value that is the same in all. */
export function text(cs: string, en: string = cs, de: string = en): Text {
  return { cs, en, de };
}

/** A text in every language from what `value` gives for each. */
export function textBy(value: (locale: Locale) => string): Text {
  return { cs: value('cs'), en: value('en'), de: value('de') };
}

export interface TextBlock {
  /** What stands in the block's first line, separated by `|`. */
  readonly head: readonly string[];
  readonly text: Text;
}

/**
 * Reads texts written in blocks that an empty line parts:
 *
 *     # head | another
 *     cs: česky
 *     en: in English
 *     de: auf Deutsch
 *
 * A text may go on in the following lines.
 */
export function readTextBlocks(source: string): TextBlock[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [first = '', ...lines] = block.split('\n').map((line) => line.trim());
      if (!first.startsWith('# ')) throw new Error(`A block of texts begins with "# ": ${first}`);
      const texts: Partial<Record<Locale, string>> = {};
      let current: Locale | undefined;
      for (const line of lines) {
        const start = /^(cs|en|de): (.*)$/.exec(line);
        if (start) current = start[1] as Locale;
        if (!current) throw new Error(`A line of texts without a language: ${line}`);
        texts[current] = start ? start[2]! : `${texts[current]} ${line}`;
      }
      for (const locale of locales) if (!texts[locale]) throw new Error(`${first} lacks ${locale}`);
      return { head: readCells(first.slice(2)), text: texts as Record<Locale, string> };
    });
}

/** Reads a table written in lines, its cells separated by `|`; lines that begin with `#` are notes. */
export function readTable(source: string, columns: number): string[][] {
  return source
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .map((line) => {
      const cells = readCells(line);
      if (cells.length !== columns) throw new Error(`${cells.length} cells instead of ${columns}: ${line}`);
      return cells;
    });
}

/** Names separated by commas, over as many lines as they take. */
export function readTowns(source: string): string[] {
  return source.split(',').map((town) => town.trim());
}

/** `one | two` → the cells without the spaces around them. */
export function readCells(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}
