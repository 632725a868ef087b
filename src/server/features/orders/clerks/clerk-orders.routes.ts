import type { FastifyInstance } from 'fastify';
import { clerkOrdersContract } from '#shared/orders/clerk-contract.ts';
import type { Context } from '#server/context.ts';
import type { PaymentSubjects } from '#server/features/payments/index.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { changeLines, previewLines } from '../lines/change-lines.ts';
import { getBuyer, searchBuyers, searchGoods } from './find-buyer.ts';
import { placeByClerk } from './place-by-clerk.ts';
import { previewOrder } from './preview-order.ts';

export function mountClerkOrders(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  mountCalls(app, 'clerkOrders', clerkOrdersContract, {
    goods: ({ query }) => searchGoods(context, query),
    buyers: ({ query: { q } }) => searchBuyers(context, q),
    buyer: ({ params: { id } }) => getBuyer(context, id),
    preview: ({ query: { lang }, body }) => previewOrder(context, body, lang),
    place: async ({ body }, { caller }) => {
      const { id, number } = await placeByClerk(context, body, caller.accountId);
      return { id, number };
    },
    previewLines: ({ params: { id }, query: { lang }, body }) => previewLines(context, id, body, lang),
    changeLines: async ({ params: { id }, body }, { caller }) => {
      await changeLines(context, subjects, { ...body, id, actorId: caller.accountId });
      return {};
    },
  });
}
