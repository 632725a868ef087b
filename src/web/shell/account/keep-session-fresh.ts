import { pollSeconds } from '#shared/accounts/limits.ts';
import { keepsLogin, refreshSession } from '#web/features/session/session.ts';

/** Asks for the counts every ten seconds while the tab is seen. @returns how to stop */
export function keepSessionFresh(): () => void {
  const refresh = () => void (!document.hidden && keepsLogin() && refreshSession());
  refresh();
  const timer = setInterval(refresh, pollSeconds * 1000);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}
