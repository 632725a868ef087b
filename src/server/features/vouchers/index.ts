import type { CartVoucherFault, VoucherKind } from '#shared/vouchers/vouchers.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface Voucher {
  readonly id: number;
  readonly code: string;
  readonly kind: VoucherKind;
  readonly percent: number | null;
  readonly amount_minor: number | null;
  readonly min_goods_minor: number;
  readonly valid_from: Date | null;
  readonly valid_to: Date | null;
  readonly max_uses: number | null;
  readonly max_uses_per_user: number | null;
  readonly for_email: string | null;
  readonly is_active: boolean;
  readonly uses: number;
}

export async function findVoucherByCode(_db: Queryable, _code: string): Promise<Voucher | undefined> {
  throw new Error('not yet');
}

export async function listVouchersOfCart(_db: Queryable, _cartId: number): Promise<Voucher[]> {
  return [];
}

export async function checkVoucher(
  _db: Queryable,
  _voucher: Voucher,
  _cart: {
    readonly goods: number;
    readonly discountable: boolean;
    readonly accountId: number | undefined;
    readonly email: string | null;
    readonly at: Date;
  },
): Promise<CartVoucherFault | undefined> {
  throw new Error('not yet');
}

export async function useVouchers(
  _tx: Tx,
  _use: {
    readonly orderId: number;
    readonly accountId: number | null;
    readonly email: string;
    readonly used: readonly { readonly voucherId: number; readonly code: string; readonly discount: number }[];
  },
): Promise<void> {}

export async function releaseVouchers(_tx: Tx, _orderId: number): Promise<void> {}

export async function recordMargins(_tx: Tx, _paid: { readonly orderId: number; readonly at: Date }): Promise<void> {}
