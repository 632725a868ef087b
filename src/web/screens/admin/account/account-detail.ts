import type { adminAccountsContract } from '#shared/accounts/admin-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';

export type AccountDetail = CallAnswer<(typeof adminAccountsContract)['get']>;
export type UserGroups = CallAnswer<(typeof adminAccountsContract)['groups']>;
