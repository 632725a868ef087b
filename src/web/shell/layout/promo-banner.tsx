import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Banner } from '#shared/content/contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { cookieLifeSeconds, promoCookie, setCookie } from '../consent/cookies.ts';
import { usePage } from '#web/page/page-context.tsx';
import { MenuLink } from './menu-link.tsx';

/** The banner closes by itself after this time. */
const bannerLifeMs = 30_000;
const tickMs = 250;
const foldMs = 180;

/** The line above the header. A part of the HTML; the first paint already knows whether it is hidden. */
export function PromoBanner() {
  const banner = usePage().shell.poster['banner.promo']?.[0];
  return banner ? <OpenBanner key={banner.path} banner={banner} /> : null;
}

function OpenBanner({ banner }: { banner: Banner }) {
  const { t } = useLingui();
  const ref = useRef<HTMLElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const left = useRef(bannerLifeMs);

  useEffect(() => {
    const root = document.documentElement.dataset;
    if (isHeld || root.promo === 'hidden') return undefined;
    const timer = setInterval(() => {
      // Nobody reads it behind the age question or in another tab.
      if (root.age !== 'confirmed' || document.hidden) return;
      left.current -= tickMs;
      if (left.current > 0) return;
      clearInterval(timer);
      fold(ref.current!);
    }, tickMs);
    return () => clearInterval(timer);
  }, [isHeld]);

  return (
    <section
      ref={ref}
      id="promo-banner"
      aria-label={t`Aktuální nabídka`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="overflow-hidden bg-amber-soft text-ink promo-hidden:hidden print:hidden"
    >
      <div className="mx-auto flex max-w-[1500px] items-center gap-2 pl-4 tablet:px-6">
        <p className="grow py-2 text-center text-sm font-semibold text-balance">
          <MenuLink link={banner.path} text={banner.title} />
        </p>
        <button
          type="button"
          onClick={() => {
            hide();
            // The pressed button is gone: the keyboard goes on from the content.
            document.getElementById('content')?.focus({ preventScroll: true });
          }}
          className="hidden size-11 shrink-0 place-items-center rounded hover:bg-sunken scripted:grid"
        >
          <Icon name="close" />
          <span className="sr-only">
            <Trans>Zavřít nabídku</Trans>
          </span>
        </button>
      </div>
    </section>
  );
}

function hide(): void {
  setCookie(promoCookie, 'hidden', cookieLifeSeconds.promo);
  document.documentElement.dataset.promo = 'hidden';
}

/** Closes without moving what is being read: folds in sight, elsewhere takes its height off the scroll position. */
function fold(banner: HTMLElement): void {
  const { offsetHeight: height } = banner;
  const { scrollY } = window;
  if (scrollY >= height) {
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    hide();
    window.scrollTo(0, scrollY - height);
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
  } else if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    hide();
  } else {
    const folding = banner.animate([{ height: `${height}px` }, { height: '0px' }], {
      duration: foldMs,
      easing: 'ease-out',
    });
    folding.finished.then(hide, hide);
  }
}
