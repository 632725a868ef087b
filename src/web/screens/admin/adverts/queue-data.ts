import type { QueueItem, adminAdvertsContract } from '#shared/adverts/admin-contract.ts';
import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';

export type QueueChoice = Omit<CallInput<(typeof adminAdvertsContract)['queue']>['query'], 'lang'>;
export type PreparedReasons = CallAnswer<(typeof adminAdvertsContract)['reasons']>;

export interface QueueData {
  readonly choice: QueueChoice;
  readonly queue: {
    readonly items: QueueItem[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
  };
  readonly reasons: PreparedReasons;
}
