import type { FastifyInstance } from 'fastify';
import { adminBlogContract, type AdminPost, type PostTexts } from '#shared/content/blog-contract.ts';
import { furtherPosts } from '#shared/content/limits.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withCurrent } from '#server/platform/db/row-version.ts';
import {
  findRevisions,
  listRevisions,
  presentRevision,
  presentRevisionRow,
  revisionsPerList,
} from '#server/features/revisions/index.ts';
import {
  countAdminPosts,
  findStoredPost,
  listAdminPosts,
  listAllBlogCategories,
  postsPerList,
} from './admin-blog.queries.ts';
import { findPost, listPosts, listPostSlugs } from './blog.queries.ts';
import { presentBlogPost } from './blog-presenter.ts';
import { addPost, changePost, copyPost, removePost, restorePost } from './change-posts.ts';
import { presentAdminPost, presentAdminPostRow } from './post-presenter.ts';
import { publishPost, unpublishPost } from './publish-posts.ts';

export function mountAdminBlog(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  const get = async (id: number): Promise<AdminPost> => {
    const post = await findStoredPost(db, id);
    if (!post) throw notFound();
    return presentAdminPost(post, now());
  };
  const changed = async (id: number, change: () => Promise<void>): Promise<AdminPost> => {
    await withCurrent(() => get(id), change);
    return get(id);
  };
  mountCalls(app, 'adminBlog', adminBlogContract, {
    list: async ({ query: { page, lang, sort, ...filters } }, { locale: ownLocale }) => {
      const locale = lang ?? ownLocale;
      const at = now();
      const [found, total, categories] = await Promise.all([
        listAdminPosts(db, filters, { locale, now: at, sort, page }),
        countAdminPosts(db, filters, at),
        listAllBlogCategories(db, locale),
      ]);
      const { rows, has_more } = adminPage(found, page, postsPerList);
      return { posts: rows.map((row) => presentAdminPostRow(row, at)), categories, total, page, has_more };
    },
    categories: ({ query }) => listAllBlogCategories(db, query.lang),
    add: ({ body }, { caller }) => addPost(context, caller.accountId, body),
    get: ({ params: { id } }) => get(id),
    change: ({ params: { id }, body }, { caller }) =>
      changed(id, () => changePost(context, caller.accountId, id, body)),
    publish: ({ params: { id }, body }, { caller }) =>
      changed(id, () => publishPost(context, caller.accountId, id, body)),
    unpublish: ({ params: { id } }, { caller }) => changed(id, () => unpublishPost(context, caller.accountId, id)),
    copy: ({ params: { id } }, { caller }) => copyPost(context, caller.accountId, id),
    remove: async ({ params: { id } }, { caller }) => {
      await removePost(context, caller.accountId, id);
      return {};
    },
    preview: async ({ params: { id }, query: { lang } }) => {
      const filter = { locale: lang, now: now() };
      const post = await findPost(db, { ...filter, isPreview: true }, id);
      if (!post) throw notFound();
      const [slugs, further] = await Promise.all([
        listPostSlugs(db, id),
        listPosts(db, filter, { limit: furtherPosts, exceptId: id }),
      ]);
      return presentBlogPost(post, lang, slugs, further);
    },
    revisions: async ({ params: { id }, query: { page } }) => {
      await get(id);
      const { rows, has_more } = adminPage(await listRevisions(db, 'blog_post', id, page), page, revisionsPerList);
      return { revisions: rows.map(presentRevisionRow), page, has_more };
    },
    revision: async ({ params: { id, revision } }) => {
      const [found, previous] = await findRevisions<PostTexts>(db, 'blog_post', id, revision);
      if (!found) throw notFound();
      return { revision: presentRevision(found), previous: previous ? presentRevision(previous) : null };
    },
    restore: ({ params: { id }, body }, { caller }) =>
      changed(id, () => restorePost(context, caller.accountId, id, body)),
  });
}
