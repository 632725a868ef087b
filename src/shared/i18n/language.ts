import type { CalendarDay } from './calendar-day.ts';

/**
 * The name and formats of a language. Browsers load it with every page; rules that only the server needs are in
 * `text-rules.ts`.
 */
export interface Language {
  /** Value of `<html lang>` and of `og:locale` (with an underscore). */
  readonly tag: string;
  readonly name: string;
  readonly decimalMark: ',' | '.';
  readonly thousandsSeparator: string;
  /** Unit of a number of pieces: 1 pc, 2 pcs. */
  readonly piecesUnit: (pieces: number) => string;
  /** After a number, with its space: English writes none. */
  readonly percentSign: string;
  readonly weekdayLetters: number;
  /**
   * Not taken from Intl: its formats differ between ICU versions, and the server and the browser must render the same
   * text.
   */
  readonly formatDay: (day: CalendarDay) => string;
}
