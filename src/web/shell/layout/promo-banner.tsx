import { useEffect, useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Banner } from '#shared/content/contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { countClick } from './count-click.ts';
import { MenuLink } from './menu-link.tsx';

const loadLife = () => import('./promo-life.ts');

/** The line above the header. Part of the HTML; the first-paint script hides it if it was closed earlier. */
export function PromoBanner() {
  const banner = usePage().shell.poster['banner.promo']?.[0];
  return banner ? <OpenBanner key={banner.id} banner={banner} /> : null;
}

function OpenBanner({ banner }: { banner: Banner }) {
  const { t } = useLingui();
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    if (document.documentElement.dataset.promo === 'hidden') return undefined;
    let end: (() => void) | undefined;
    let isGone = false;
    void loadLife().then(({ startPromoTimer }) => {
      if (!isGone) end = startPromoTimer(ref.current!);
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, []);

  return (
    // Closed automatically, its space takes the header's colour.
    <div className="bg-bottle promo-hidden:hidden print:hidden">
      <section ref={ref} aria-label={t`Aktuální nabídka`} className="bg-amber-soft text-ink promo-closed:invisible">
        <div className="mx-auto flex max-w-[1500px] items-center gap-2 pl-4 tablet:px-6">
          <p className="grow py-2 text-center text-sm font-semibold text-balance">
            <MenuLink link={banner.path} text={banner.title} onClick={() => countClick(banner)} />
          </p>
          <button
            type="button"
            onClick={() => void loadLife().then(({ closePromo }) => closePromo())}
            className="hidden size-11 shrink-0 place-items-center rounded hover:bg-sunken scripted:grid"
          >
            <Icon name="close" />
            <span className="sr-only">
              <Trans>Zavřít nabídku</Trans>
            </span>
          </button>
        </div>
      </section>
    </div>
  );
}
