import type { FastifyInstance } from 'fastify';
import { adminMenusContract } from '#shared/content/menus-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { listPosts } from '../blog/blog.queries.ts';
import { listInfoPageNames } from '../link-targets/link-target.queries.ts';
import { changeMenus } from './change-menus.ts';
import { readMenus } from './read-menus.ts';

const mostPosts = 200;

export function mountAdminMenus(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  mountCalls(app, 'adminMenus', adminMenusContract, {
    get: async () => withVersion(await readMenus(db)),
    change: ({ body }, { caller }) => changeMenus(context, caller.accountId, body),
    targets: async ({ query }, { locale }) => {
      const lang = query.lang ?? locale;
      const posts = await listPosts(db, { locale: lang, now: now() }, { limit: mostPosts });
      return {
        info_pages: await listInfoPageNames(db, lang),
        posts: posts.map(({ id, title }) => ({ id, name: title })),
      };
    },
  });
}
