import { formatDate, formatDateTime, formatTime } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';

/** The planned time of maintenance: `5. 3. 2026 22:00 – 23:30`; without an end only the start. */
export function maintenanceTimes(startsAt: string, backAt: string | null, locale: Locale): string {
  const start = formatDateTime(startsAt, locale);
  if (backAt === null) return start;
  const isSameDay = formatDate(startsAt, locale) === formatDate(backAt, locale);
  return `${start} – ${isSameDay ? formatTime(backAt) : formatDateTime(backAt, locale)}`;
}
