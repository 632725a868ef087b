import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminBrandsContract } from '#shared/catalog/admin-brands-contract.ts';

export type BrandChoice = CallInput<(typeof adminBrandsContract)['list']>['query'];
export type BrandList = CallAnswer<(typeof adminBrandsContract)['list']>;
