import type { AgeRule, UnitPriceUnit } from '../catalog/limits.ts';

interface GoodsCategory {
  readonly age_rule: AgeRule;
  readonly unit_price_unit: UnitPriceUnit | null;
}

/**
 * What the form of an advert requires besides its text: the package in a category whose goods have a unit price,
 * the brand where an age rule applies, unless the seller says that the goods have none. Who seeks goods may leave both open: any brand and any bottle will do.
 */
export function requiredGoods(
  offerType: 'supply' | 'demand',
  { age_rule, unit_price_unit }: GoodsCategory,
): { readonly brand: boolean; readonly package: boolean } {
  const isOffered = offerType === 'supply';
  return { brand: isOffered && age_rule !== 'none', package: isOffered && unit_price_unit !== null };
}
