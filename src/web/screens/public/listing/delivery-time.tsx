import { Trans } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';

type Delivery = NonNullable<NonNullable<ListingDetail['product']>['delivery']>;

/** Goods stocked in Prague arrive in 1 to 3 days, others in 3 to 5; pickup at a branch without stock takes up to 10. */
export function DeliveryTime({ delivery }: { delivery: Delivery }) {
  if (delivery === 'prague_1_3') return <Trans>1 až 3 dny</Trans>;
  if (delivery === 'elsewhere_3_5') return <Trans>3 až 5 dní</Trans>;
  return <Trans>do 10 dnů</Trans>;
}
