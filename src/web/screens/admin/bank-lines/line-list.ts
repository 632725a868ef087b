import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminBankContract } from '#shared/bank-statements/admin-contract.ts';

export type LineChoice = CallInput<(typeof adminBankContract)['lines']>['query'];
export type LineList = CallAnswer<(typeof adminBankContract)['lines']>;
