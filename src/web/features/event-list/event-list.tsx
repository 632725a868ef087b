import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { usePage } from '#web/page/page-context.tsx';

export interface ListedEvent {
  readonly id: number;
  readonly title: ReactNode;
  /** Typed by somebody, in any language. */
  readonly reason: string | null;
  /** User name; null: nobody or the portal itself. */
  readonly actor: string | null;
  /** ISO */
  readonly happenedAt: string;
}

/** The history of something, in the order given. */
export function EventList({ events }: { events: readonly ListedEvent[] }) {
  const { locale } = usePage();
  return (
    <ol className="flex flex-col gap-3 border-l-2 border-line pl-4">
      {events.map(({ id, title, reason, actor, happenedAt }) => (
        <li key={id}>
          <p className="font-semibold">{title}</p>
          {reason !== null && (
            <p lang="" className="whitespace-pre-line">
              {reason}
            </p>
          )}
          <p className="text-sm text-muted tabular-nums">
            {formatDateTime(happenedAt, locale)}
            {actor && ` · ${actor}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
