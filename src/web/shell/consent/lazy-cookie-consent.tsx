import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { useStore } from '#web/ui/store.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { cookieSettings } from './settings-request.ts';

const loadConsent = () => import('./cookie-consent.tsx');

/**
 * The cookie bar for visitors who have not chosen yet, and the cookie settings for everyone. Neither is in the HTML, and
 * no script that needs consent runs before their code, which loads right after the page.
 */
export function LazyCookieConsent() {
  const areSettingsOpen = useStore(cookieSettings, false);
  const onFailure = useLoadFailure(() => cookieSettings.set(false));
  const consent = useChunk(loadConsent, true);
  // If loading failed right after the page, opening the settings tries again.
  const requested = useChunk(loadConsent, areSettingsOpen && !consent, onFailure);
  const loaded = consent ?? requested;
  return loaded ? <loaded.CookieConsent /> : null;
}
