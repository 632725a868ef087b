import type { QueueItem, adminAdvertsContract } from '#shared/adverts/admin-contract.ts';
import type { CallInput } from '#shared/contract/endpoint.ts';
import type { PreparedReasons } from '#web/features/prepared-reasons/prepared-reason.tsx';

export type QueueChoice = Omit<CallInput<(typeof adminAdvertsContract)['queue']>['query'], 'lang'>;

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
