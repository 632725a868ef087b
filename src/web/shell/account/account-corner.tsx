import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useSession } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { lazyPart } from '#web/page/i18n.ts';

const loadMenu = lazyPart(() => import('./account-menu.tsx'));

/**
 * The account in the header: a login link, or the user's menu. The HTML contains both, because it is the same for
 * every visitor; `<html data-login>` shows the right one from the first paint on.
 */
export function AccountCorner() {
  const session = useSession();
  const isLoggedIn = session.status === 'in';
  const menu = useChunk(loadMenu, isLoggedIn);
  return (
    <div className="flex shrink-0 items-center tablet:ml-auto">
      <a
        href={routePath('account-advertisements-add', usePage().locale)}
        onClick={(event) => {
          if (session.status !== 'guest') return;
          event.preventDefault();
          askForLogin({ redirect: event.currentTarget.pathname });
        }}
        className="hidden min-h-11 min-w-11 items-center justify-center gap-2 rounded px-2 font-semibold hover:bg-on-bottle/10 tablet:inline-flex no-underline"
      >
        <Icon name="plus" size={22} />
        {/* On tablets the search needs the room. */}
        <span className="sr-only desktop:not-sr-only">
          <Trans>Přidat inzerát</Trans>
        </span>
      </a>
      <button
        type="button"
        onClick={() => askForLogin()}
        aria-haspopup="dialog"
        className="hidden min-h-11 min-w-11 items-center justify-center gap-2 rounded px-2 font-semibold hover:bg-on-bottle/10 scripted:inline-flex logged-in:hidden!"
      >
        <Icon name="user" size={22} />
        <span className="sr-only desktop:not-sr-only">
          <Trans>Přihlásit se</Trans>
        </span>
      </button>
      <div className="hidden min-h-11 min-w-22 logged-in:flex">
        {menu && isLoggedIn && <menu.AccountMenu session={session.session} />}
      </div>
    </div>
  );
}
