import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilterLink } from '#web/features/filtered-list/filter-link.tsx';
import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { isSameQuery, useViewQuery, type ListState } from './list-state.ts';

const loadDialogs = lazyPart(() => import('./view-dialogs.tsx'));

interface ListViewsProps {
  readonly state: ListState;
  /** Query parameters that say which list of the screen this is. */
  readonly keptParams?: readonly string[];
}

const chip =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm whitespace-nowrap no-underline hover:bg-sunken aria-[current]:border-bottle aria-[current]:bg-bottle aria-[current]:font-semibold aria-[current]:text-on-bottle pointer-coarse:min-h-11';

/** Saved views of a list: links to its states. The present one is saved, and views are changed, in dialogs. */
export function ListViews({ state, keptParams = [] }: ListViewsProps) {
  const { t } = useLingui();
  const { path, search } = usePage();
  const [opened, setOpened] = useState<'new' | 'all'>();
  const dialogs = useChunk(
    loadDialogs,
    opened !== undefined,
    useLoadFailure(() => setOpened(undefined)),
  );
  const query = useViewQuery(state);
  const { views } = state.settings;
  const kept = [...new URLSearchParams(search)].filter(([name]) => keptParams.includes(name));
  const everything = kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
  const current = views.find((view) => isSameQuery(view.query, query));
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5">
      {views.length > 0 && (
        <nav aria-label={t`Pohledy na seznam`} className="min-w-0">
          <ul className="edge-row quiet-scrollbar items-center wide:gap-1.5 max-wide:flex-nowrap max-wide:overflow-x-auto">
            <li className="shrink-0">
              <FilterLink
                href={everything}
                aria-current={isSameQuery(search, everything.slice(path.length)) ? 'true' : undefined}
                className={chip}
              >
                <Trans>Celý seznam</Trans>
              </FilterLink>
            </li>
            {views.map((view) => (
              <li key={view.id} className="shrink-0">
                <FilterLink
                  href={`${path}?${view.query}`}
                  aria-current={view === current ? 'true' : undefined}
                  title={view.is_shared ? t`Sdílený pohled, uložil ${view.author}` : t`Váš pohled`}
                  className={chip}
                >
                  {view.is_shared && <Icon name="share" size={14} />}
                  {view.name}
                </FilterLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Button look="quiet" size="small" className="hidden scripted:inline-flex" onClick={() => setOpened('new')}>
        <Icon name="plus" size={16} />
        <Trans>Uložit pohled</Trans>
      </Button>
      {views.length > 0 && (
        <Button
          look="quiet"
          size="small"
          className="hidden scripted:inline-flex"
          aria-label={t`Upravit pohledy`}
          title={t`Upravit pohledy`}
          onClick={() => setOpened('all')}
        >
          <Icon name="settings" size={16} />
        </Button>
      )}
      {dialogs && (
        <dialogs.ViewDialogs state={state} query={query} opened={opened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}
