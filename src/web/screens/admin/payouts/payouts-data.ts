import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminPayoutsContract } from '#shared/payouts/contract.ts';

type Contract = typeof adminPayoutsContract;
export type CandidateChoice = CallInput<Contract['candidates']>['query'];

export type PayoutsData =
  | { readonly view: 'candidates'; readonly choice: CandidateChoice; readonly list: CallAnswer<Contract['candidates']> }
  | { readonly view: 'batches'; readonly list: CallAnswer<Contract['list']> };
