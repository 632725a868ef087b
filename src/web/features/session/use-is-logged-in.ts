import { hasLogin, useSession } from './session.ts';

/** Whether the visitor is logged in. A login is known before its session has come. */
export function useIsLoggedIn(): boolean {
  const { status } = useSession();
  return status === 'in' || (status === 'unknown' && hasLogin());
}
