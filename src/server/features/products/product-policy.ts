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

/** The reasons against a sale, by field. What is undefined is not checked. */
export function saleErrors(
  sale: { readonly price_minor?: number | undefined; readonly ends_at?: Date | undefined },
  terms: SaleTerms,
  at: Date,
): Record<'price' | 'ends_at', FieldErrorCode | undefined> {
  const isCheaper = sale.price_minor === undefined || sale.price_minor < terms.regular_price_minor;
  return {
    price: terms.may_be_discounted ? (isCheaper ? undefined : 'not_cheaper') : 'never_discounted',
    ends_at: sale.ends_at !== undefined && sale.ends_at <= at ? 'ends_before_start' : undefined,
  };
}
