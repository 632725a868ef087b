import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { ReservedLabel, SoldLabel } from '#web/features/listing-card/listing-labels.tsx';
import { discountPercent } from '#web/features/price/shown-price.ts';
import { usePage } from '#web/page/page-context.tsx';
import { NeckLabel } from '#web/ui/neck-label.tsx';
import { percentText } from '#web/ui/numbers.ts';

/**
 * Sold, promoted, wanted, on sale. By law the discount is relative to the lowest price of the last 30 days; a
 * member's discount, which is not a sale, is relative to the regular price.
 */
export function DetailLabels({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { state, is_topped, is_reserved, offer_type, original_price } = listing;
  const isSold = state === 'sold';
  const isTopped = is_topped && !isSold;
  const isOnSale = original_price !== null;
  if (!isSold && !is_reserved && !isTopped && !isOnSale && offer_type === 'supply') return null;
  const discount = discountOf(listing);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {isSold && <SoldLabel listing={listing} />}
      {is_reserved && <ReservedLabel listing={listing} />}
      {offer_type === 'demand' && (
        <NeckLabel tone="demand">
          <Trans>Poptávka</Trans>
        </NeckLabel>
      )}
      {isOnSale && (
        <NeckLabel tone="sale">
          {discount === undefined ? (
            <Trans>Akce</Trans>
          ) : (
            <>
              <span className="sr-only">{t`Sleva`} </span>−{percentText(discount, locale)}
            </>
          )}
        </NeckLabel>
      )}
      {isTopped && (
        <>
          <NeckLabel tone="topped">TOP</NeckLabel>
          <span className="text-sm text-muted">
            <Trans>Placené umístění</Trans>
          </span>
        </>
      )}
    </p>
  );
}

function discountOf({ price, original_price, product }: ListingDetail): number | undefined {
  const before = product?.lowest_price_30_days ?? (product?.is_member_price && original_price);
  return price && before ? discountPercent(price, before) : undefined;
}
