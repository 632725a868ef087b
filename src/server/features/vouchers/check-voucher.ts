import type { CartVoucherErrorCode } from '#shared/vouchers/vouchers.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { countUsesBy, findAccountEmail, type Voucher, type VoucherUser } from './voucher.queries.ts';

/** What a voucher is looked at with. */
export interface VoucherCart {
  /** Value of the goods that may be discounted, with tax, in minor units of the default currency. */
  readonly goods: number;
  readonly accountId: number | undefined;
  /** Of the buyer as far as it is known, besides the account's own. */
  readonly email: string | null;
  readonly at: Date;
}

/** Why a voucher can't be used with a cart now; undefined when it can. The first reason of several is told. */
export async function checkVoucher(
  db: Queryable,
  voucher: Voucher,
  { goods, accountId, email, at }: VoucherCart,
): Promise<CartVoucherErrorCode | undefined> {
  if (!isAvailable(voucher, at)) return 'voucher_unavailable';
  if (voucher.valid_from && at < voucher.valid_from) return 'voucher_not_begun';
  if (voucher.for_email !== null || voucher.max_uses_per_user !== null) {
    const user = await userOf(db, accountId ?? null, email);
    const error = await checkUser(db, voucher, user);
    if (error) return error;
  }
  if (goods === 0) return 'voucher_not_for_goods';
  return goods < voucher.min_goods_minor ? 'voucher_minimum' : undefined;
}

/** Everybody who is who asks: the account with its e-mail, and the e-mail that was typed. */
export async function userOf(db: Queryable, accountId: number | null, email: string | null): Promise<VoucherUser> {
  const own = accountId === null ? null : await findAccountEmail(db, accountId);
  const emails = [own, email?.toLowerCase()].filter((one) => typeof one === 'string');
  return { accountId, emails: [...new Set(emails)] };
}

/** All uses together have a limit; whoever's they were. */
export function hasUsesLeft({ max_uses, uses }: Pick<Voucher, 'max_uses' | 'uses'>): boolean {
  return max_uses === null || uses < max_uses;
}

export async function hasUsesLeftFor(db: Queryable, voucher: Voucher, user: VoucherUser): Promise<boolean> {
  const { id, max_uses_per_user: limit } = voucher;
  return limit === null || (await countUsesBy(db, id, user)) < limit;
}

function isAvailable(voucher: Voucher, at: Date): boolean {
  const { is_active, valid_to } = voucher;
  if (!is_active || (valid_to && at >= valid_to)) return false;
  return hasUsesLeft(voucher);
}

async function checkUser(
  db: Queryable,
  voucher: Voucher,
  user: VoucherUser,
): Promise<CartVoucherErrorCode | undefined> {
  const { for_email: forEmail } = voucher;
  const isKnown = user.emails.length > 0 || (forEmail === null && user.accountId !== null);
  if (!isKnown) return 'voucher_email_needed';
  if (forEmail !== null && !user.emails.includes(forEmail)) return 'voucher_other_email';
  return (await hasUsesLeftFor(db, voucher, user)) ? undefined : 'voucher_used_up';
}
