import { useId } from 'react';
import type { Session } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useAccountLinks, type AccountLinkGroup } from './account-links.ts';

interface AccountLinkListProps {
  readonly session: Session;
  /** Of each link. */
  readonly className: string;
}

/** The links of the account under the names of their groups. */
export function AccountLinkList({ session, className }: AccountLinkListProps) {
  return (
    <div className="flex flex-col gap-3">
      {useAccountLinks(session).map((group) => (
        <Group key={group.links[0]!.href} group={group} className={className} />
      ))}
    </div>
  );
}

function Group({ group: { title, links }, className }: { group: AccountLinkGroup; className: string }) {
  const { path } = usePage();
  const id = useId();
  return (
    <div>
      {title && (
        <p id={id} className="flex items-center gap-2 px-2 pb-1 text-sm font-semibold text-muted">
          <Icon name={title.icon} size={16} className="text-amber-text" />
          {title.text}
        </p>
      )}
      <ul aria-labelledby={title && id}>
        {links.map(({ href, text, note }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === path ? 'page' : undefined}
              className={classes(
                'flex items-center justify-between gap-3 rounded no-underline hover:bg-sunken aria-[current]:font-semibold',
                className,
              )}
            >
              {text}
              {note && <span className="text-sm text-muted tabular-nums">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
