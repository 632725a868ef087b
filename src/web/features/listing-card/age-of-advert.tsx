import { useSyncExternalStore } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import { calendarDay, daysBetween, formatDate } from '#shared/i18n/dates.ts';
import { usePage } from '#web/page/page-context.tsx';

/** After this many days an advert shows its date. */
const relativeDays = 30;

const neverChanges = () => () => {};
const today = () => new Date().toDateString();
const onServer = () => undefined;

/**
 * The age of an advert: "dnes", "včera", "před 5 dny", or the date. Cached pages contain the date; the browser
 * replaces it with the age.
 */
export function AgeOfAdvert({ publishedAt }: { publishedAt: string }) {
  const { locale } = usePage();
  const isInBrowser = useSyncExternalStore(neverChanges, today, onServer) !== undefined;
  const date = formatDate(publishedAt, locale);
  const published = calendarDay(publishedAt);
  const days = isInBrowser ? daysBetween(published, calendarDay(new Date())) : undefined;
  return (
    <time dateTime={publishedAt} title={date} className="whitespace-nowrap">
      {days === undefined || days < 0 || days > relativeDays ? (
        date
      ) : days === 0 ? (
        <Trans>dnes</Trans>
      ) : days === 1 ? (
        <Trans>včera</Trans>
      ) : (
        <Plural value={days} one="před # dnem" few="před # dny" other="před # dny" />
      )}
    </time>
  );
}
