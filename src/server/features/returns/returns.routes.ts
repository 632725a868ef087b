import type { FastifyInstance } from 'fastify';
import { returnsContract } from '#shared/returns/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls, type Handlers } from '#server/platform/calls/mount-calls.ts';
import { checkWithdrawal, listWithdrawalErrors } from './check-withdrawal.ts';
import { getReturns } from './get-returns.ts';
import { requestReturnLink } from './request-return-link.ts';
import { submitComplaint } from './submit-complaint.ts';
import { submitWithdrawal } from './submit-withdrawal.ts';

export function mountReturns(app: FastifyInstance, context: Context): void {
  const answers: Handlers<typeof returnsContract> = {
    get: async ({ params: { id, hash } }) => getReturns(context, id, hash),
    withdraw: async ({ params: { id, hash }, query: { lang }, body }) => {
      await submitWithdrawal(context, { id, hash, locale: lang }, body);
      return getReturns(context, id, hash);
    },
    checkWithdrawal: async ({ params: { id, hash }, body }) => {
      await checkWithdrawal(context, { id, hash }, body);
      return {};
    },
    complain: async ({ params: { id, hash }, query: { lang }, body }) => {
      await submitComplaint(context, { id, hash, locale: lang }, body);
      return getReturns(context, id, hash);
    },
    requestLink: async ({ query: { lang }, body }, { request }) => {
      await requestReturnLink(context, { ...body, lang }, request.ip);
      return {};
    },
  };
  mountCalls(app, 'returns', returnsContract, answers, {
    withdraw: ({ params, body }) => listWithdrawalErrors(context, params, body),
    checkWithdrawal: ({ params, body }) => listWithdrawalErrors(context, params, body),
  });
}
