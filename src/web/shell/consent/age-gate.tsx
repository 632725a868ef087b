import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Trans } from '@lingui/react/macro';
import { ageLimit, cookieLifeSeconds } from '#shared/shop/figures.ts';
import { Button } from '#web/ui/button.tsx';
import { LanguageSwitcher } from '../layout/language-switcher.tsx';
import { AgeSeal } from './age-seal.tsx';

const rememberedDays = cookieLifeSeconds.age / 86_400;

/**
 * The age question over every page. It is part of the HTML and shown by CSS through `data-age`, so that it
 * appears with the first paint, confirmed visitors never see it flash, and crawlers read the page behind it. The
 * first-paint script handles the answers and makes the page behind inert; without script a line says who the offer is
 * for. This component only moves the focus.
 */
export function AgeGate() {
  const question = useRef<HTMLDivElement>(null);
  const refusal = useRef<HTMLDivElement>(null);

  const follow = () => {
    const { age } = document.documentElement.dataset;
    const target = age === 'unknown' ? question.current : age === 'refused' ? refusal.current : contentOfPage();
    target?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (document.documentElement.dataset.age === 'confirmed') return;
    // If React has replaced the page, its new elements are not inert yet.
    document.getElementById('page')!.inert = true;
    follow();
  }, []);

  return (
    <>
      <noscript>
        {import.meta.env.SSR && (
          <p className="sticky bottom-0 z-40 bg-burgundy px-4 py-3 text-center font-semibold text-white">
            <Trans>Alkohol a tabák nabízíme jen osobám od {ageLimit} let.</Trans>
          </p>
        )}
      </noscript>
      <div className="age-gate age-backdrop fixed inset-0 z-50 hidden overflow-y-auto bg-bottle-strong scripted:block age-confirmed:hidden">
        <div className="relative grid min-h-full place-items-center px-4 py-10">
          <Label ref={question} titleId="age-question" className="age-refused:hidden">
            <h2 id="age-question" className="text-2xl tablet:text-3xl">
              <Trans>Je vám {ageLimit} let nebo více?</Trans>
            </h2>
            <p className="mx-auto mt-3 max-w-[34ch] text-muted">
              <Trans>Karafa nabízí alkohol a tabák. Vstoupit smějí jen dospělí.</Trans>
            </p>
            <div className="mx-auto mt-6 grid max-w-80 gap-3">
              <Button data-age-answer="confirmed" onClick={follow}>
                <Trans>Ano, je mi {ageLimit} let nebo více</Trans>
              </Button>
              <Button look="secondary" data-age-answer="refused" onClick={follow}>
                <Trans>Ne</Trans>
              </Button>
            </div>
            <p className="mt-5 text-xs text-muted">
              <Trans>Odpověď „ano“ si váš prohlížeč zapamatuje na {rememberedDays} dní.</Trans>
            </p>
          </Label>
          <Label ref={refusal} titleId="age-refusal" className="hidden age-refused:block">
            <h2 id="age-refusal" className="text-2xl tablet:text-3xl">
              <Trans>Sem smějí jen dospělí</Trans>
            </h2>
            <p className="mx-auto mt-3 max-w-[38ch] text-muted">
              <Trans>
                Alkohol a tabák smíme ukázat jen lidem, kterým je {ageLimit} let nebo více. Přijďte, až vám tolik bude.
              </Trans>
            </p>
            <div className="mx-auto mt-6 grid max-w-80">
              <Button look="secondary" data-age-answer="unknown" onClick={follow}>
                <Trans>Zpět k otázce</Trans>
              </Button>
            </div>
          </Label>
        </div>
      </div>
    </>
  );
}

function Label({
  ref,
  titleId,
  className,
  children,
}: {
  ref: Ref<HTMLDivElement>;
  titleId: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`relative w-full max-w-lg rounded-lg bg-surface p-2 text-center text-ink shadow-2xl shadow-bottle-strong outline-none ${className}`}
    >
      <div className="rounded border border-line-strong px-4 pt-16 pb-5 tablet:px-10">
        <AgeSeal className="absolute -top-11 left-1/2 -ml-11" />
        {children}
        <LanguageSwitcher className="mt-4 flex-wrap justify-center border-t border-line pt-3" />
      </div>
    </div>
  );
}

function contentOfPage(): HTMLElement | null {
  return document.querySelector('main');
}
