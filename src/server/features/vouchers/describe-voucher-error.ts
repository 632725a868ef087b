import type { DetailedFieldError } from '#shared/errors.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { CartVoucherErrorCode } from '#shared/vouchers/vouchers.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { Voucher } from './voucher.queries.ts';

/** The reason why a voucher doesn't count for a cart, with the day or sum that would help. */
export type VoucherRefusal = DetailedFieldError & { readonly error: CartVoucherErrorCode };

/** An error of a voucher, with the day or the sum from which on it is valid. */
export async function describeVoucherError(
  db: Queryable,
  { valid_from: from, min_goods_minor: least }: Voucher,
  error: CartVoucherErrorCode,
): Promise<VoucherRefusal> {
  if (error === 'voucher_not_begun' && from) return { error, from };
  if (error !== 'voucher_minimum') return { error };
  const currency = (await listCurrencies(db)).find(({ is_default }) => is_default);
  return currency ? { error, sum: formatMinor(least, currency) } : { error };
}
