import { useLingui } from '@lingui/react/macro';
import { weekdays, type Weekday } from '#shared/delivery/opening-hours.ts';
import { languages } from '#shared/i18n/locales.ts';
import { usePage } from '#web/page/page-context.tsx';

type Names = Record<Weekday, string>;

/** Not taken from Intl: its forms differ between versions. The short forms: po, Mon, Mo. */
export function useWeekdayNames(): { readonly long: Names; readonly short: Names } {
  const { t } = useLingui();
  const { locale } = usePage();
  const long: Names = {
    mon: t`pondělí`,
    tue: t`úterý`,
    wed: t`středa`,
    thu: t`čtvrtek`,
    fri: t`pátek`,
    sat: t`sobota`,
    sun: t`neděle`,
  };
  const letters = languages[locale].weekdayLetters;
  const short = Object.fromEntries(weekdays.map((day) => [day, long[day].slice(0, letters)])) as Names;
  return { long, short };
}
