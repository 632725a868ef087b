import type { adminAdvertsContract } from '#shared/adverts/admin-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';

export type BrandList = CallAnswer<(typeof adminAdvertsContract)['waitingBrands']>;
export type WaitingBrand = BrandList['brands'][number];
