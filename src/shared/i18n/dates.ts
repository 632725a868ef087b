import type { CalendarDay } from './calendar-day.ts';
import { languages, type Locale } from './locales.ts';

/** Days of the portal are days of its shop: the server and every browser must tell the same date. */
export const shopTimeZone = 'Europe/Prague';

const noBreakSpace = '\u00a0';

const dayParts = new Intl.DateTimeFormat('en-US', {
  timeZone: shopTimeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The day in Prague at a time. @param time ISO 8601 or a date */
export function calendarDay(time: string | Date): CalendarDay {
  const parts = dayParts.formatToParts(new Date(time)).map(({ type, value }) => [type, Number(value)]);
  const { year, month, day } = Object.fromEntries(parts) as Record<keyof CalendarDay, number>;
  return { year, month, day };
}

/** Whole calendar days from one day to another; negative when the other lies before. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((dayNumber(to) - dayNumber(from)) / 86_400_000);
}

function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day);
}

/**
 * A day as the language writes it: `5. 3. 2026` (no-break spaces), `Mar 5, 2026`, `05.03.2026`.
 */
export function formatDate(time: string | Date, locale: Locale): string {
  return languages[locale].formatDay(calendarDay(time));
}

const timeParts = new Intl.DateTimeFormat('en-GB', { timeZone: shopTimeZone, hour: '2-digit', minute: '2-digit' });

/** A day and the time on it, in Prague: `5. 3. 2026 14:05`. */
export function formatDateTime(time: string | Date, locale: Locale): string {
  return `${formatDate(time, locale)}${noBreakSpace}${timeParts.format(new Date(time))}`;
}

/**
 * A time on the last day of what ends at `end` and no longer holds then: a sale that ends at midnight had its last day
 * on the day before. `formatDate` and `isoDay` tell its day.
 */
export function lastDayBefore(end: string | Date): Date {
  return new Date(new Date(end).getTime() - 1);
}

/** A day as `2026-03-05`: that of a moment in a time zone. */
export function isoDay(time: Date, timeZone = shopTimeZone): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time);
}
