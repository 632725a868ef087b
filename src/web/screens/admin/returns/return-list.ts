import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminReturnsContract } from '#shared/returns/admin-contract.ts';

export type ReturnList = CallAnswer<(typeof adminReturnsContract)['list']>;
export type ReturnChoice = CallInput<(typeof adminReturnsContract)['list']>['query'];
