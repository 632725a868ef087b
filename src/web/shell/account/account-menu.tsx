import { useEffect, useRef } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { AccountLinkList } from '#web/features/account-links/account-link-list.tsx';
import type { Session } from '#web/features/session/session.ts';
import { useLogOut } from '#web/features/session/use-log-out.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The menu of the logged-in user, on the native popover: Escape and a click outside close it. */
export function AccountMenu({ session }: { session: Session }) {
  const { t } = useLingui();
  const { path } = usePage();
  const leave = useLogOut();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => panel.current?.hidePopover(), [path]);

  return (
    <>
      <MessageBell messages={session.messages} />
      <button
        type="button"
        popoverTarget="account-menu"
        className="account-anchor inline-flex min-h-11 max-w-44 items-center gap-2 rounded px-2 font-semibold hover:bg-on-bottle/10"
      >
        <Icon name="user" size={22} className="shrink-0" />
        <span className="sr-only min-w-0 desktop:not-sr-only">
          {/* `not-sr-only` ends the truncation of its own element. */}
          <span className="block truncate">{session.me.username}</span>
        </span>
        <Icon name="chevron-down" size={14} className="hidden shrink-0 desktop:block" />
      </button>
      <div
        ref={panel}
        id="account-menu"
        popover="auto"
        className="account-panel max-h-[calc(100dvh-5rem)] w-72 overflow-y-auto rounded-lg border border-line-strong bg-surface p-2 text-ink shadow-lg"
      >
        <p className="px-2 pt-2 pb-3 text-sm text-muted">
          <Trans>Přihlášen jako {session.me.username}</Trans>
        </p>
        <nav aria-label={t`Můj účet`}>
          <AccountLinkList session={session} className="min-h-9 px-2 pointer-coarse:min-h-11" />
        </nav>
        <button
          type="button"
          onClick={() => void leave()}
          className="mt-1 flex min-h-11 w-full items-center rounded border-t border-line px-2 text-left font-semibold hover:bg-sunken"
        >
          <Trans>Odhlásit se</Trans>
        </button>
      </div>
    </>
  );
}

/** Leads to the messages and shows how many are new, notices of the portal included. */
function MessageBell({ messages }: Pick<Session, 'messages'>) {
  const { locale } = usePage();
  const count = messages.new + messages.system.length;
  return (
    <a
      href={routePath(messages.new === 0 && count > 0 ? 'account-notices' : 'account-messages', locale)}
      className="relative grid min-h-11 min-w-11 shrink-0 place-items-center rounded hover:bg-on-bottle/10"
    >
      <Icon name="bell" size={24} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-amber px-1 text-center text-xs leading-5 font-bold text-ink tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
      <span className="sr-only">
        <Trans>Zprávy</Trans>
        {count > 0 && (
          <>
            {': '}
            <Plural value={count} one="# nová" few="# nové" other="# nových" />
          </>
        )}
      </span>
    </a>
  );
}
