import { useEffect, useEffectEvent, useRef } from 'react';
import { hasLogin } from '#web/features/session/session.ts';
import { useIsLoggedIn } from '#web/features/session/use-is-logged-in.ts';
import { askForLogin, loginRequest } from '#web/features/session/login-request.ts';
import { useStore } from '#web/ui/store.ts';

/**
 * Asks a guest for a login on this page.
 * @param onGivenUp called when the guest closes the login
 * @returns whether there is a login
 */
export function useLoginFirst(onGivenUp: () => void): boolean {
  const request = useStore(loginRequest, undefined);
  const isAsked = useRef(false);
  const isLoggedIn = useIsLoggedIn();
  const giveUp = useEffectEvent(onGivenUp);
  useEffect(() => {
    if (isLoggedIn || isAsked.current) return;
    isAsked.current = true;
    askForLogin({ redirect: 'stay', purpose: 'watch' });
  }, [isLoggedIn]);
  useEffect(() => {
    if (isAsked.current && !isLoggedIn && loginRequest.read() === undefined && !hasLogin()) giveUp();
  }, [isLoggedIn, request]);
  return isLoggedIn;
}
