import { useLingui } from '@lingui/react/macro';
import type { CategoryNode, Facets } from '#shared/catalog/contract.ts';
import { facetNames, isOfType, type IdsFacet, type RangeFacet } from '#shared/catalog/facets.ts';
import { decimalsOf, formatMinor } from '#shared/money/money.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { useFilterTexts } from './filter-texts.ts';
import { idsOf, writeIds, type ListingChoice } from './listing-address.ts';
import { useShownLimits } from './price-currency.ts';

interface Chip {
  readonly label: string;
  /** The change that removes this filter. */
  readonly without: Partial<ListingChoice>;
}

/** The values that filters can have, with their names. */
type ValueNames = Readonly<
  Record<`${IdsFacet}s`, readonly { readonly id: number | string; readonly name: string }[]> & {
    /** Of the category that a search is within. */
    category: string | null | undefined;
  }
>;

/** The active filters of a page of a list. */
export function useListChips(choice: ListingChoice, facets: Facets): Chip[] {
  const { tree } = usePage().shell;
  return useChips(choice, { ...facets, category: choice.category && nameIn(tree, Number(choice.category)) });
}

/** The active filters of a choice, in the order of its address. */
export function useChips(choice: ListingChoice, names: ValueNames): Chip[] {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const { shown, limits } = useShownLimits(choice);
  const category = choice.category && { label: names.category ?? t`Kategorie`, without: { category: undefined } };
  const filters = facetNames.flatMap((name): Chip[] => {
    if (isOfType(name, 'range'))
      return (['from', 'to'] as const).flatMap((side) => {
        const limit = limits[`${name}_${side}`];
        if (!limit) return [];
        return {
          label: texts.ranges[name][side](formatLimit(name, limit, shown)),
          without: { [`${name}_${side}`]: undefined },
        };
      });
    const chosen = idsOf(choice[name]);
    return chosen.map((value) => ({
      label: isOfType(name, 'ids') ? nameOf(names[`${name}s`], value) : texts.values[name][value]!,
      without: { [name]: writeIds(chosen.filter((each) => each !== value)) },
    }));
  });
  return category ? [category, ...filters] : filters;
}

function nameIn(nodes: readonly CategoryNode[], id: number): string | undefined {
  for (const node of nodes) {
    const name = node.id === id ? node.name : nameIn(node.subcategories, id);
    if (name !== undefined) return name;
  }
  return undefined;
}

function formatLimit(facet: RangeFacet, limit: string, currency: Currency): string {
  return facet === 'price'
    ? formatMinor(Math.round(Number(limit) * 10 ** decimalsOf(currency)), currency)
    : limit.replace('.', ',');
}

function nameOf(values: ValueNames[`${IdsFacet}s`], id: string): string {
  return values.find((value) => String(value.id) === id)?.name ?? id;
}
