import type { FastifyInstance } from 'fastify';
import { contentContract } from '#shared/content/contract.ts';
import { furtherPosts, postsPerPage } from '#shared/content/limits.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { cardTags } from '#server/features/catalog/index.ts';
import { discountOf } from '#server/platform/calls/caller.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { readerFor } from '#server/platform/calls/reader-for-pages.ts';
import { countPosts, findPost, listBlogCategories, listPosts, listPostSlugs } from './blog/blog.queries.ts';
import { presentBlogCard, presentBlogPost } from './blog/blog-presenter.ts';
import { presentDocument } from './documents/document-presenter.ts';
import { listDocuments } from './documents/document.queries.ts';
import { mountDocumentFiles } from './documents/document-files.ts';
import { createHomeCounts, getHome } from './get-home.ts';
import { countClick } from './banners/count-click.ts';
import { getPoster } from './banners/get-poster.ts';
import { presentInfoPage } from './info-pages/info-page-presenter.ts';
import { findInfoPage, listInfoPageSlugs } from './info-pages/info-page.queries.ts';

export function mountContent(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  const getCounts = createHomeCounts(context);
  mountDocumentFiles(app, context);
  mountCalls(app, 'content', contentContract, {
    blogCategories: async ({ query }, { tag }) => {
      tag('content');
      return listBlogCategories(db, { locale: query.lang, now: now() });
    },
    blogPosts: async ({ query: { lang, category, page } }, { tag }) => {
      tag('content');
      const filter = { locale: lang, now: now(), categoryId: category };
      const [posts, total] = await Promise.all([
        listPosts(db, filter, { limit: postsPerPage, offset: (page - 1) * postsPerPage }),
        countPosts(db, filter),
      ]);
      const shown = posts.map((post) => presentBlogCard(post, lang));
      return { posts: shown, total, page, pages: Math.max(1, Math.ceil(total / postsPerPage)) };
    },
    blogPost: async ({ params: { id }, query }, { tag }) => {
      tag('content');
      const filter = { locale: query.lang, now: now() };
      const post = await findPost(db, filter, id);
      if (!post) throw notFound();
      const [slugs, further] = await Promise.all([
        listPostSlugs(db, id),
        listPosts(db, filter, { limit: furtherPosts, exceptId: id }),
      ]);
      return presentBlogPost(post, query.lang, slugs, further);
    },
    infoPage: async ({ params: { id }, query }, { tag }) => {
      tag('content');
      const [page, slugs] = await Promise.all([findInfoPage(db, id, query.lang), listInfoPageSlugs(db, id)]);
      if (!page) throw notFound();
      return presentInfoPage(page, query.lang, slugs);
    },
    documents: async ({ query }, { tag }) => {
      tag('content');
      return (await listDocuments(db, query.lang)).map(presentDocument);
    },
    poster: async ({ query }, { tag }) => {
      tag('banners', 'settings', 'categories');
      const { poster, dependsOnContent } = await getPoster(context, query.lang);
      if (dependsOnContent) tag('content');
      return poster;
    },
    countBannerClick: async ({ params }, { request }) => {
      await countClick(context, params.id, request.headers['user-agent']);
      return {};
    },
    home: async ({ query }, { caller, request, tag }) => {
      const options = {
        locale: query.lang,
        discountPercent: discountOf(caller),
        reader: readerFor(context, request),
      };
      const home = await getHome(context, options, getCounts);
      const cards = [...home.topped, ...home.newest, ...home.products, ...home.sale];
      tag('content', 'listings', 'categories', ...new Set(cardTags(cards)));
      return home;
    },
  });
}
