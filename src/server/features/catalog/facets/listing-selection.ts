import type { ListingQuery } from '#shared/catalog/contract.ts';
import { facetTable, idsNames, rangeNames, type IdsFacet, type RangeFacet } from '#shared/catalog/facets.ts';
import { convertMinor, decimalsOf, type CurrencyRate } from '#shared/money/money.ts';
import { anyBits, chosenBits, scopeBits, type BitCondition } from './facet-bits.ts';
import type { TypedPrices } from '../words/search-prices.ts';
import { mapIdsFacets, type FacetValue } from './value-counts.ts';

/** Limits of a range, inclusive; undefined = no limit. */
export interface Range {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** Which listings a page shows, with the filters that have counts (`chosen`, `ids`) apart from the rest. */
export interface ListingSelection {
  /** Ids of the category and its descendants; undefined = the whole catalogue. */
  readonly categoryIds: readonly number[] | undefined;
  readonly scope: BitCondition;
  readonly chosen: BitCondition;
  /** Empty = any. */
  readonly ids: Readonly<Record<IdsFacet, readonly FacetValue[]>>;
  /** Prices in minor units of the default currency. */
  readonly ranges: Readonly<Record<RangeFacet, Range>>;
}

function mapRanges(rangeOf: (facet: RangeFacet) => Range): Record<RangeFacet, Range> {
  return Object.fromEntries(rangeNames.map((name) => [name, rangeOf(name)])) as Record<RangeFacet, Range>;
}

/** Selects every public listing. */
export const wholeCatalogue: ListingSelection = {
  categoryIds: undefined,
  scope: anyBits,
  chosen: anyBits,
  ids: mapIdsFacets(() => []),
  ranges: mapRanges(() => ({ from: undefined, to: undefined })),
};

/** Whether any range is limited: the counters know no ranges. */
export function hasRange({ ranges }: ListingSelection): boolean {
  return rangeNames.some((name) => ranges[name].from !== undefined || ranges[name].to !== undefined);
}

/** Whether any filter is chosen that has counts. */
export function hasChoice({ chosen, ids }: ListingSelection): boolean {
  return chosen.mask !== 0 || idsNames.some((name) => ids[name].length > 0);
}

/** Whether it leaves out anything of the catalogue. */
export function isNarrowed(selection: ListingSelection): boolean {
  const { categoryIds, scope } = selection;
  return categoryIds !== undefined || scope.mask !== 0 || hasRange(selection) || hasChoice(selection);
}

/** Reads the query of a page. An unknown currency counts as the default one: such links grow old. */
export function readSelection(
  query: ListingQuery,
  categoryIds: readonly number[] | undefined,
  currencies: readonly CurrencyRate[],
): ListingSelection {
  const limit = (name: RangeFacet, amount: number | undefined) =>
    name === 'price' ? toBaseMinor(amount, query.currency, currencies) : amount;
  return {
    categoryIds,
    scope: scopeBits(query.scope),
    chosen: chosenBits(query),
    ids: mapIdsFacets((name) => readIds(name, query[name])),
    ranges: mapRanges((name) => ({ from: limit(name, query[`${name}_from`]), to: limit(name, query[`${name}_to`]) })),
  };
}

/** The price limits typed in a search, in minor units of the default currency, where the filters set none. */
export function withTypedPrices(
  selection: ListingSelection,
  { from, to, currency }: TypedPrices,
  currencies: readonly CurrencyRate[],
): ListingSelection {
  const { price } = selection.ranges;
  const limits = {
    from: price.from ?? toBaseMinor(from, currency, currencies),
    to: price.to ?? toBaseMinor(to, currency, currencies),
  };
  return { ...selection, ranges: { ...selection.ranges, price: limits } };
}

function readIds(facet: IdsFacet, list: string | undefined): FacetValue[] {
  return list ? [...new Set(list.split(',').map((id) => valueOf(facet, id)))] : [];
}

/** The value of a facet that is written as text. */
export function valueOf(facet: IdsFacet, text: string): FacetValue {
  return facetTable[facet].id === 'number' ? Number(text) : text;
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
