import { useEffect, useState } from 'react';
import { useStore } from '#web/ui/store.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { usePage } from '#web/page/page-context.tsx';
import type { Consent } from './consent.ts';
import { findConsent, keepConsent, startConsent } from './consent-keeper.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { cookieSettings } from './settings-request.ts';

const loadBar = lazyPart(() => import('./cookie-bar.tsx'));
const loadSettings = lazyPart(() => import('./cookie-settings.tsx'));

/** Applies the visitor's choice; shows the bar until there is one, and the settings on request. */
export function CookieConsent() {
  const { tagManagerId } = usePage().services;
  const [hasChosen, setHasChosen] = useState(false);
  const isBarOpen = !hasChosen && document.documentElement.dataset.consent === 'open';
  const areSettingsOpen = useStore(cookieSettings, false);
  const bar = useChunk(loadBar, isBarOpen);
  const onFailure = useLoadFailure(() => cookieSettings.set(false));
  const settings = useChunk(loadSettings, areSettingsOpen, onFailure);

  useEffect(() => startConsent(tagManagerId), [tagManagerId]);

  const choose = (consent: Consent) => {
    keepConsent(consent, tagManagerId);
    void import('./record-consent.ts').then(({ recordConsent }) => recordConsent(consent)).catch(() => undefined);
    setHasChosen(true);
    if (areSettingsOpen) cookieSettings.set(false);
    else {
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
