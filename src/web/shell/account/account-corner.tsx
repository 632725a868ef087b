import { useEffect } from 'react';
import { Trans } from '@lingui/react/macro';
import { askForLogin, closeLogin, loginRequest } from '#web/features/session/login-request.ts';
import { endSession, keepsLogin, useSession } from '#web/features/session/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useStore } from '#web/ui/store.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { useLoadFailure } from '../layout/load-failure.ts';

const loadDialog = () => import('./login-dialog.tsx');
const loadMenu = () => import('./account-menu.tsx');

/**
 * The account in the header: a way to log in, or the menu of who is. The page itself is the same for everybody;
 * `<html data-login>` shows the right one from the first paint on.
 */
export function AccountCorner() {
  const session = useSession();
  const request = useStore(loginRequest, undefined);
  const isIn = session.status === 'in';
  const onFailure = useLoadFailure(closeLogin);
  const dialog = useChunk(loadDialog, request !== undefined, onFailure);
  const menu = useChunk(loadMenu, isIn);

  useEffect(() => {
    if (!keepsLogin()) {
      endSession();
      return undefined;
    }
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./keep-session-fresh.ts').then(({ keepSessionFresh }) => {
      if (!isGone) stop = keepSessionFresh();
    });
    return () => {
      isGone = true;
      stop?.();
    };
    // A login that begins on the page starts it, one that ends stops it.
  }, [isIn]);

  return (
    <div className="flex shrink-0 items-center">
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
      {dialog && <dialog.LoginDialog request={request} />}
    </div>
  );
}
