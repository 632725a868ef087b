import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { ageLimit, cookieLifeSeconds } from '#shared/shop/figures.ts';
import { Button } from '#web/ui/button.tsx';
import { LanguageSwitcher } from '../layout/language-switcher.tsx';
import { AgeSeal } from './age-seal.tsx';

const rememberedDays = cookieLifeSeconds.age / 86_400;

/** The question and what the refused read. Its handlers are in `AgeGate` and in the first-paint script. */
export function AgeQuestion() {
  return (
    <div className="relative grid min-h-full place-items-center px-4 py-10">
      <Label titleId="age-question" className="age-refused:hidden">
        <h2 id="age-question" className="text-2xl tablet:text-3xl">
          <Trans>Je vám {ageLimit} let nebo více?</Trans>
        </h2>
        <p className="mx-auto mt-3 max-w-[34ch] text-muted">
          <Trans>Karafa nabízí alkohol a tabák. Vstoupit smějí jen dospělí.</Trans>
        </p>
        <div className="mx-auto mt-6 grid max-w-80 gap-3">
          <Button data-age-answer="confirmed">
            <Trans>Ano, je mi {ageLimit} let nebo více</Trans>
          </Button>
          <Button look="secondary" data-age-answer="refused">
            <Trans>Ne</Trans>
          </Button>
        </div>
        <p className="mt-5 text-xs text-muted">
          <Trans>Odpověď „ano“ si váš prohlížeč zapamatuje na {rememberedDays} dní.</Trans>
        </p>
      </Label>
      <Label titleId="age-refusal" className="hidden age-refused:block">
        <h2 id="age-refusal" className="text-2xl tablet:text-3xl">
          <Trans>Sem smějí jen dospělí</Trans>
        </h2>
        <p className="mx-auto mt-3 max-w-[38ch] text-muted">
          <Trans>
            Alkohol a tabák smíme ukázat jen lidem, kterým je {ageLimit} let nebo více. Přijďte, až vám tolik bude.
          </Trans>
        </p>
        <div className="mx-auto mt-6 grid max-w-80">
          <Button look="secondary" data-age-answer="unknown">
            <Trans>Zpět k otázce</Trans>
          </Button>
        </div>
      </Label>
    </div>
  );
}

function Label({ titleId, className, children }: { titleId: string; className: string; children: ReactNode }) {
  return (
    <div
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

/** For browsers without script. */
export function AgeNotice() {
  return (
    <p className="sticky bottom-0 z-40 bg-burgundy px-4 py-3 text-center font-semibold text-white">
      <Trans>Alkohol a tabák nabízíme jen osobám od {ageLimit} let.</Trans>
    </p>
  );
}
