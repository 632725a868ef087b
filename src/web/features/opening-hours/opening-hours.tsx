import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { OpeningHours as Hours, PublicBranch } from '#shared/delivery/contract.ts';
import { weekGroups } from '#shared/delivery/week-groups.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { useWeekdayNames } from './weekday-names.ts';

interface OpeningHoursProps {
  readonly hours: Hours;
  /** ISO date, taken from the page's data, because the server and the browser must render the same. */
  readonly today: string;
  readonly closures?: PublicBranch['closures'];
}

/** A branch's week in groups of days with today marked, and its closures. */
export function OpeningHours({ hours, today, closures = [] }: OpeningHoursProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { short } = useWeekdayNames();
  const isClosedToday = closures.some(({ day }) => day === today);
  return (
    <div className="text-sm">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 tabular-nums">
        {weekGroups(hours, today).map(({ from, to, spans, hasToday }) => (
          <div key={from} className={classes('contents', hasToday && 'font-semibold')}>
            <dt>
              {short[from]}
              {to !== from && `–${short[to]}`}
            </dt>
            <dd aria-current={hasToday ? 'date' : undefined}>
              {spans.length > 0 ? spans.join(', ') : <Trans>zavřeno</Trans>}
              {hasToday && (
                <>
                  {' '}
                  <span className="font-normal text-muted">
                    {isClosedToday ? <Trans>(dnes zavřeno)</Trans> : <Trans>(dnes)</Trans>}
                  </span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {closures.length > 0 && (
        <ul className="mt-2 text-muted">
          {closures.map(({ day, note, is_holiday: isHoliday }) => (
            <li key={day}>
              <ClosureWords day={formatDate(`${day}T12:00:00Z`, locale)} note={isHoliday ? t`svátek` : note} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ClosureWords({ day, note }: { day: string; note: string }) {
  return note === '' ? (
    <Trans>{day} zavřeno</Trans>
  ) : (
    <Trans>
      {day} zavřeno: {note}
    </Trans>
  );
}
