import { textRulesOf } from '#shared/i18n/all-text-rules.ts';
import type { Locale } from '#shared/i18n/locales.ts';

const noBreakSpace = '\u00a0';

/**
 * Inserts no-break spaces: between a number and its unit (`0,7 l`, `1 500 Kč`, `18 let`), and after words that the
 * language keeps with the next one. Accepts plain text or Markdown.
 */
export function boundWords(text: string, locale: Locale): string {
  const figures = text.replace(/(?<=\d) (?=[\d\p{L}%€°])/gu, noBreakSpace);
  const { wordsBoundToNext } = textRulesOf[locale];
  return wordsBoundToNext ? figures.replace(wordsBoundToNext, (word) => word.slice(0, -1) + noBreakSpace) : figures;
}
