import type { Locale } from './locales.ts';

/** Days of the portal are days of its shop, whatever the visitor's or the server's clock says. */
export const shopTimeZone = 'Europe/Prague';

const noBreakSpace = '\u00a0';

const dayParts = new Intl.DateTimeFormat('en-US', {
  timeZone: shopTimeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

const englishDay = new Intl.DateTimeFormat('en-US', { timeZone: shopTimeZone, dateStyle: 'medium' });

/**
 * A day as the language writes it: `5. 3. 2026` (no-break spaces), `Mar 5, 2026`, `05.03.2026`.
 * Czech and German are put together from the parts: the patterns of Intl differ between versions of ICU, and what the
 * server rendered must be what the browser renders.
 * @param time ISO 8601 or a date
 */
export function formatDate(time: string | Date, locale: Locale): string {
  const date = new Date(time);
  if (locale === 'en') return englishDay.format(date);
  const {
    day = '',
    month = '',
    year = '',
  } = Object.fromEntries(dayParts.formatToParts(date).map(({ type, value }) => [type, value]));
  if (locale === 'de') return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
  return `${day}.${noBreakSpace}${month}.${noBreakSpace}${year}`;
}
