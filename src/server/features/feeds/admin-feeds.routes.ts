import type { FastifyInstance } from 'fastify';
import { adminFeedsContract } from '#shared/feeds/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { askForBuild, changeFeed } from './change-feeds.ts';
import { mountFeedFiles } from './feed-files.routes.ts';
import { listFeeds } from './list-feeds.ts';

export function mountFeeds(app: FastifyInstance, context: Context): void {
  mountFeedFiles(app, context);
  mountCalls(app, 'adminFeeds', adminFeedsContract, {
    list: async ({ query: { lang } }) => ({ feeds: await listFeeds(context, lang) }),
    change: async ({ params: { code }, query: { lang }, body }, { caller: { accountId } }) => {
      await changeFeed(context, { ...body, code, lang, actorId: accountId });
      return (await listFeeds(context, lang, [code]))[0]!;
    },
    build: async ({ params: { code } }, { caller: { accountId } }) => {
      await askForBuild(context, accountId, code);
      return {};
    },
  });
}
