import { Plural, Trans } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { deliveryDays } from '#shared/shop/figures.ts';

type Delivery = NonNullable<NonNullable<ListingDetail['product']>['delivery']>;

/** Goods stocked in Prague arrive earlier than others; pickup at a branch without stock takes up to 10. */
export function DeliveryTime({ delivery }: { delivery: Delivery }) {
  if (delivery === 'to_10_days') return <Trans>do 10 dnů</Trans>;
  const { min, max } = deliveryDays[delivery === 'prague_1_3' ? 'prague' : 'elsewhere'];
  return (
    <Trans>
      {min} až <Plural value={max} one="# den" few="# dny" other="# dní" />
    </Trans>
  );
}
