import type { FastifyInstance } from 'fastify';
import { watchdogsContract } from '#shared/watchdogs/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { changeWatchdog, removeWatchdog, restoreWatchdog } from './change-watchdog.ts';
import { confirmWatchdog, endWatchdogs, getLinked } from './guests/linked-watchdogs.ts';
import { mountOneClick } from './guests/one-click.routes.ts';
import { requestAsGuest } from './guests/request-as-guest.ts';
import { getWatchdog, listWatchdogs } from './list-watchdogs.ts';
import { countInterested } from './matching/demand.queries.ts';
import { saveSearch } from './save-search.ts';
import { unwatchProduct, watchProduct } from './watch-product.ts';
import { findProductWatchdog } from './watchdog.queries.ts';

export function mountWatchdogs(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'watchdogs', watchdogsContract, {
    list: ({ query }, { caller }) => listWatchdogs(context, caller, query),
    get: ({ params, query }, { caller }) => getWatchdog(context, caller.accountId, params.id, query.lang),
    saveSearch: ({ body }, { caller }) => saveSearch(context, caller.accountId, body),
    change: async ({ params, body }, { caller }) => {
      await changeWatchdog(context, caller.accountId, params.id, body);
      return {};
    },
    remove: async ({ params }, { caller }) => {
      await removeWatchdog(context, caller.accountId, params.id);
      return {};
    },
    restore: async ({ params }, { caller }) => {
      await restoreWatchdog(context, caller.accountId, params.id);
      return {};
    },
    interest: ({ query: { ids } }, { caller }) =>
      countInterested(context.db, caller.accountId, ids.split(',').map(Number)),
    ofProduct: async ({ params }, { caller }) => ({
      is_watched: (await findProductWatchdog(context.db, caller.accountId, params.id))?.state === 'active',
    }),
    watchProduct: async ({ params, body }, { caller }) => {
      await watchProduct(context, caller.accountId, params.id, body.lang);
      return {};
    },
    unwatchProduct: async ({ params }, { caller }) => {
      await unwatchProduct(context, caller.accountId, params.id);
      return {};
    },
    watchAsGuest: async ({ params, body }, { request }) => {
      await requestAsGuest(context, params.id, body, request.ip);
      return {};
    },
    linked: ({ params, query }) => getLinked(context, params.token, query.lang),
    confirm: ({ params, query }) => confirmWatchdog(context, params.token, query.lang),
    end: async ({ params, query }) => {
      await endWatchdogs(context, params.token, query.all === '1');
      return {};
    },
  });
  mountOneClick(app, context);
}
