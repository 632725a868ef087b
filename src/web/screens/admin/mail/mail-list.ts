import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminMailsContract } from '#shared/mails/admin-contract.ts';

export type MailList = CallAnswer<(typeof adminMailsContract)['list']>;
export type ListedMail = MailList['mails'][number];
export type MailChoice = CallInput<(typeof adminMailsContract)['list']>['query'];
