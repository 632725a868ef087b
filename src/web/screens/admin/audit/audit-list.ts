import type { adminAuditContract } from '#shared/audit/admin-contract.ts';
import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';

export type AuditChoice = CallInput<(typeof adminAuditContract)['list']>['query'];
export type Audit = CallAnswer<(typeof adminAuditContract)['list']>;
