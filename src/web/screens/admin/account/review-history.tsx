import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { ManagedReview } from '#shared/reviews/admin-contract.ts';
import { GivenStars } from '#web/features/stars/given-stars.tsx';
import { usePage } from '#web/page/page-context.tsx';

type ReviewEvent = ManagedReview['events'][number];

/** The events of a review, the newest first, with what was there before. */
export function ReviewHistory({ events }: { events: readonly ReviewEvent[] }) {
  const { locale } = usePage();
  const textOf = useEventText();
  return (
    <ol className="mt-1 flex flex-col gap-2 border-l-2 border-line pl-3">
      {events.map((event) => (
        <li key={event.id}>
          <p className="font-semibold">
            {textOf(event)} {event.stars !== null && <GivenStars stars={event.stars} />}
          </p>
          {(event.reason ?? event.text) !== null && (
            <p lang="" className="break-words whitespace-pre-line">
              {event.reason ?? event.text}
            </p>
          )}
          <p className="text-muted tabular-nums">
            {formatDateTime(event.happened_at, locale)}
            {event.actor && ` · ${event.actor}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

function useEventText(): (event: ReviewEvent) => string {
  const { t } = useLingui();
  return ({ kind, text }) =>
    ({
      written: t`Napsáno`,
      changed: t`Změněno, předtím:`,
      hidden: t`Skryto z důvodu:`,
      shown: t`Znovu zobrazeno`,
      replied: text === null ? t`Odpověď napsána` : t`Odpověď změněna, předtím:`,
      reply_removed: t`Odpověď smazána, předtím:`,
      reply_hidden: t`Odpověď skryta z důvodu:`,
      reply_shown: t`Odpověď znovu zobrazena`,
    })[kind];
}
