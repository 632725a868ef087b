import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminOrdersContract } from '#shared/orders/admin-contract.ts';

export type OrderChoice = CallInput<(typeof adminOrdersContract)['list']>['query'];
export type OrderList = CallAnswer<(typeof adminOrdersContract)['list']>;
