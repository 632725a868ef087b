import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { managedAdvertsContract } from '#shared/adverts/managed-contract.ts';

export type AdvertChoice = Omit<CallInput<(typeof managedAdvertsContract)['list']>['query'], 'lang'>;
export type AdvertList = CallAnswer<(typeof managedAdvertsContract)['list']>;
