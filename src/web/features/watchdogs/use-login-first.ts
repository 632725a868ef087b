import { useEffect, useEffectEvent, useRef } from 'react';
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
  const isAsked = useRef(false);
  const isLoggedIn = status === 'in' || (status === 'unknown' && hasLogin());
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
