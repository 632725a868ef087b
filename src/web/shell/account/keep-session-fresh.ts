import { pollSeconds } from '#shared/accounts/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { keepsLogin, refreshCounts, refreshSession } from '#web/features/session/session.ts';

/**
 * Asks for the counts and the currencies every ten seconds while the tab is seen, and anew when it is seen again
 * (R-5.04).
 * @param onNewRates called when a currency or its rate is no longer what it was
 * @returns how to stop
 */
export function keepSessionFresh(onNewRates: () => void): () => void {
  let rates: string | undefined;
  const refreshRates = async () => {
    const found = JSON.stringify(await browserApi.lists.currencies());
    if (rates !== undefined && found !== rates) onNewRates();
    rates = found;
  };
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
