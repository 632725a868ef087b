import { sql, type RawBuilder } from 'kysely';
import { bitOf, fittingCombinations } from '../facets/facet-bits.ts';
import { headHas, isPreferred, type SearchText } from './search-conditions.queries.ts';

/**
 * The rank of a result is a number with one digit per criterion, the weightiest first; 0 is best. In this order: all
 * words in the head, supply before demand, in a preferred package, in the place (category) that the query means, the
 * words exactly as typed, and how surely it can be bought. Results of one rank come newest first.
 */
const digits = ['head', 'demand', 'package', 'place', 'spelling', 'offer'] as const;
const values = { head: 2, demand: 2, package: 2, place: 3, spelling: 2, offer: 4 } as const;
type Digit = (typeof digits)[number];

const weights = Object.fromEntries(
  digits.map((digit, at) => [digit, digits.slice(at + 1).reduce((product, next) => product * values[next], 1)]),
) as Record<Digit, number>;

export const ranks = digits.reduce((product, digit) => product * values[digit], 1);
/** Ranks from here on have words outside the head. */
export const firstRankOfRest = weights.head;

export function digitOf(digit: Digit, rank: number): number {
  return Math.floor(rank / weights[digit]) % values[digit];
}

/** The first rank whose value of this digit, or of a weightier one, differs from that of a rank. */
export function nextOf(digit: Digit, rank: number): number {
  return (Math.floor(rank / weights[digit]) + 1) * weights[digit];
}

/** Whether a listing can have this rank: a query without amounts prefers no package, and so on. */
export function isPossible(text: SearchText, rank: number): boolean {
  return !(
    (digitOf('head', rank) > 0 && text.isHeadOnly) ||
    (digitOf('package', rank) > 0 && text.preferredPackageIds.length === 0) ||
    (digitOf('place', rank) === placeOf.named && text.namedCategoryIds.length === 0) ||
    (digitOf('spelling', rank) > 0 && text.exact === undefined)
  );
}

/** The combinations of flags that listings of these ranks have. */
export function facetBitsOf(ranks: readonly number[]): number[] {
  const has = (bits: number, bit: number) => (bits & bit) !== 0;
  const offersOf = (bits: number) => (has(bits, bitOf.in_stock) ? [0] : has(bits, bitOf.product) ? [3] : [1, 2]);
  const offers = new Set(ranks.map((rank) => `${digitOf('demand', rank)}:${digitOf('offer', rank)}`));
  return fittingCombinations().filter((bits) =>
    offersOf(bits).some((offer) => offers.has(`${has(bits, bitOf.demand) ? 1 : 0}:${offer}`)),
  );
}

export function withPlace(rank: number, place: number): number {
  return rank + place * weights.place;
}

/**
 * Places: one root of the category tree is the usual one, with most results in categories that the query names, else
 * with most results. First its named categories, then its others: `whisky` means bottles before glasses.
 */
export const placeOf = { named: 0, usual: 1, other: 2 } as const;

/** In stock, an advert with a price, an advert without a price, sold out. Of demands: with or without a price. */
const offer = sql`case
  when l.facet_bits & ${sql.lit(bitOf.in_stock)} <> 0 then 0
  when l.facet_bits & ${sql.lit(bitOf.product)} <> 0 then 3
  when l.price_base is null then 2
  else 1 end`;

/** The rank of `l`, a row of `listing_search`, but for its place. */
export function rankWithoutPlace(text: SearchText): RawBuilder<number> {
  const summands = [
    ...(text.isHeadOnly ? [] : [sql`case when ${headHas(text.beginnings)} then 0 else ${sql.lit(weights.head)} end`]),
    sql`case when l.facet_bits & ${sql.lit(bitOf.demand)} = 0 then 0 else ${sql.lit(weights.demand)} end`,
    ...(text.preferredPackageIds.length > 0
      ? [sql`case when ${isPreferred(text)} then 0 else ${sql.lit(weights.package)} end`]
      : []),
    ...(text.exact === undefined
      ? []
      : [sql`case when ${headHas(text.exact)} then 0 else ${sql.lit(weights.spelling)} end`]),
    offer,
  ];
  return sql<number>`(${sql.join(summands, sql` + `)})`;
}

/** @param isUsual whether the category is under the usual root */
export function rankOfPlace(text: SearchText, isUsual: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(case
    when not ${isUsual} then ${sql.lit(placeOf.other * weights.place)}
    when ${isNamed(text)} then ${sql.lit(placeOf.named * weights.place)}
    else ${sql.lit(placeOf.usual * weights.place)} end)`;
}

export function isNamed(text: SearchText): RawBuilder<boolean> {
  return sql<boolean>`l.category_id = any(${[...text.namedCategoryIds]}::bigint[])`;
}
