import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingCard } from '#shared/catalog/contract.ts';
import { discountPercent } from '#web/features/price/shown-price.ts';
import { usePage } from '#web/page/page-context.tsx';
import { NeckLabel } from '#web/ui/neck-label.tsx';
import { percentText } from '#web/ui/numbers.ts';

/** A closed demand is labelled as settled, not sold. */
export function SoldLabel({ listing: { offer_type } }: { listing: ListingCard }) {
  return (
    <NeckLabel tone="sold">{offer_type === 'demand' ? <Trans>Vyřízeno</Trans> : <Trans>Prodáno</Trans>}</NeckLabel>
  );
}

/** The goods are held for a buyer; the author of a demand is about to agree with somebody. */
export function ReservedLabel({ listing: { offer_type } }: { listing: ListingCard }) {
  return (
    <NeckLabel tone="sold">{offer_type === 'demand' ? <Trans>V jednání</Trans> : <Trans>Rezervováno</Trans>}</NeckLabel>
  );
}

/** The neck labels over a listing's picture: sold, promoted, of the shop, demand, sale. */
export function ListingLabels({ listing, className }: { listing: ListingCard; className?: string }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { price, original_price } = listing;
  const discount = price && original_price ? discountPercent(price, original_price) : undefined;
  return (
    <span className={className}>
      {listing.is_sold && <SoldLabel listing={listing} />}
      {listing.is_reserved && <ReservedLabel listing={listing} />}
      {listing.is_topped && (
        <NeckLabel tone="topped">
          <span title={t`Placené umístění`}>
            TOP<span className="sr-only">, {t`Placené umístění`}</span>
          </span>
        </NeckLabel>
      )}
      {listing.kind === 'product' && (
        <NeckLabel tone="shop">
          <Trans>E-shop</Trans>
        </NeckLabel>
      )}
      {listing.offer_type === 'demand' && (
        <NeckLabel tone="demand">
          <Trans>Poptávka</Trans>
        </NeckLabel>
      )}
      {discount !== undefined && (
        <NeckLabel tone="sale">
          <span className="sr-only">{t`Sleva`} </span>−{percentText(discount, locale)}
        </NeckLabel>
      )}
    </span>
  );
}
