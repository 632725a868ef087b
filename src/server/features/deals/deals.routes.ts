import type { FastifyInstance } from 'fastify';
import { dealsContract } from '#shared/deals/contract.ts';
import type { Context } from '#server/context.ts';
import { listCards } from '#server/features/catalog/index.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { getDeal } from './get-deal.ts';
import { listDeals } from './list-deals.ts';
import { offerDeal } from './offer-deal.ts';
import { acceptDeal, confirmMeeting, declineDeal, handOver, proposeMeeting, withdrawDeal } from './take-step.ts';
import { getWaiting, waitForAdvert } from './waiting-list.ts';
import { deleteWaiter, listWaiting } from './waiting.queries.ts';

export function mountDeals(app: FastifyInstance, context: Context): void {
  const { db } = context;
  mountCalls(app, 'deals', dealsContract, {
    list: async ({ query }, { caller }) => listDeals(context, caller.accountId, query),
    ofThread: async ({ params: { id } }, { caller }) => getDeal(db, caller.accountId, id),
    offer: async ({ params: { id }, body }, { caller }) => offerDeal(context, caller.accountId, id, body),
    accept: async ({ params: { id } }, { caller }) => acceptDeal(context, caller.accountId, id),
    decline: async ({ params: { id }, body }, { caller }) => declineDeal(context, caller.accountId, id, body.reason),
    propose: async ({ params: { id }, body }, { caller }) => proposeMeeting(context, caller.accountId, id, body),
    confirmMeeting: async ({ params: { id }, body }, { caller }) => confirmMeeting(context, caller.accountId, id, body),
    handOver: async ({ params: { id } }, { caller }) => handOver(context, caller.accountId, id),
    withdraw: async ({ params: { id }, body }, { caller }) => withdrawDeal(context, caller.accountId, id, body.reason),
    waiting: async ({ params: { id }, query }, { caller }) => getWaiting(context, caller.accountId, id, query.lang),
    waitingList: async ({ query }, { caller }) =>
      listCards(context, await listWaiting(db, caller.accountId), { locale: query.lang, discountPercent: 0 }),
    wait: async ({ params: { id } }, { caller }) => {
      await waitForAdvert(context, caller.accountId, id);
      return {};
    },
    stopWaiting: async ({ params: { id } }, { caller }) => {
      await deleteWaiter(db, caller.accountId, id);
      return {};
    },
  });
}
