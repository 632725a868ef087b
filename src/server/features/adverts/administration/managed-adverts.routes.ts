import type { FastifyInstance } from 'fastify';
import { managedAdvertsContract } from '#shared/adverts/managed-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { listContentErrors } from '../content/check-content.ts';
import { editAdvert } from './edit-advert.ts';
import { getManagedAdvert } from './get-managed-advert.ts';
import { hideAdvert, restoreAdvert } from './hide-advert.ts';
import { listAllAdverts } from './list-managed-adverts.ts';
import { findSellerId } from './managed-advert.queries.ts';
import { reviewAdverts } from './review-adverts.ts';

export function mountManagedAdverts(app: FastifyInstance, context: Context): void {
  mountCalls(
    app,
    'managedAdverts',
    managedAdvertsContract,
    {
      list: async ({ query }) => listAllAdverts(context, query),
      get: async ({ params: { id }, query: { lang } }, { caller }) =>
        getManagedAdvert(context, { id, lang, actorId: caller.accountId }),
      change: async ({ params: { id }, body: { version, ...form } }, { caller }) =>
        editAdvert(context, { id, actorId: caller.accountId, version }, form),
      hide: async ({ params: { id }, body: { version, ...words } }, { caller }) =>
        hideAdvert(context, { id, actorId: caller.accountId, version }, words),
      restore: async ({ params: { id }, body: { version } }, { caller }) =>
        restoreAdvert(context, { id, actorId: caller.accountId, version }),
      review: async ({ body: { ids } }, { caller }) => ({
        decided: await reviewAdverts(context, { ids, actorId: caller.accountId }),
      }),
    },
    {
      change: async ({ params, valid }, { caller }) => {
        const sellerId = await findSellerId(context.db, params.id);
        return listContentErrors(context, { accountId: caller!.accountId, ...(sellerId && { sellerId }) }, valid);
      },
    },
  );
}
