import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { packageLimits, packageUnits } from './package-limits.ts';
import { langField, smallId, smallIdField, versionField } from '../contract/fields.ts';

const content = { scope: 'content' } as const;
const id = z.object({ id: smallIdField });
const nothing = z.object({});

const packageFields = z.object({
  unit: z.enum(packageUnits),
  amount: z.int().min(1).max(packageLimits.amount).describe('Millilitres, grams or pieces'),
  count: z.int().min(1).max(packageLimits.count).default(1).describe('Several in one pack: 6 × 0.5 l'),
});
export type PackageFields = z.output<typeof packageFields>;

export const adminPackage = packageFields
  .extend({
    id: z.int(),
    count: z.int(),
    label: z.string(),
    listings: z.int().describe('Public ones'),
    is_used: z.boolean().describe('By a listing, a hidden one included'),
    merging_into: z.string().nullable().describe('The package into which it is being merged'),
    version: versionField,
  })
  .meta({ id: 'AdminPackage' });
export type AdminPackage = z.infer<typeof adminPackage>;

/** The amounts in which goods are sold. They are in the order of their sizes. */
export const adminPackagesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/packages',
    summary: 'All packages with their use',
    access: content,
    query: z.object({ lang: langField }),
    response: z.array(adminPackage),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/packages',
    summary: 'Adds a package',
    access: content,
    body: packageFields,
    response: z.object({ id: z.int() }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/packages/{id}',
    summary: 'Changes a package that no listing uses',
    access: content,
    params: id,
    body: packageFields.extend({ version: versionField }),
    response: z.object({ version: versionField }),
    errors: ['package_in_use'],
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/admin/packages/{id}/merge',
    summary: 'Merges a package into another one of its unit',
    access: content,
    params: id,
    body: z.object({ into: smallId }),
    response: nothing,
    errors: ['package_in_use'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/admin/packages/{id}',
    summary: 'Deletes a package that no listing uses',
    access: content,
    params: id,
    response: nothing,
    errors: ['package_in_use'],
  }),
};
