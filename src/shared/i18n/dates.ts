import type { CalendarDay } from './calendar-day.ts';
import { languages, type Locale } from './locales.ts';

/** All days are days of the shop's time zone, so that the server and every browser render the same date. */
export const shopTimeZone = 'Europe/Prague';

const noBreakSpace = '\u00a0';

const dayParts = new Intl.DateTimeFormat('en-US', {
  timeZone: shopTimeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * The date in Prague at a time.
 * @param time ISO 8601 or a Date
 */
export function calendarDay(time: string | Date): CalendarDay {
  const parts = dayParts.formatToParts(new Date(time)).map(({ type, value }) => [type, Number(value)]);
  const { year, month, day } = Object.fromEntries(parts) as Record<keyof CalendarDay, number>;
  return { year, month, day };
}

/** Calendar days from one day to another; negative if the other is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((dayNumber(to) - dayNumber(from)) / 86_400_000);
}

function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day);
}

/** A date in the format of the language: `5. 3. 2026` (no-break spaces), `Mar 5, 2026`, `05.03.2026`. */
export function formatDate(time: string | Date, locale: Locale): string {
  return languages[locale].formatDay(calendarDay(time));
}

const timeParts = new Intl.DateTimeFormat('en-GB', { timeZone: shopTimeZone, hour: '2-digit', minute: '2-digit' });

/** A time of day in Prague: `14:05`. */
export function formatTime(time: string | Date): string {
  return timeParts.format(new Date(time));
}

/** A date with its time in Prague: `5. 3. 2026 14:05`. */
export function formatDateTime(time: string | Date, locale: Locale): string {
  return `${formatDate(time, locale)}${noBreakSpace}${formatTime(time)}`;
}

/**
 * A time on the last day of a period whose end is exclusive: a sale that ends at midnight has its last day on the day
 * before. Pass the result to `formatDate` or `isoDay`.
 */
export function lastDayBefore(end: string | Date): Date {
  return new Date(new Date(end).getTime() - 1);
}

/** By time zone: making one takes longer than using it. */
const isoFormats = new Map<string, Intl.DateTimeFormat>();

/** The date of a moment in a time zone: `2026-03-05`. */
export function isoDay(time: Date, timeZone = shopTimeZone): string {
  const format = isoFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  isoFormats.set(timeZone, format);
  return format.format(time);
}
