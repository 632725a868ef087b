import type { TellingFault } from '#shared/errors.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { CartVoucherFault } from '#shared/vouchers/vouchers.ts';
import { listCurrencies } from '#server/features/lists/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { Voucher } from './voucher.queries.ts';

/** Why a voucher doesn't count for a cart, with what would help. */
export type VoucherRefusal = TellingFault & { readonly fault: CartVoucherFault };

/** A fault of a voucher with the day or the sum from which on it isn't one. */
export async function tellVoucherFault(
  db: Queryable,
  { valid_from: from, min_goods_minor: least }: Voucher,
  fault: CartVoucherFault,
): Promise<VoucherRefusal> {
  if (fault === 'voucher_not_begun' && from) return { fault, from };
  if (fault !== 'voucher_minimum') return { fault };
  const currency = (await listCurrencies(db)).find(({ is_default }) => is_default);
  return currency ? { fault, sum: formatMinor(least, currency) } : { fault };
}
