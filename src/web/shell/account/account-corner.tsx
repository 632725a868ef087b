import { Trans } from '@lingui/react/macro';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useSession } from '#web/features/session/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { AddAdvertLink } from './add-advert-link.tsx';

const loadMenu = () => import('./account-menu.tsx');

/**
 * The account in the header: a way to log in, or the menu of who is. The page itself is the same for everybody;
 * `<html data-login>` shows the right one from the first paint on.
 */
export function AccountCorner() {
  const session = useSession();
  const isIn = session.status === 'in';
  const menu = useChunk(loadMenu, isIn);
  return (
    <div className="flex shrink-0 items-center tablet:ml-auto tablet:gap-2">
      <AddAdvertLink className="hidden min-h-11 min-w-11 items-center justify-center gap-2 rounded border border-on-bottle/40 px-2 font-semibold whitespace-nowrap no-underline hover:bg-on-bottle/10 tablet:inline-flex">
        <Icon name="plus" size={22} />
        <span className="sr-only desktop:not-sr-only">
          <Trans>Přidat inzerát</Trans>
        </span>
      </AddAdvertLink>
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
      <div className="hidden min-h-11 min-w-11 logged-in:block">
        {menu && isIn && <menu.AccountMenu session={session.session} />}
      </div>
    </div>
  );
}
