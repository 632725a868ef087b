export { mountAdminVouchers } from './admin-vouchers.routes.ts';
export { checkVoucher } from './check-voucher.ts';
export { deductMargins, recordMargins } from './influencer-margins.ts';
export { isFor } from './voucher-policy.ts';
export {
  listVoucherLimits,
  replaceVoucherBrand,
  replaceVoucherCategory,
  type VoucherLimits,
} from './limits.queries.ts';
export { releaseVouchers, takeBackVouchers, useVouchers } from './use-vouchers.ts';
export { describeVoucherError, type VoucherRefusal } from './describe-voucher-error.ts';
export { voucherErrorTexts, voucherRefusalText } from './voucher-error-texts.ts';
export { eraseVoucherUsers, findVoucherByCode, voucherColumns, type Voucher } from './voucher.queries.ts';
export { mountVouchersCsv } from './vouchers-csv.routes.ts';
export { mountVouchers } from './vouchers.routes.ts';
