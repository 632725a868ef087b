import type { CalendarDay } from './calendar-day.ts';

/** How a language is named and written. Browsers load it with every page: what only the server needs is in `text-rules.ts`. */
export interface Language {
  /** Value of `<html lang>` and of `og:locale` (with an underscore). */
  readonly tag: string;
  readonly name: string;
  readonly decimalMark: ',' | '.';
  readonly thousandsSeparator: string;
  /** Abbreviated unit of goods that are counted. */
  readonly pieces: string;
  readonly weekdayLetters: number;
  /** Not left to Intl: its patterns differ between versions of ICU, and server and browser must render the same. */
  readonly formatDay: (day: CalendarDay) => string;
}
