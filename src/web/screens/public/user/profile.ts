import type { accountsContract } from '#shared/accounts/contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';

export type Profile = CallAnswer<(typeof accountsContract)['profile']>;
