import type { VoucherErrorCode } from '../errors.ts';

export const voucherKinds = ['percent', 'fixed', 'free_delivery'] as const;
export type VoucherKind = (typeof voucherKinds)[number];

/** Why a voucher in a cart may stop applying. */
export const voucherErrors = [
  'voucher_unavailable',
  'voucher_not_begun',
  'voucher_email_needed',
  'voucher_login_needed',
  'voucher_email_unconfirmed',
  'voucher_other_email',
  'voucher_used_up',
  'voucher_minimum',
  'voucher_not_for_goods',
  'voucher_other_goods',
  'too_many_vouchers',
] as const satisfies readonly VoucherErrorCode[];
export type CartVoucherErrorCode = (typeof voucherErrors)[number];

/** Labels in the administration. If several reasons apply, the last one of this list is shown. */
export const voucherStates = ['valid', 'planned', 'used_up', 'over', 'off'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** Upper case; typed codes are converted. An empty code is reported by the length check. */
export const voucherCodePattern = /^([A-Z0-9][A-Z0-9_-]{1,39})?$/;
/** So many categories, and as many brands, a voucher is limited to at most. */
export const mostLimits = 50;
export const mostUses = 1_000_000_000;
