import type { Locale } from '#shared/i18n/locales.ts';

const noBreakSpace = '\u00a0';

/**
 * Binds by no-break spaces what a line may not part: a figure and what it counts (`0,7 l`, `1 500 Kč`, `18 let`), in
 * Czech also prepositions and conjunctions of one letter. Takes plain text or Markdown.
 */
export function boundWords(text: string, locale: Locale): string {
  const figures = text.replace(/(?<=\d) (?=[\d\p{L}%€°])/gu, noBreakSpace);
  if (locale !== 'cs') return figures;
  return figures.replace(/(?<![\p{L}\d])([ksvzouai]) (?=\S)/giu, `$1${noBreakSpace}`);
}
