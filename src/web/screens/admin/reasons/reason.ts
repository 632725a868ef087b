import type { adminAdvertsContract } from '#shared/adverts/admin-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';

export type Reason = CallAnswer<(typeof adminAdvertsContract)['reasons']>[number];
