import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { byLocale, plainLine, smallId, smallIdField, versionField } from '../contract/fields.ts';
import { blogCategoriesMost, blogCategoryName } from './limits.ts';

const content = { scope: 'content' } as const;
const params = z.object({ id: smallIdField });
const nothing = z.object({});

const fields = z.object({
  names: byLocale(() => plainLine({ min: 1, max: blogCategoryName })),
  may_be_advertised: z.boolean().describe('Whether the home page may show its posts (R-11.01)'),
});
export type BlogCategoryInput = z.output<typeof fields>;

export const adminBlogCategory = z
  .object({
    id: z.int(),
    names: byLocale(() => z.string()),
    may_be_advertised: z.boolean(),
    posts: z.int().describe('Posts in any state'),
    version: versionField.describe('Of the names and the promotion'),
  })
  .meta({ id: 'AdminBlogCategory' });
export type AdminBlogCategory = z.infer<typeof adminBlogCategory>;

export const adminBlogCategoriesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/blog-categories',
    summary: 'All categories of the blog in their order, with names in every language',
    access: content,
    response: z.array(adminBlogCategory),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/blog-categories',
    summary: 'Adds a category at the end',
    access: content,
    body: fields,
    response: adminBlogCategory,
    errors: ['blog_categories_full'],
  }),
  order: endpoint({
    method: 'PUT',
    path: '/api/admin/blog-categories/order',
    summary: 'Puts the categories into an order. A conflict if there are others meanwhile',
    access: content,
    body: z.object({ ids: z.array(smallId).min(1).max(blogCategoriesMost) }),
    response: nothing,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/blog-categories/{id}',
    summary: 'Renames a category, or changes whether its posts may be promoted',
    access: content,
    params,
    body: fields.extend({ version: versionField }),
    response: adminBlogCategory,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/admin/blog-categories/{id}/removal',
    summary: 'Deletes a category and moves its posts to another one',
    access: content,
    params,
    body: z.object({
      move_to: smallId
        .nullable()
        .describe('Needed if it has posts. Posts that may not be promoted cannot move where they would be'),
    }),
    response: z.object({ moved: z.int() }),
  }),
};
