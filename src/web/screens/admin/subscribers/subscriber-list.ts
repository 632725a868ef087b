import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminSubscribersContract } from '#shared/newsletters/admin-contract.ts';

export type SubscriberChoice = CallInput<(typeof adminSubscribersContract)['list']>['query'];
export type SubscriberList = CallAnswer<(typeof adminSubscribersContract)['list']>;
