import type { FastifyInstance } from 'fastify';
import { favouritesFull, notFound } from '#shared/errors.ts';
import { favouritesContract } from '#shared/favourites/contract.ts';
import { mostFavourites } from '#shared/favourites/limits.ts';
import type { Context } from '#server/context.ts';
import { discountOf } from '#server/platform/calls/caller.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import {
  deleteFavourite,
  insertFavourite,
  insertKept,
  listFavouriteIds,
  sentFavourites,
  storedFavourites,
} from './favourite.queries.ts';
import { listFavourites } from './list-favourites.ts';

export function mountFavourites(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  mountCalls(app, 'favourites', favouritesContract, {
    mine: async ({ query }, { caller }) =>
      listFavourites(context, storedFavourites(caller.accountId), query, discountOf(caller)),
    ids: async (_input, { caller }) => ({ listing_ids: await listFavouriteIds(db, caller.accountId) }),
    add: async ({ params: { id }, query: { lang } }, { caller: { accountId } }) => {
      // Requests at the same time may exceed the limit by a few, which harms nobody.
      const ids = await listFavouriteIds(db, accountId);
      if (ids.length >= mostFavourites && !ids.includes(id)) throw favouritesFull();
      const isPublic = await insertFavourite(db, { accountId, listingId: id, locale: lang, at: now() });
      if (!isPublic) throw notFound();
      return {};
    },
    remove: async ({ params }, { caller }) => {
      await deleteFavourite(db, caller.accountId, params.id);
      return {};
    },
    merge: async ({ body: { favourites } }, { caller: { accountId } }) => {
      await insertKept(db, { accountId, favourites, at: now() });
      return { listing_ids: await listFavouriteIds(db, accountId) };
    },
    list: async ({ query, body: { favourites } }, { caller }) =>
      listFavourites(context, sentFavourites(favourites), query, discountOf(caller)),
  });
}
