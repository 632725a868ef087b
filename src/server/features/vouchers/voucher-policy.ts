import type { CartVoucherErrorCode } from '#shared/vouchers/vouchers.ts';
import type { Voucher, VoucherUser } from './voucher.queries.ts';

/** Who may use a voucher, when and for which goods. Pure. */

/** Uses by anybody count against this limit. */
export function hasUsesLeft({ max_uses, uses }: Pick<Voucher, 'max_uses' | 'uses'>): boolean {
  return max_uses === null || uses < max_uses;
}

/** @param uses by the same person. */
export function hasUsesLeftForUser({ max_uses_per_user }: Pick<Voucher, 'max_uses_per_user'>, uses: number): boolean {
  return max_uses_per_user === null || uses < max_uses_per_user;
}

export function dateError(voucher: Voucher, at: Date): CartVoucherErrorCode | undefined {
  const { is_active, valid_from, valid_to } = voucher;
  const isOver = valid_to !== null && at >= valid_to;
  if (!is_active || isOver || !hasUsesLeft(voucher)) return 'voucher_unavailable';
  return valid_from && at < valid_from ? 'voucher_not_begun' : undefined;
}

/** Whether the buyer must be known to use it. */
export function dependsOnUser({ for_email, max_uses_per_user }: Voucher): boolean {
  return for_email !== null || max_uses_per_user !== null;
}

/**
 * A voucher for one e-mail needs an account that has confirmed it: anyone can type the e-mail of another person
 * (decision 32).
 */
export function userError({ for_email: forEmail }: Voucher, user: VoucherUser): CartVoucherErrorCode | undefined {
  if (forEmail === null)
    return user.emails.length > 0 || user.account !== undefined ? undefined : 'voucher_email_needed';
  if (user.account === undefined) return 'voucher_login_needed';
  if (user.account.email !== forEmail) return 'voucher_other_email';
  return user.account.isConfirmed ? undefined : 'voucher_email_unconfirmed';
}

/** Goods as vouchers look at them. */
export interface VoucherGoods {
  /** From the first level to the category of the goods. */
  readonly category_path: readonly number[];
  readonly brand_id: number | null;
}

/** Whether a voucher is for such goods. With categories and brands, they must be of both. */
export function isFor(
  { category_ids: categories, brand_ids: brands }: Pick<Voucher, 'category_ids' | 'brand_ids'>,
  { category_path: path, brand_id: brand }: VoucherGoods,
): boolean {
  const isInCategory = categories.length === 0 || categories.some((id) => path.includes(id));
  return isInCategory && (brands.length === 0 || (brand !== null && brands.includes(brand)));
}

/** Values with tax, in minor units of the default currency. */
export interface GoodsValues {
  /** Of the goods that may be discounted. */
  readonly goods: number;
  /** Of those among them that the voucher is for. */
  readonly fitting: number;
}

export function goodsError(
  { min_goods_minor }: Voucher,
  { goods, fitting }: GoodsValues,
): CartVoucherErrorCode | undefined {
  if (goods === 0) return 'voucher_not_for_goods';
  if (fitting === 0) return 'voucher_other_goods';
  return fitting < min_goods_minor ? 'voucher_minimum' : undefined;
}
