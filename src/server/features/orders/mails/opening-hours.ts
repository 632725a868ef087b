import type { OpeningHours } from '#shared/delivery/contract.ts';
import { weekdays, type Weekday } from '#shared/delivery/opening-hours.ts';
import { weekGroups } from '#shared/delivery/week-groups.ts';
import { languages, type Locale } from '#shared/i18n/locales.ts';

const monday = Date.UTC(2024, 0, 1, 12);

/**
 * Opening hours of a week in a line: `po–pá 9:00–18:00, so 9:00–12:00`. Days with the same hours are joined, closed
 * ones omitted.
 */
export function openingHoursText(hours: OpeningHours, locale: Locale): string {
  const names = new Intl.DateTimeFormat(languages[locale].tag, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: Weekday) => names.format(monday + weekdays.indexOf(day) * 86_400_000);
  return weekGroups(hours)
    .filter(({ spans }) => spans.length > 0)
    .map(({ from, to, spans }) => {
      const days = from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`;
      return `${days} ${spans.join(', ')}`;
    })
    .join(', ');
}
