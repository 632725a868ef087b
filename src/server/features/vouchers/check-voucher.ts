import type { CartVoucherErrorCode } from '#shared/vouchers/vouchers.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import {
  dateError,
  dependsOnUser,
  goodsError,
  hasUsesLeftForUser,
  userError,
  type GoodsValues,
} from './voucher-policy.ts';
import { countUsesBy, findVoucherAccount, type Voucher, type VoucherUser } from './voucher.queries.ts';

/** The cart that a voucher is checked against. */
export interface VoucherCart extends GoodsValues {
  readonly accountId: number | undefined;
  /** The e-mail that the buyer typed, besides the account's own. */
  readonly email: string | null;
  readonly at: Date;
}

/** @returns the first reason why a voucher can't be used with a cart now; undefined when it can */
export async function checkVoucher(
  db: Queryable,
  voucher: Voucher,
  { accountId, email, at, ...goods }: VoucherCart,
): Promise<CartVoucherErrorCode | undefined> {
  return (
    dateError(voucher, at) ??
    (dependsOnUser(voucher) ? await checkUser(db, voucher, await userOf(db, accountId ?? null, email)) : undefined) ??
    goodsError(voucher, goods)
  );
}

async function checkUser(
  db: Queryable,
  voucher: Voucher,
  user: VoucherUser,
): Promise<CartVoucherErrorCode | undefined> {
  const error = userError(voucher, user);
  if (error) return error;
  return (await canUseAgain(db, voucher, user)) ? undefined : 'voucher_used_up';
}

/**
 * The buyer under every known e-mail: the account's own and the typed one.
 * @param personKeys of the order that is being placed; a cart knows none
 */
export async function userOf(
  db: Queryable,
  accountId: number | null,
  email: string | null,
  personKeys: readonly string[] = [],
): Promise<VoucherUser> {
  const account = accountId === null ? undefined : await findVoucherAccount(db, accountId);
  const emails = [account?.email, email?.toLowerCase()].filter((one): one is string => !!one);
  return { account, emails: [...new Set(emails)], personKeys };
}

/** Counts the buyer's uses only where the voucher limits them. */
export async function canUseAgain(db: Queryable, voucher: Voucher, user: VoucherUser): Promise<boolean> {
  if (voucher.max_uses_per_user === null) return true;
  return hasUsesLeftForUser(voucher, await countUsesBy(db, voucher.id, user));
}
