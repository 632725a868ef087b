import type { FastifyInstance } from 'fastify';
import { adminMenusContract, type NamedLinkTarget } from '#shared/content/menus-contract.ts';
import { locales } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { listNamedInfoPages, listNamedPosts, type NamedTarget } from '../link-targets/link-target.queries.ts';
import { changeMenus } from './change-menus.ts';
import { readMenus } from './read-menus.ts';

export function mountAdminMenus(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  mountCalls(app, 'adminMenus', adminMenusContract, {
    get: async () => withVersion(await readMenus(db)),
    change: ({ body }, { caller }) => changeMenus(context, caller.accountId, body),
    targets: async ({ query }, { locale }) => {
      const lang = query.lang ?? locale;
      const { top, footer } = await readMenus(db);
      const links = [...top, ...footer.flatMap((group) => group.links)];
      const ids = links.flatMap(({ target }) => (target.kind === 'post' ? [target.id] : []));
      const [infoPages, posts] = await Promise.all([
        listNamedInfoPages(db, lang),
        listNamedPosts(db, { locale: lang, now: now(), ids }),
      ]);
      return { info_pages: infoPages.map(presentTarget), posts: posts.map(presentTarget) };
    },
  });
}

function presentTarget({ id, name, languages }: NamedTarget): NamedLinkTarget {
  return { id, name, missing_in: locales.filter((locale) => !languages.includes(locale)) };
}
