import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminVouchersContract } from '#shared/vouchers/admin-contract.ts';

export type VoucherChoice = CallInput<(typeof adminVouchersContract)['list']>['query'];
export type VoucherList = CallAnswer<(typeof adminVouchersContract)['list']>;
