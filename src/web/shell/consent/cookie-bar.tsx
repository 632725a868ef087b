import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import { privacyPath } from '#shared/content/info-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Checkbox } from '#web/ui/field.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { consentToAll, consentToNone, optionalFlags, type Consent, type OptionalFlag } from './consent.ts';
import { cookieSettings } from './settings-request.ts';
import { useFlagTexts } from './flag-texts.ts';

/** Pixels between the focused element and the bar. */
const focusMargin = 16;

/** Covers the bottom of the page until the visitor chooses. The page gets the same amount of extra space. */
export function CookieBar({ onChoice }: { onChoice: (consent: Consent) => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const texts = useFlagTexts();
  const [ticked, setTicked] = useState<Consent>(new Set());
  const [isChoosing, setIsChoosing] = useState(false);
  const flagsId = useId();
  const ref = useBottomPadding();
  useFocusAbove(ref);

  const tick = (flag: OptionalFlag, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(flag);
    else next.delete(flag);
    setTicked(next);
  };

  const startChoosing = () => {
    flushSync(() => setIsChoosing(true));
    // The clicked button has disappeared: the focus moves to the first choice.
    ref.current!.querySelector<HTMLInputElement>('input:enabled')!.focus();
  };

  return (
    <section
      ref={ref}
      aria-label={t`Souhlas s cookies`}
      className="cookie-bar fixed inset-x-0 bottom-0 z-40 hidden max-h-[70dvh] overflow-y-auto border-t border-line-strong bg-surface age-confirmed:block low:max-h-[40dvh]"
    >
      <div className="mx-auto grid max-w-[1500px] gap-x-8 gap-y-2 px-4 py-2.5 tablet:gap-y-3 tablet:px-6 tablet:py-4 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:items-center">
        <div>
          <p className="max-w-[75ch] text-sm max-tablet:leading-snug low:text-xs">
            <Trans>
              Používáme cookies. Technické jsou nutné, o ostatních rozhodujete vy; bez zaškrtnutí zůstanou vypnuté.
            </Trans>{' '}
            <a href={privacyPath(locale)}>
              <Trans>Ochrana osobních údajů</Trans>
            </a>
          </p>
          <fieldset
            id={flagsId}
            className={classes(
              'mt-1 grid-cols-2 gap-x-6 text-sm tablet:flex tablet:flex-wrap',
              isChoosing ? 'grid' : 'max-tablet:hidden',
            )}
          >
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
        <div className="grid grid-cols-2 gap-2 tablet:flex tablet:flex-wrap desktop:grid">
          <Button onClick={() => onChoice(consentToNone)} className="max-tablet:px-2">
            <Trans>Odmítnout vše</Trans>
          </Button>
          <Button onClick={() => onChoice(consentToAll)} className="max-tablet:px-2">
            <Trans>Přijmout vše</Trans>
          </Button>
          {/* On small screens the kinds of cookies are collapsed. */}
          {!isChoosing && (
            <Button
              look="secondary"
              aria-expanded={false}
              aria-controls={flagsId}
              onClick={startChoosing}
              className="max-tablet:px-2 tablet:hidden"
            >
              <Trans>Vybrat cookies</Trans>
            </Button>
          )}
          <Button
            look="secondary"
            onClick={() => onChoice(ticked)}
            className={classes('max-tablet:px-2', !isChoosing && 'max-tablet:hidden')}
          >
            <Trans>Přijmout vybrané</Trans>
          </Button>
          <Button look="quiet" onClick={() => cookieSettings.set(true)} className="max-tablet:px-2">
            <Trans>Další nastavení</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Pads the end of the page by the height of the bar. */
function useBottomPadding() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current!;
    const elements = [document.documentElement, document.body];
    const observer = new ResizeObserver(() => {
      for (const { style } of elements) style.setProperty('--cookie-bar', `${bar.offsetHeight}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      for (const { style } of elements) style.removeProperty('--cookie-bar');
    };
  }, []);
  return ref;
}

/**
 * Scrolls a keyboard-focused element out from under the bar: browsers only scroll to elements outside the window.
 * Elements clicked by pointer must not move, and elements with `tabIndex` -1, such as headings, are focused only to
 * be read.
 */
function useFocusAbove(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const bringAbove = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      // The bar is hidden while the age question is open.
      if (!bar.current!.offsetHeight) return;
      const isBeneath = element.tabIndex >= 0 && !element.closest('.cookie-bar, dialog');
      if (!isBeneath || !element.matches(':focus-visible')) return;
      const hidden = element.getBoundingClientRect().bottom + focusMargin - bar.current!.getBoundingClientRect().top;
      if (hidden > 0) window.scrollBy(0, hidden);
    };
    document.addEventListener('focusin', bringAbove);
    return () => document.removeEventListener('focusin', bringAbove);
  }, [bar]);
}
