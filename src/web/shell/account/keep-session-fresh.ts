import { pollSeconds } from '#shared/shop/figures.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { onReauthenticationNeeded } from '#web/api/personal-calls.ts';
import { askForPassword } from '#web/features/session/reauthentication.ts';
import { refreshCounts, refreshSession } from '#web/features/session/refresh-session.ts';
import { hasLogin } from '#web/features/session/session.ts';

/**
 * Polls the counts and the currencies while the tab is visible, and refreshes the session when the tab becomes
 * visible again. Also opens the dialog for the password when a sensitive call needs it.
 * @param showRates called with the currencies and their rates after each poll
 * @returns a function that stops polling
 */
export function keepSessionFresh(showRates: (currencies: readonly Currency[]) => void): () => void {
  onReauthenticationNeeded(askForPassword);
  const refreshRates = async () => showRates(await browserApi.lists.currencies());
  const poll = (refresh: () => Promise<void>) => {
    if (document.hidden || !hasLogin()) return;
    void refresh();
    // Offline, the previous rates remain.
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
