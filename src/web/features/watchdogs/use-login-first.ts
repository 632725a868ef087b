import { useEffect, useEffectEvent, useState } from 'react';
import { hasLogin, useSession } from '#web/features/session/session.ts';
import { askForLogin, loginRequest } from '#web/features/session/login-request.ts';
import { useStore } from '#web/ui/store.ts';

/**
 * Asks a guest for a login on this page.
 * @param onGivenUp called when the guest closes the login
 * @returns whether there is a login
 */
export function useLoginFirst(onGivenUp: () => void): boolean {
  const { status } = useSession();
  const request = useStore(loginRequest, undefined);
  const [isAsked, setIsAsked] = useState(false);
  const isLoggedIn = status === 'in' || (status === 'unknown' && hasLogin());
  const giveUp = useEffectEvent(onGivenUp);
  useEffect(() => {
    if (isLoggedIn || isAsked) return;
    askForLogin({ redirect: 'stay' });
    setIsAsked(true);
  }, [isLoggedIn, isAsked]);
  useEffect(() => {
    if (isAsked && !isLoggedIn && request === undefined && !hasLogin()) giveUp();
  }, [isAsked, isLoggedIn, request]);
  return isLoggedIn;
}
