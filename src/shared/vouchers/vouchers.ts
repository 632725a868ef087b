import type { VoucherFault } from '../errors.ts';

export const voucherKinds = ['percent', 'fixed', 'free_delivery'] as const;
export type VoucherKind = (typeof voucherKinds)[number];

/** Why a voucher that lies in a cart may stop counting. */
export const voucherFaults = [
  'voucher_unavailable',
  'voucher_email_needed',
  'voucher_used_up',
  'voucher_minimum',
  'voucher_not_for_goods',
] as const satisfies readonly VoucherFault[];
export type CartVoucherFault = (typeof voucherFaults)[number];
