import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { privacyPath } from '#shared/content/info-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { consentToAll, optionalFlags, type Consent, type OptionalFlag } from './consent.ts';
import { cookieSettings } from './consent-keeper.ts';
import { useFlagTexts } from './flag-texts.ts';

/** Stands over the bottom of the page, which keeps room for it, until the visitor chooses. */
export function CookieBar({ onChoice }: { onChoice: (consent: Consent) => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const texts = useFlagTexts();
  const [ticked, setTicked] = useState<Consent>(new Set());
  const ref = useRoomBelow();

  const tick = (flag: OptionalFlag, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(flag);
    else next.delete(flag);
    setTicked(next);
  };

  return (
    <section
      ref={ref}
      aria-label={t`Souhlas s cookies`}
      className="cookie-bar fixed inset-x-0 bottom-0 z-40 hidden max-h-[70dvh] overflow-y-auto border-t border-line-strong bg-surface age-confirmed:block"
    >
      <div className="mx-auto grid max-w-[1500px] gap-x-8 gap-y-3 px-4 py-4 tablet:px-6 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:items-center">
        <div>
          <p className="max-w-[75ch] text-sm">
            <Trans>
              Používáme cookies. Technické jsou nutné, o ostatních rozhodujete vy; bez zaškrtnutí zůstanou vypnuté.
            </Trans>{' '}
            <a href={privacyPath(locale)}>
              <Trans>Ochrana osobních údajů</Trans>
            </a>
          </p>
          <fieldset className="mt-1 grid grid-cols-2 gap-x-6 text-sm tablet:flex tablet:flex-wrap">
            <legend className="sr-only">
              <Trans>Povolené cookies</Trans>
            </legend>
            <Checkbox label={texts.technical.label} checked disabled readOnly />
            {optionalFlags.map((flag) => (
              <Checkbox
                key={flag}
                label={texts[flag].label}
                checked={ticked.has(flag)}
                onChange={(event) => tick(flag, event.target.checked)}
              />
            ))}
          </fieldset>
        </div>
        <div className="grid grid-cols-2 gap-2 tablet:flex tablet:flex-wrap desktop:flex-nowrap">
          <Button onClick={() => onChoice(ticked)} className="whitespace-nowrap">
            <Trans>Přijmout vybrané</Trans>
          </Button>
          <Button onClick={() => onChoice(consentToAll)} className="whitespace-nowrap">
            <Trans>Přijmout vše</Trans>
          </Button>
          <Button look="quiet" onClick={() => cookieSettings.set(true)} className="col-span-2 whitespace-nowrap">
            <Trans>Další nastavení</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The page keeps as much room at its end as the bar is high, and scrolls what has the focus above it. */
function useRoomBelow() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current!;
    const keepers = [document.documentElement, document.body];
    const observer = new ResizeObserver(() => {
      for (const { style } of keepers) style.setProperty('--cookie-bar', `${bar.offsetHeight}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      for (const { style } of keepers) style.removeProperty('--cookie-bar');
    };
  }, []);
  return ref;
}
