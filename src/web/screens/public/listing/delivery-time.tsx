import { Trans } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';

type Delivery = NonNullable<NonNullable<ListingDetail['product']>['delivery']>;

/** Goods kept in Prague travel 1 to 3 days, from elsewhere 3 to 5; what a branch doesn't have comes within 10. */
export function DeliveryTime({ delivery }: { delivery: Delivery }) {
  if (delivery === 'prague_1_3') return <Trans>1 až 3 dny</Trans>;
  if (delivery === 'elsewhere_3_5') return <Trans>3 až 5 dní</Trans>;
  return <Trans>do 10 dnů</Trans>;
}
