import { useLingui } from '@lingui/react/macro';
import type { FlagFacet, IdsFacet, OptionFacet, RangeFacet } from '#shared/catalog/facets.ts';
import type { ListingSort } from '#shared/catalog/limits.ts';

interface RangeTexts {
  /** Chips of the limits. */
  readonly from: (value: string) => string;
  readonly to: (value: string) => string;
  readonly wrong: string;
  readonly reversed: string;
}

/** The names of filters and orders, in the controls as in the chips. */
export function useFilterTexts() {
  const { t } = useLingui();
  const facets: Record<RangeFacet | IdsFacet, string> = {
    price: t`Cena`,
    brand: t`Značka`,
    package: t`Balení`,
    origin: t`Země původu`,
    vintage: t`Ročník`,
    abv: t`Obsah alkoholu (%)`,
  };
  const from = (price: string) => t`Od ${price}`;
  const to = (price: string) => t`Do ${price}`;
  const ofNumbers = (label: string): RangeTexts => ({
    from: (number) => `${label}: ${from(number).toLowerCase()}`,
    to: (number) => `${label}: ${to(number).toLowerCase()}`,
    wrong: t`Zadejte číslo.`,
    reversed: t`Hodnota „od“ je vyšší než hodnota „do“. Opravte jednu z nich.`,
  });
  return {
    /** Names of the values of options and flags. */
    values: {
      kind: { advert: t`Inzeráty`, product: t`E-shop Karafa` },
      offer: { supply: t`Nabídky`, demand: t`Poptávky` },
      verified: { 1: t`Ověřený prodejce` },
      in_stock: { 1: t`Skladem v e-shopu` },
      on_sale: { 1: t`Ve slevě` },
      negotiable: { 1: t`Cena k jednání` },
      with_picture: { 1: t`S obrázkem` },
    } satisfies Record<OptionFacet | FlagFacet, Record<string, string>> as Record<
      OptionFacet | FlagFacet,
      Record<string, string>
    >,
    facets,
    ranges: {
      price: {
        from,
        to,
        wrong: t`Zadejte částku číslem, například 500.`,
        reversed: t`Cena „od“ je vyšší než cena „do“. Opravte jednu z nich.`,
      },
      vintage: ofNumbers(facets.vintage),
      abv: ofNumbers(facets.abv),
    } satisfies Record<RangeFacet, RangeTexts>,
    sort: {
      best: t`Nejlepší shoda`,
      newest: t`Nejnovější`,
      cheapest: t`Nejlevnější`,
      dearest: t`Nejdražší`,
      unit_price: t`Měrná cena`,
    } satisfies Record<ListingSort, string>,
  };
}
