import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { smallId, versionField } from '../contract/fields.ts';
import { featuredMost } from './limits.ts';

const settings = { scope: 'settings' } as const;

export const adminFeatured = z
  .object({
    category_ids: z.array(z.int()).describe('In their order; empty: the main categories of the tree'),
    version: versionField,
  })
  .meta({ id: 'AdminFeatured' });
export type AdminFeatured = z.infer<typeof adminFeatured>;

export const adminFeaturedContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/featured-categories',
    summary: 'The categories that the home page offers first',
    access: settings,
    response: adminFeatured,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/featured-categories',
    summary: 'Changes which categories the home page offers first, and their order',
    access: settings,
    body: z.object({ category_ids: z.array(smallId).max(featuredMost), version: versionField }),
    response: adminFeatured,
  }),
};
