import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useStore } from '#web/ui/store.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { usePage } from '#web/page/page-context.tsx';
import type { Consent } from './consent.ts';
import { cookieSettings, findConsent, keepConsent, startConsent } from './consent-keeper.ts';
import { lazyPart } from '#web/page/i18n.ts';

const loadBar = lazyPart(() => import('./cookie-bar.tsx'));
const loadSettings = lazyPart(() => import('./cookie-settings.tsx'));

/**
 * The cookie bar for visitors who have not chosen yet, and the cookie settings for everyone. Neither is in the HTML.
 */
export function CookieConsent() {
  const { t } = useLingui();
  const { tagManagerId } = usePage().services;
  const [hasChosen, setHasChosen] = useState(false);
  const isBarOpen = useHydrated() && !hasChosen && document.documentElement.dataset.consent === 'open';
  const areSettingsOpen = useStore(cookieSettings, false);
  const bar = useChunk(loadBar, isBarOpen);
  const settings = useChunk(loadSettings, areSettingsOpen, () => cookieSettings.set(false));

  useEffect(() => startConsent(tagManagerId), [tagManagerId]);

  const choose = (consent: Consent) => {
    keepConsent(consent, tagManagerId);
    setHasChosen(true);
    if (areSettingsOpen) {
      cookieSettings.set(false);
      showSnackbar({ text: t`Nastavení cookies je uloženo.`, tone: 'success' });
    } else {
      // The clicked button has disappeared: the focus moves to the content.
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  };

  return (
    <>
      {isBarOpen && bar && <bar.CookieBar onChoice={choose} />}
      {settings && (
        <settings.CookieSettings
          isOpen={areSettingsOpen}
          consent={findConsent()}
          onChoice={choose}
          onClose={() => cookieSettings.set(false)}
        />
      )}
    </>
  );
}
