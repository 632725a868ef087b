import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicBranch } from '#shared/delivery/contract.ts';
import { writtenSpan } from '#shared/delivery/opening-hours.ts';
import { weekdayOf } from '#shared/delivery/week-groups.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { useWeekdayNames } from '#web/features/opening-hours/weekday-names.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface OpeningLineProps {
  readonly opening: PublicBranch['opening'];
  /** ISO date in the shop's time zone. */
  readonly today: string;
}

/** Whether a branch is open now and until when, or when it opens next. Nothing when its hours are unknown. */
export function OpeningLine({ opening: { closes_at: closesAt, opens }, today }: OpeningLineProps) {
  const end = closesAt === null ? null : writtenSpan(closesAt);
  if (end !== null)
    return (
      <p className="flex items-center gap-2 font-semibold text-link">
        <Icon name="check" size={18} className="shrink-0" />
        <Trans>Otevřeno do {end}</Trans>
      </p>
    );
  if (!opens) return null;
  return (
    <p className="flex items-center gap-2 text-muted">
      <Icon name="clock" size={18} className="shrink-0" />
      <span>
        <strong className="font-semibold text-ink">
          <Trans>Zavřeno</Trans>
        </strong>
        , <OpensNext opens={opens} today={today} />
      </span>
    </p>
  );
}

function OpensNext({ opens, today }: { opens: NonNullable<PublicBranch['opening']['opens']>; today: string }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { short } = useWeekdayNames();
  const time = writtenSpan(opens.at);
  if (opens.day === today) return t`dnes otevíráme v ${time}`;
  const day = `${short[weekdayOf(opens.day)]} ${formatDate(`${opens.day}T12:00:00Z`, locale)}`;
  return t`otevíráme ${day} v ${time}`;
}
