import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { routePath } from '#shared/i18n/paths.ts';
import { ageLimit, freeDeliveryAbove } from '#shared/shop/figures.ts';
import { Price } from '#web/features/price/price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { HydratedFragment } from '#web/page/hydrated-fragment.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** Conditions that apply to everything the e-shop sells. */
export function ShopPromises({ branches }: { branches: number }) {
  const { locale, shell } = usePage();
  const limit = freeDeliveryAbove[shell.shop];
  return (
    <section aria-labelledby="promises" className="border-y border-line py-6">
      <h2 id="promises" className="sr-only">
        <Trans>Nákup v e-shopu</Trans>
      </h2>
      <HydratedFragment look={`promises ${branches}`}>
        <ul className="grid gap-5 tablet:grid-cols-3 tablet:gap-8">
          <ShopPromise icon="truck" title={<Trans>Doprava zdarma</Trans>}>
            <Trans>
              při nákupu nad <Price money={limit} />
            </Trans>
          </ShopPromise>
          {branches > 0 && (
            <ShopPromise
              icon="store"
              title={
                <a href={routePath('branches', locale)}>
                  <Plural value={branches} one="# prodejna" few="# prodejny" other="# prodejen" />
                </a>
              }
            >
              <Trans>kde si zboží vyzvednete osobně</Trans>
            </ShopPromise>
          )}
          <ShopPromise icon="shield-check" title={<Trans>Jen pro dospělé</Trans>}>
            <Trans>prodáváme od {ageLimit} let a věk ověřujeme</Trans>
          </ShopPromise>
        </ul>
      </HydratedFragment>
    </section>
  );
}

function ShopPromise({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3.5">
      <Icon name={icon} size={28} className="mt-0.5 shrink-0 text-amber-text" />
      <p>
        <strong className="block font-semibold">{title}</strong>
        <span className="text-sm text-muted">{children}</span>
      </p>
    </li>
  );
}
