import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { bulkProductsContract } from '#shared/products/bulk-contract.ts';
import type { adminProductsContract } from '#shared/products/admin-contract.ts';

export type ProductChoice = CallInput<(typeof adminProductsContract)['list']>['query'];
export type ProductList = CallAnswer<(typeof adminProductsContract)['list']>;
export type BulkChange = CallInput<(typeof bulkProductsContract)['apply']>['body']['change'];
