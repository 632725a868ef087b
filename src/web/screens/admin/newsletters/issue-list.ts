import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminIssuesContract } from '#shared/newsletters/issues-contract.ts';

export type IssueChoice = CallInput<(typeof adminIssuesContract)['list']>['query'];
export type IssueList = CallAnswer<(typeof adminIssuesContract)['list']>;
