import { useLingui } from '@lingui/react/macro';
import type { ListingFlag } from '#shared/catalog/limits.ts';
import type { ListingSort } from '#shared/catalog/limits.ts';
import type { ListingChoice } from './listing-address.ts';

/** What the filters and orders are called, in the controls as in the chips. */
export function useFilterTexts() {
  const { t } = useLingui();
  return {
    kind: { advert: t`Inzeráty`, product: t`E-shop Karafa` } satisfies Record<
      NonNullable<ListingChoice['kind']>,
      string
    >,
    offer: { supply: t`Nabídky`, demand: t`Poptávky` } satisfies Record<NonNullable<ListingChoice['offer']>, string>,
    flags: {
      verified: t`Ověřený prodejce`,
      in_stock: t`Skladem v e-shopu`,
      on_sale: t`Ve slevě`,
      negotiable: t`Cena k jednání`,
      with_picture: t`S obrázkem`,
    } satisfies Record<ListingFlag, string>,
    sort: {
      best: t`Nejlepší shoda`,
      newest: t`Nejnovější`,
      cheapest: t`Nejlevnější`,
      dearest: t`Nejdražší`,
      unit_price: t`Jednotková cena`,
    } satisfies Record<ListingSort, string>,
  };
}
