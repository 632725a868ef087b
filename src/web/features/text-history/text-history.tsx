import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RevisionList, RevisionRow } from '#shared/contract/revisions.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { RestoreButton } from './restore-button.tsx';

interface TextHistoryProps {
  readonly list: RevisionList;
  /** The chosen version, named by the query parameter `revision`. */
  readonly shown: RevisionRow;
  readonly restore: () => Promise<unknown>;
  /** What becomes as it was at a time. */
  readonly renderRestoreEffect: (time: string) => ReactNode;
  /** The changes of the chosen version. */
  readonly children: ReactNode;
}

/** The saved versions of texts beside what the chosen one changed, and the way back to it. */
export function TextHistory({ list, shown, restore, renderRestoreEffect, children }: TextHistoryProps) {
  const { t } = useLingui();
  const { locale, path, search } = usePage();
  const newest = list.page === 1 ? list.revisions[0]?.id : undefined;
  return (
    <div className="grid gap-6 desktop:grid-cols-[15rem_minmax(0,1fr)] desktop:items-start">
      <nav aria-label={t`Uložené verze`}>
        <ul className="flex flex-col gap-1">
          {list.revisions.map(({ id, saved_at: savedAt, saved_by: savedBy }) => (
            <li key={id}>
              <a
                href={`${path}${changedQuery(search, { revision: id, page: list.page })}`}
                aria-current={shown.id === id ? 'page' : undefined}
                className="block rounded border border-line bg-surface px-3 py-2 no-underline hover:bg-sunken aria-[current]:border-link"
              >
                <span className="font-semibold tabular-nums">{formatDateTime(savedAt, locale)}</span>
                <span className="block text-sm text-muted">
                  {savedBy?.username ?? <Trans>původní text</Trans>}
                  {newest === id && (
                    <>
                      {' · '}
                      <Trans>nynější verze</Trans>
                    </>
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <Pager page={list.page} hasMore={list.has_more} />
      </nav>
      <section aria-label={t`Změny této verze`} className="min-w-0">
        {shown.id !== newest && (
          <RestoreButton savedAt={shown.saved_at} restore={restore} renderEffect={renderRestoreEffect} />
        )}
        {children}
      </section>
    </div>
  );
}
