import { languageTags, type Locale } from '#shared/i18n/locales.ts';

/** A Monday and the days after it. */
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const monday = Date.UTC(2024, 0, 1, 12);

/** Hours of a week in a line: `po–pá 09:00–18:00, so 09:00–12:00`; days of the same hours together, closed ones left out. */
export function openingHoursText(hours: Readonly<Record<string, readonly string[]>>, locale: Locale): string {
  const names = new Intl.DateTimeFormat(languageTags[locale], { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (index: number) => names.format(monday + index * 86_400_000);
  const spans = days.map((day) => (hours[day] ?? []).map((span) => span.replace('-', '–')).join(', '));
  const parts: string[] = [];
  for (let from = 0; from < days.length; from++) {
    const span = spans[from]!;
    if (span === '') continue;
    const first = from;
    while (spans[from + 1] === span) from++;
    parts.push(`${first === from ? nameOf(first) : `${nameOf(first)}–${nameOf(from)}`} ${span}`);
  }
  return parts.join(', ');
}
