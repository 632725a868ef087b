import { calendarDay, daysBetween } from '#shared/i18n/dates.ts';
import { languages, type Locale } from '#shared/i18n/locales.ts';

/** After this many days an advert shows its date. */
const relativeDays = 30;

/**
 * The age of an advert today: "dnes", "včera", "před 5 dny".
 * @param publishedAt ISO 8601
 * @returns undefined where the date says more
 */
export function ageText(publishedAt: string, locale: Locale): string | undefined {
  const days = daysBetween(calendarDay(publishedAt), calendarDay(new Date()));
  if (days < 0 || days > relativeDays) return undefined;
  return new Intl.RelativeTimeFormat(languages[locale].tag, { numeric: 'auto' }).format(-days, 'day');
}
