import { useId } from 'react';
import { Trans } from '@lingui/react/macro';
import { useAccountLinks } from '#web/features/account-links/account-links.ts';
import { useSession, type Session } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';

/** The account's links in the sidebar and the mobile menu, for logged-in users. */
export function AccountNav() {
  const session = useSession();
  const { route } = usePage();
  return session.status === 'in' && route.startsWith('account') ? <AccountLinks session={session.session} /> : null;
}

function AccountLinks({ session }: { session: Session }) {
  const { path } = usePage();
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className="mb-6">
      <p id={titleId} className="px-2 pb-2 text-xs font-semibold tracking-wide text-muted uppercase">
        <Trans>Můj účet</Trans>
      </p>
      <ul>
        {useAccountLinks(session).map(({ href, text, note }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === path ? 'page' : undefined}
              className="flex min-h-9 items-center justify-between gap-3 rounded px-2 py-1.5 no-underline hover:bg-sunken aria-[current]:bg-amber-soft aria-[current]:font-semibold pointer-coarse:min-h-11"
            >
              {text}
              {note && <span className="text-sm text-muted tabular-nums">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
