import type { FieldErrorCode } from '#shared/errors.ts';

/** What administrators with the scope `content` may do with products and their sales. The scope is in the contract. */

/** Without a weight nobody knows the price of delivery. */
export function mayBeShown({ weight_g }: { readonly weight_g: number | null }): boolean {
  return weight_g !== null;
}

interface SalePeriod {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** A sale that is over stays as it was. */
export function mayChangeSale(sale: SalePeriod, at: Date): boolean {
  return sale.ends_at > at;
}

/** The start of a sale that has begun is history. */
export function mayMoveStart(sale: SalePeriod, at: Date): boolean {
  return sale.starts_at > at;
}

/** A sale that has not begun may be deleted; a running one only ends. */
export function mayDeleteSale(sale: SalePeriod, at: Date): boolean {
  return sale.starts_at >= at;
}

interface SaleTerms {
  readonly regular_price_minor: number;
  readonly may_be_discounted: boolean;
}

/** The first reason against a sale, by field. */
export function saleErrors(
  sale: { readonly price_minor: number; readonly ends_at: Date },
  terms: SaleTerms,
  at: Date,
): Record<string, FieldErrorCode> {
  if (!terms.may_be_discounted) return { price: 'never_discounted' };
  if (sale.price_minor >= terms.regular_price_minor) return { price: 'not_cheaper' };
  return sale.ends_at <= at ? { ends_at: 'ends_before_start' } : {};
}
