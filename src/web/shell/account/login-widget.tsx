import { useEffect } from 'react';
import { closeLogin, loginRequest } from '#web/features/session/login-request.ts';
import { endSession, hasLogin, useSession } from '#web/features/session/session.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { useStore } from '#web/ui/store.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { lazyPart } from '#web/page/i18n.ts';

const loadDialog = lazyPart(() => import('./login-dialog.tsx'));

/** Mounted once on every page: tracks who is logged in, and opens the login dialog on request. */
export function LoginWidget() {
  const isLoggedIn = useSession().status === 'in';
  const request = useStore(loginRequest, undefined);
  const onFailure = useLoadFailure(closeLogin);
  const { showRates } = useNavigation();
  const dialog = useChunk(loadDialog, request !== undefined, onFailure);

  useEffect(() => {
    if (!hasLogin()) {
      endSession();
      return undefined;
    }
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./keep-session-fresh.ts').then(({ keepSessionFresh }) => {
      if (!isGone) stop = keepSessionFresh(showRates);
    });
    return () => {
      isGone = true;
      stop?.();
    };
    // A login on this page starts polling, a logout stops it.
  }, [isLoggedIn, showRates]);

  return dialog ? <dialog.LoginDialog request={request} /> : null;
}
