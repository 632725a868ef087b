import type { Locale } from '#shared/i18n/locales.ts';

/** Days begin at midnight in Prague for everybody: the server and every browser must draw the same date. */
const dayParts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});
const monthNumbers = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

export function calendarDay(at: Date): CalendarDay {
  const parts = Object.fromEntries(dayParts.formatToParts(at).map(({ type, value }) => [type, value]));
  return { year: Number(parts.year), month: monthNumbers.indexOf(parts.month!) + 1, day: Number(parts.day) };
}

/** `5. 3. 2026` in Czech, `5 Mar 2026` in English, `5.3.2026` in German; the parts are held together. */
export function dateText({ year, month, day }: CalendarDay, locale: Locale): string {
  if (locale === 'en') return `${day}\u00a0${monthNumbers[month - 1]}\u00a0${year}`;
  return locale === 'cs' ? `${day}.\u00a0${month}.\u00a0${year}` : `${day}.${month}.${year}`;
}

/** Whole calendar days from one day to another; negative when the other lies before. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((dayNumber(to) - dayNumber(from)) / 86_400_000);
}

function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day);
}
