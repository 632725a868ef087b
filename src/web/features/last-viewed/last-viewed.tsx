import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useMemo } from 'react';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { Price, UnitPriceText } from '#web/features/price/price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import type { LastViewedProduct } from './last-viewed-products.ts';
import { readLastViewed, rememberViewed } from './last-viewed-storage.ts';

export interface LastViewedProps {
  readonly current?: LastViewedProduct;
  readonly className?: string;
}

/**
 * Recently viewed products of this visitor. Rendered in the browser only, because pages are the same for every
 * visitor: place it below the fold, where it causes no visible layout shift. A product's page stores `current` and
 * shows the others.
 */
export function LastViewed({ current, className }: LastViewedProps) {
  const { locale } = usePage();
  const products = useMemo(() => readLastViewed(locale).filter(({ id }) => id !== current?.id), [locale, current]);
  const headingId = useId();

  useEffect(() => {
    if (current) rememberViewed(locale, current);
  }, [locale, current]);

  if (products.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={className}>
      <h2 id={headingId} className="text-xl">
        <Trans>Naposledy zobrazené produkty</Trans>
      </h2>
      <ul className="mt-4 grid gap-2.5 tablet:grid-cols-3 tablet:gap-4">
        {products.map((product) => (
          <li key={product.id}>
            <ViewedProduct product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only the price: a sale may have ended since the product was viewed, so no original price is shown. */
function ViewedProduct({ product: { name, url, image, price, unit_price } }: { product: LastViewedProduct }) {
  return (
    <a
      href={url}
      className="group flex h-full items-center gap-3 rounded border border-line bg-surface p-2 no-underline transition-colors duration-150 hover:border-line-strong"
    >
      <ListingPicture picture={image} sizes="4rem" alt="" className="w-16 shrink-0 rounded-sm" />
      <span className="min-w-0">
        <span className="line-clamp-2 leading-snug font-semibold group-hover:underline">{name}</span>
        <Price money={price} className="font-heading font-semibold" />
        {unit_price && <UnitPriceText unitPrice={unit_price} className="block text-xs text-muted" />}
      </span>
    </a>
  );
}
