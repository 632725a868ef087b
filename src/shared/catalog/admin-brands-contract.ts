import { z } from 'zod';
import { brandName } from '../adverts/limits.ts';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, plainLine, smallId, smallIdField, versionField } from '../contract/fields.ts';

const content = { scope: 'content' } as const;
const id = z.object({ id: smallIdField });

export const brandsAtOnce = 50;
export const brandStates = ['approved', 'waiting'] as const;

export const adminBrandQuery = z.object({
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of the name'),
  state: z.enum(brandStates).optional(),
  sort: z.enum(['name', 'listings', 'newest']).default('name'),
  page: adminPageField,
});
export type AdminBrandQuery = z.output<typeof adminBrandQuery>;

const name = plainLine(brandName);

export const adminBrand = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    is_approved: z.boolean(),
    listings: z.int().describe('Public ones'),
    merging_into: z.string().nullable().describe('Name of the brand into which it is being merged'),
    version: versionField,
  })
  .meta({ id: 'AdminBrand' });
export type AdminBrand = z.infer<typeof adminBrand>;

/** The brands of the catalogue. Proposals are decided by those who approve adverts. */
export const adminBrandsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/brands',
    summary: 'Brands, filtered and sorted, 50 a page',
    access: content,
    query: adminBrandQuery,
    response: z.object({
      brands: z.array(adminBrand),
      total: z.int().describe('Exact up to 1000; 1001 means more'),
      page: z.int(),
      has_more: z.boolean(),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/brands',
    summary: 'Adds a brand',
    access: content,
    body: z.object({ name }),
    response: adminBrand,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/admin/brands/{id}',
    summary: 'Renames a brand; searches know the new name a little later',
    access: content,
    params: id,
    body: z.object({ name, version: versionField }),
    response: adminBrand,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/admin/brands/merge',
    summary: 'Merges brands into another one, which gets their adverts and products',
    access: content,
    body: z.object({ ids: z.array(smallId).min(1).max(brandsAtOnce), into: smallId }),
    response: z.object({ decided: z.array(z.int()).describe('Without those that are gone or being merged') }),
  }),
};
