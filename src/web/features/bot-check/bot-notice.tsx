import { useEffect, useRef } from 'react';
import { Trans } from '@lingui/react/macro';
import type { BotCheckService } from '#web/page/page-state.ts';
import { useStore } from '#web/ui/store.ts';
import { hasRecaptchaFailed, loadRecaptcha } from './recaptcha.ts';

/**
 * The text required for hiding the badge (https://developers.google.com/recaptcha/docs/faq), and a message if the
 * script can't be loaded. No request goes to Google before the visitor focuses the form.
 */
export function BotNotice({ service }: { service: BotCheckService }) {
  const place = useRef<HTMLDivElement>(null);
  const hasFailed = useStore(hasRecaptchaFailed, false);

  useEffect(() => {
    const form = place.current?.closest('form');
    const begin = () => void loadRecaptcha(service).catch(() => undefined);
    if (form?.contains(document.activeElement)) begin();
    form?.addEventListener('focusin', begin, { once: true });
    return () => form?.removeEventListener('focusin', begin);
  }, [service]);

  return (
    <div ref={place} className="text-sm text-muted">
      <p role="status" className="text-burgundy-text not-empty:mb-2">
        {hasFailed && (
          <Trans>
            Ochranu proti robotům se nepodařilo načíst, možná ji blokuje prohlížeč. Formulář přesto můžete odeslat.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          Tento web je chráněn službou reCAPTCHA a vztahují se na něj{' '}
          <a href="https://policies.google.com/privacy" className="underline">
            zásady ochrany soukromí
          </a>{' '}
          a{' '}
          <a href="https://policies.google.com/terms" className="underline">
            smluvní podmínky
          </a>{' '}
          společnosti Google.
        </Trans>
      </p>
    </div>
  );
}
