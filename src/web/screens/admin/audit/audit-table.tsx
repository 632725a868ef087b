import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { personName } from '#web/features/person/person-name.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import type { Audit } from './audit-list.ts';

type Entry = Audit['entries'][number];

/** The changes, each described with its subject and the changed fields. */
export function AuditTable({ entries }: { entries: readonly Entry[] }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  return (
    <DataTable
      isList
      label={t`Záznam změn`}
      columns={[t`Kdy`, t`Kdo`, t`Co`, t`Před změnou a po ní`].map((title) => ({ title }))}
    >
      {entries.map((entry) => (
        <DataRow key={entry.id}>
          <Cell>
            <span className="whitespace-nowrap tabular-nums">{formatDateTime(entry.happened_at, locale)}</span>
          </Cell>
          <Cell>{personName(i18n, entry.actor.username)}</Cell>
          <Cell>
            <span className="font-semibold">{entry.action.text}</span>
            <span className="block">
              <Thing entity={entry.entity} />
            </span>
          </Cell>
          <Cell>
            <Changes changes={entry.changes} />
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}

function Thing({ entity: { text, id, name, path } }: { entity: Entry['entity'] }) {
  const { t } = useLingui();
  // Deleted and never named in an entry: only its id is known.
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
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
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
