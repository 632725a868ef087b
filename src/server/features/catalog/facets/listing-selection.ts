import type { ListingQuery } from '#shared/catalog/contract.ts';
import { convertMinor, decimalsOf, type CurrencyRate } from '#shared/money/money.ts';
import { chosenBits, scopeBits, type BitCondition } from './facet-bits.ts';

/** Which listings a page shows, with the filters that have counts (bits, brands, packages) apart from the rest. */
export interface ListingSelection {
  /** Ids of the category and its descendants; undefined = the whole catalogue. */
  readonly categoryIds: readonly number[] | undefined;
  readonly scope: BitCondition;
  readonly chosen: BitCondition;
  /** Empty = any. */
  readonly brandIds: readonly number[];
  readonly packageIds: readonly number[];
  /** In minor units of the default currency. */
  readonly priceFrom: number | undefined;
  readonly priceTo: number | undefined;
}

export function hasPriceLimits(selection: ListingSelection): boolean {
  return selection.priceFrom !== undefined || selection.priceTo !== undefined;
}

/** Whether any filter is chosen that has counts. */
export function hasChoice({ chosen, brandIds, packageIds }: ListingSelection): boolean {
  return chosen.mask !== 0 || brandIds.length > 0 || packageIds.length > 0;
}

/** Whether it leaves out anything of the catalogue. */
export function isNarrowed(selection: ListingSelection): boolean {
  const { categoryIds, scope } = selection;
  return categoryIds !== undefined || scope.mask !== 0 || hasPriceLimits(selection) || hasChoice(selection);
}

/** Reads the query of a page. A currency that does not exist counts as the default one: such links grow old. */
export function readSelection(
  query: ListingQuery,
  categoryIds: readonly number[] | undefined,
  currencies: readonly CurrencyRate[],
): ListingSelection {
  const limit = (amount: number | undefined) => toBaseMinor(amount, query.currency, currencies);
  return {
    categoryIds,
    scope: scopeBits(query.scope),
    chosen: chosenBits(query),
    brandIds: readIds(query.brand),
    packageIds: readIds(query.package),
    priceFrom: limit(query.price_from),
    priceTo: limit(query.price_to),
  };
}

function readIds(list: string | undefined): number[] {
  return list ? [...new Set(list.split(',').map(Number))] : [];
}

function toBaseMinor(
  amount: number | undefined,
  code: string | undefined,
  currencies: readonly CurrencyRate[],
): number | undefined {
  const base = currencies.find((currency) => currency.is_default);
  if (amount === undefined || !base) return undefined;
  const currency = currencies.find((each) => each.code === code) ?? base;
  return convertMinor(Math.round(amount * 10 ** decimalsOf(currency)), currency, base);
}
