import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { usePage } from '#web/page/page-context.tsx';
import type { Audit } from './audit-list.ts';

type Entry = Audit['entries'][number];

/** The changes, each described with its subject and the changed fields. */
export function AuditTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    // Focusable, because without a link inside keyboard users could not scroll it.
    <div
      role="region"
      aria-label={t`Záznam změn`}
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
      className="relative overflow-x-auto rounded border border-line bg-surface"
    >
      <table className="w-full text-sm">
        <thead className="border-b border-line text-left">
          <tr>
            {[t`Kdy`, t`Kdo`, t`Co`, t`Před změnou a po ní`].map((title) => (
              <th key={title} scope="col" className="px-3 py-2 font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className="border-b border-line align-top last:border-b-0">
              <td className="px-3 py-2 whitespace-nowrap tabular-nums">{formatDateTime(entry.happened_at, locale)}</td>
              <td className="px-3 py-2">{entry.actor.username}</td>
              <td className="min-w-48 px-3 py-2">
                <span className="font-semibold">{entry.action.text}</span>
                <span className="block">
                  <Thing entity={entry.entity} />
                </span>
              </td>
              <td className="min-w-64 px-3 py-2">
                <Changes changes={entry.changes} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Thing({ entity: { text, id, name, path } }: { entity: Entry['entity'] }) {
  const { t } = useLingui();
  // Deleted: only its id is known.
  const label = name ?? (id === null ? '' : t`č. ${id}`);
  return (
    <>
      {text} {path === null ? label : <a href={path}>{label}</a>}
    </>
  );
}

function Changes({ changes }: { changes: Entry['changes'] }) {
  const { t } = useLingui();
  if (changes.length === 0)
    return (
      <p className="text-muted">
        <Trans>beze změny údajů</Trans>
      </p>
    );
  return (
    <ul className="flex flex-col gap-1">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="break-words whitespace-pre-line">
          <span className="text-muted">{field}:</span> <span className="sr-only">{t`Před změnou`} </span>
          {before ?? '–'} <span aria-hidden="true">→</span> <span className="sr-only">{t`Po změně`} </span>
          {after ?? '–'}
        </li>
      ))}
    </ul>
  );
}
