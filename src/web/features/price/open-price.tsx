import { Trans } from '@lingui/react/macro';
import type { ListingCard } from '#shared/catalog/contract.ts';

/** Shown instead of a price. Some languages phrase it differently for offers and demands. */
export function OpenPrice({ offerType }: { offerType: ListingCard['offer_type'] }) {
  return offerType === 'demand' ? <Trans context="poptávka">Cena dohodou</Trans> : <Trans>Cena dohodou</Trans>;
}
