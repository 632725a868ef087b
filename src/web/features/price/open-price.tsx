import { Trans } from '@lingui/react/macro';
import type { ListingCard } from '#shared/catalog/contract.ts';

/** Instead of a price: other languages say it differently of who sells and of who is looking for something. */
export function OpenPrice({ offerType }: { offerType: ListingCard['offer_type'] }) {
  return offerType === 'demand' ? <Trans context="poptávka">Cena dohodou</Trans> : <Trans>Cena dohodou</Trans>;
}
