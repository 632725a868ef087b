import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import {
  adminPageField,
  byLocale,
  langField,
  localeField,
  picture,
  pictureKey,
  plainLine,
  plainText,
  smallId,
  smallIdField,
  versionField,
} from '../contract/fields.ts';
import { blogPost } from './contract.ts';
import { pageSlugPattern } from './limits.ts';
import { postLimits, postStates } from './posts.ts';
import { revisionList, revisionRow, saver } from '../contract/revisions.ts';

const content = { scope: 'content' } as const;
const id = z.object({ id: smallIdField });
const page = z.object({ page: adminPageField });

const text = z.object({
  title: plainLine({ min: 0, max: postLimits.title }),
  slug: z.string().trim().max(postLimits.slug).regex(pageSlugPattern).describe('Empty: made from the title'),
  perex: plainLine({ min: 0, max: postLimits.perex }),
  body: plainText({ min: 0, max: postLimits.body }).describe('Markdown; each picture has an alternative text'),
  seo_title: plainLine({ min: 0, max: postLimits.seoTitle }).describe('Empty: the title'),
  seo_description: plainLine({ min: 0, max: postLimits.seoDescription }).describe('Empty: the perex'),
});

const storedTexts = byLocale(() =>
  z.object({
    title: z.string(),
    slug: z.string(),
    perex: z.string(),
    body: z.string(),
    seo_title: z.string(),
    seo_description: z.string(),
  }),
);
export type PostTexts = z.infer<typeof storedTexts>;

/** What the editor of a post saves. A language in which everything is empty has no text. */
const postFields = z.object({
  category_id: smallId,
  author: plainLine({ min: 1, max: postLimits.author }),
  picture_key: pictureKey.nullable(),
  texts: byLocale(() => text),
});
export type PostInput = z.output<typeof postFields>;

const state = z.enum(postStates);

export const adminPost = z
  .object({
    id: z.int(),
    category_id: z.int(),
    author: z.string(),
    picture_key: z.string().nullable(),
    texts: storedTexts,
    state,
    published_at: z.iso.datetime().nullable(),
    updated_at: z.iso.datetime(),
    version: versionField.describe('Version of everything but the publication'),
  })
  .meta({ id: 'AdminPost' });
export type AdminPost = z.infer<typeof adminPost>;

export const adminPostRow = z
  .object({
    id: z.int(),
    title: z.string().describe('In the asked language, or in the first one that has a text'),
    slug: z.string(),
    languages: z.array(localeField),
    category: z.string(),
    author: z.string(),
    picture: picture.nullable(),
    state,
    published_at: z.iso.datetime().nullable(),
    updated_at: z.iso.datetime(),
    saved_by: saver,
  })
  .meta({ id: 'AdminPostRow' });
export type AdminPostRow = z.infer<typeof adminPostRow>;

export const postRevision = revisionRow.extend({ texts: storedTexts }).meta({ id: 'PostRevision' });
export type PostRevision = z.infer<typeof postRevision>;

export const adminBlogContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/blog',
    summary: 'Blog posts in any state, 50 a page',
    access: content,
    query: page.extend({
      lang: localeField.optional(),
      q: plainLine({ min: 0, max: 100 }).optional().describe('Part of a title or of the name of the author'),
      state: state.optional(),
      language: localeField.optional().describe('Only posts that are written in it'),
      category: smallIdField.optional(),
      sort: z.enum(['changed', 'published']).default('changed'),
    }),
    response: z.object({
      posts: z.array(adminPostRow),
      categories: z.array(z.object({ id: z.int(), name: z.string(), may_be_advertised: z.boolean() })),
      total: z.int(),
      page: z.int(),
      has_more: z.boolean(),
    }),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/admin/blog/categories',
    summary: 'Categories of the blog, with or without posts',
    access: content,
    query: z.object({ lang: langField }),
    response: z.array(z.object({ id: z.int(), name: z.string(), may_be_advertised: z.boolean() })),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/blog',
    summary: 'Adds a draft',
    access: content,
    body: postFields,
    response: z.object({ id: z.int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/blog/{id}',
    summary: 'A post with its texts in every language',
    access: content,
    params: id,
    response: adminPost,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/blog/{id}',
    summary: 'Changes a post. The earlier texts stay in its history',
    access: content,
    params: id,
    body: postFields.extend({ version: versionField }),
    response: adminPost,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/admin/blog/{id}/publish',
    summary: 'Makes a post public, now or at a time. A hidden post keeps its date unless a time is given',
    access: content,
    params: id,
    body: z.object({ version: versionField, published_at: z.iso.datetime().nullable() }),
    response: adminPost,
    errors: ['post_unfinished'],
  }),
  unpublish: endpoint({
    method: 'POST',
    path: '/api/admin/blog/{id}/unpublish',
    summary: 'Hides a public post. One that was only scheduled becomes a draft again',
    access: content,
    params: id,
    response: adminPost,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/admin/blog/{id}/copy',
    summary: 'Adds a draft with the same content',
    access: content,
    params: id,
    response: z.object({ id: z.int() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/blog/{id}',
    summary: 'Deletes a draft with its history. What was public is hidden instead',
    access: content,
    params: id,
    response: z.object({}),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/admin/blog/{id}/preview',
    summary: 'A post in any state as its public page shows it',
    access: content,
    params: id,
    query: z.object({ lang: langField }),
    response: blogPost,
  }),
  revisions: endpoint({
    method: 'GET',
    path: '/api/admin/blog/{id}/revisions',
    summary: 'The saved versions of the texts of a post, the newest first, 50 a page',
    access: content,
    params: id,
    query: page,
    response: revisionList,
  }),
  revision: endpoint({
    method: 'GET',
    path: '/api/admin/blog/{id}/revisions/{revision}',
    summary: 'A saved version of the texts of a post, and the one before it',
    access: content,
    params: z.object({ id: smallIdField, revision: smallIdField }),
    response: z.object({ revision: postRevision, previous: postRevision.nullable() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/blog/{id}/restore',
    summary: 'Saves the texts of an earlier version again',
    access: content,
    params: id,
    body: z.object({ revision: smallId, version: versionField }),
    response: adminPost,
  }),
};
