import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idField, langField, localeField, picture, slugsByLocale } from '../contract/fields.ts';
import { listingCard } from '../catalog/contract.ts';
import { bannerGroups } from './banners.ts';

export const blogCategory = z
  .object({ id: z.int(), name: z.string(), slug: z.string(), posts: z.int() })
  .meta({ id: 'BlogCategory' });
export type BlogCategory = z.infer<typeof blogCategory>;

export const blogCard = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    perex: z.string(),
    category: z.object({ id: z.int(), name: z.string() }),
    published_at: z.string(),
    reading_minutes: z.int(),
    picture: picture.nullable(),
  })
  .meta({ id: 'BlogCard' });
export type BlogCard = z.infer<typeof blogCard>;

/** A heading, for the table of contents. `id` is the anchor in `html`; `level` 2 is the highest. */
export const textHeading = z.object({ id: z.string(), title: z.string(), level: z.int() }).meta({ id: 'TextHeading' });
export type TextHeading = z.infer<typeof textHeading>;

/** Texts of posts and info pages are HTML that the server renders from Markdown, escaping raw HTML. */
export const blogPost = blogCard
  .extend({
    slugs: slugsByLocale,
    languages: z.array(localeField).describe('The languages in which the post exists'),
    seo_title: z.string(),
    seo_description: z.string(),
    html: z.string(),
    headings: z.array(textHeading),
    author: z.string(),
    updated_at: z.string(),
    further: z.array(blogCard),
  })
  .meta({ id: 'BlogPost' });
export type BlogPost = z.infer<typeof blogPost>;

export const infoPage = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    slugs: slugsByLocale,
    perex: z.string(),
    html: z.string(),
    headings: z.array(textHeading),
    updated_at: z.string(),
  })
  .meta({ id: 'InfoPage' });
export type InfoPage = z.infer<typeof infoPage>;

export const documentFile = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    url: z.string(),
    bytes: z.int(),
    updated_at: z.string(),
  })
  .meta({ id: 'DocumentFile' });
export type DocumentFile = z.infer<typeof documentFile>;

export const banner = z
  .object({ id: z.int(), title: z.string(), url: z.string(), path: z.string(), image: z.string() })
  .meta({
    id: 'Banner',
    description:
      'path: target within the site or an https address; image: address of the picture, or empty; url: the same as path, absolute',
  });
export type Banner = z.infer<typeof banner>;

export const poster = z.record(z.enum(bannerGroups), z.array(banner)).meta({ id: 'Poster' });
export type Poster = z.infer<typeof poster>;

const lang = langField;

export const contentContract = {
  blogCategories: endpoint({
    method: 'GET',
    path: '/api/blog/categories/list',
    summary: 'Blog categories',
    mayLag: true,
    query: z.object({ lang }),
    response: z.array(blogCategory),
  }),
  blogPosts: endpoint({
    method: 'GET',
    path: '/api/blog/posts',
    summary: 'A page of blog posts, newest first, 12 a page',
    mayLag: true,
    query: z.object({ lang, category: idField.optional(), page: z.coerce.number().int().min(1).max(1000).default(1) }),
    response: z.object({ posts: z.array(blogCard), total: z.int(), page: z.int(), pages: z.int() }),
  }),
  blogPost: endpoint({
    method: 'GET',
    path: '/api/blog/posts/{id}',
    summary: 'One blog post with further reading',
    mayLag: true,
    params: z.object({ id: idField }),
    query: z.object({ lang }),
    response: blogPost,
  }),
  infoPage: endpoint({
    method: 'GET',
    path: '/api/pages/{id}',
    summary: 'An info page: 1 terms, 2 GDPR, 3 how it works',
    mayLag: true,
    params: z.object({ id: idField }),
    query: z.object({ lang }),
    response: infoPage,
  }),
  documents: endpoint({
    method: 'GET',
    path: '/api/documents',
    summary: 'Documents to download',
    mayLag: true,
    query: z.object({ lang }),
    response: z.array(documentFile),
  }),
  poster: endpoint({
    method: 'GET',
    path: '/api/poster',
    summary: 'Banners by group; in maintenance every group is empty',
    mayLag: true,
    query: z.object({ lang }),
    response: poster,
  }),
  countBannerClick: endpoint({
    method: 'POST',
    path: '/api/banners/{id}/clicks',
    summary: 'Counts a click on a banner, robots excluded. Only the number of the day is stored',
    params: z.object({ id: idField }),
    response: z.object({}),
    limit: { max: 60, perMinutes: 1 },
  }),
  home: endpoint({
    method: 'GET',
    path: '/api/home',
    summary: 'What the home page shows',
    mayLag: true,
    query: z.object({ lang }),
    response: z.object({
      topped: z.array(listingCard),
      newest: z.array(listingCard),
      products: z.array(listingCard),
      sale: z.array(listingCard),
      posts: z.array(blogCard),
      counts: z.object({ adverts: z.int(), products: z.int(), sellers: z.int(), branches: z.int() }),
    }),
  }),
};
