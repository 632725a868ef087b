import { pollSeconds } from '#shared/accounts/limits.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { refreshCounts, refreshSession } from '#web/features/session/refresh-session.ts';
import { keepsLogin } from '#web/features/session/session.ts';

/**
 * Asks for the counts and the currencies every ten seconds while the tab is seen, and anew when it is seen again
 * (R-5.04).
 * @param showRates is told the currencies with their rates each time
 * @returns how to stop
 */
export function keepSessionFresh(showRates: (currencies: readonly Currency[]) => void): () => void {
  const refreshRates = async () => showRates(await browserApi.lists.currencies());
  const poll = (refresh: () => Promise<void>) => {
    if (document.hidden || !keepsLogin()) return;
    void refresh();
    // Without a connection the old ones go on serving.
    refreshRates().catch(() => undefined);
  };
  const onSeen = () => poll(refreshSession);
  onSeen();
  const timer = setInterval(() => poll(refreshCounts), pollSeconds * 1000);
  document.addEventListener('visibilitychange', onSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onSeen);
  };
}
