import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { adminListNames, adminLists } from '#shared/admin-lists/lists.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { useDefaultQuery } from '#web/features/admin-lists/default-views.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { sections, useAdminLinks, type AdminLinkGroup } from './admin-links.ts';
import { useWaitingCounts } from './waiting-queues.ts';

interface NavigationProps {
  /** A link to the same list without its filter leaves the frame in place. */
  readonly onFollow: () => void;
}

const linkClasses =
  'flex min-h-9 items-center justify-between gap-2 rounded px-3 no-underline hover:bg-on-bottle/10 aria-[current]:bg-on-bottle/15 aria-[current]:font-semibold pointer-coarse:min-h-11';

/** The screens of the administration in groups. The group of the current screen is open, others as they were left. */
export function AdminNavigation({ onFollow }: NavigationProps) {
  const { t } = useLingui();
  const { locale, route, path, search } = usePage();
  const count = useWaitingCounts(path + search);
  const current = sections[route] ?? route;
  const groups = useAdminLinks();
  return (
    <nav aria-label={t`Správa portálu`} className="mt-4">
      <a
        href={routePath('admin', locale)}
        aria-current={route === 'admin' ? 'page' : undefined}
        onClick={onFollow}
        className={linkClasses}
      >
        <Trans>K vyřízení</Trans>
      </a>
      {groups.map((group) => (
        <Group key={group.id} group={group} current={current} count={count} onFollow={onFollow} />
      ))}
    </nav>
  );
}

interface GroupProps extends NavigationProps {
  readonly group: AdminLinkGroup;
  readonly current: string;
  readonly count: ReturnType<typeof useWaitingCounts>;
}

/** Opens without script, too. */
function Group({ group: { id, title, icon, links }, current, count, onFollow }: GroupProps) {
  const { locale, route } = usePage();
  const defaultQuery = useDefaultQuery();
  const hasCurrent = links.some((link) => link.id === current);
  const [isOpened, setIsOpened] = useState(opened.has(id));
  const isOpen = isOpened || hasCurrent;
  const waiting = count(links.flatMap(({ queues }) => queues ?? []));
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open === isOpen) return;
        if (open) opened.add(id);
        else opened.delete(id);
        setIsOpened(open);
      }}
      className="group/links mt-1"
    >
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 rounded px-3 font-semibold hover:bg-on-bottle/10 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon name={icon} size={18} className="shrink-0 opacity-80" />
        <span className="min-w-0 grow break-words">{title}</span>
        <span className="shrink-0 group-open/links:hidden">
          <Count waiting={waiting} />
        </span>
        <Icon
          name="chevron-down"
          size={14}
          className="shrink-0 opacity-80 transition-transform duration-150 group-open/links:rotate-180"
        />
      </summary>
      <ul className="mb-2 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-1 wide:flex wide:flex-col wide:pl-4">
        {links.map(({ id: link, text, queues }) => (
          <li key={link}>
            <a
              href={`${routePath(link, locale)}${defaultQuery(adminListNames.find((name) => adminLists[name].route === link))}`}
              aria-current={route === link ? 'page' : current === link ? 'true' : undefined}
              onClick={onFollow}
              className={linkClasses}
            >
              {text}
              <Count waiting={count(queues ?? [])} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Groups that were opened by hand, for as long as the tab shows the administration. */
const opened = new Set<string>();

function Count({ waiting }: { waiting: number }) {
  const { locale } = usePage();
  if (waiting === 0) return null;
  return (
    <span className="shrink-0 rounded-full bg-on-bottle/20 px-2 text-sm font-semibold whitespace-nowrap tabular-nums">
      {wholeNumberText(waiting, locale)}
      <span className="sr-only">
        {' '}
        <Trans>čeká</Trans>
      </span>
    </span>
  );
}
