import { calendarDay, daysBetween, formatDate, formatTime } from '#shared/i18n/dates.ts';
import { usePage } from '#web/page/page-context.tsx';

/** The time of a message of today, the date of an older one. */
export function ShortTime({ time, className }: { time: string; className?: string }) {
  const { locale } = usePage();
  const isToday = daysBetween(calendarDay(time), calendarDay(new Date())) === 0;
  return (
    // Rendered by the server before midnight and hydrated after it.
    <time dateTime={time} suppressHydrationWarning className={className}>
      {isToday ? formatTime(time) : formatDate(time, locale)}
    </time>
  );
}
