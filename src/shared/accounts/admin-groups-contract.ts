import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { plainLine, smallIdField, versionField } from '../contract/fields.ts';

const settings = { scope: 'settings' } as const;
const params = z.object({ id: smallIdField });

const groupInput = z.object({
  name: plainLine({ min: 1, max: 100 }),
  discount_percent: z.number().min(0).max(100).multipleOf(0.1).describe('Discount on the e-shop’s prices for members'),
});
export type GroupInput = z.output<typeof groupInput>;

export const adminGroup = groupInput
  .extend({ id: z.int(), members: z.int(), version: versionField })
  .meta({ id: 'AdminUserGroup' });
export type AdminGroup = z.infer<typeof adminGroup>;

export const adminGroupsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/groups',
    summary: 'User groups with their discounts and the numbers of their members',
    access: settings,
    response: z.array(adminGroup),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/groups',
    summary: 'Adds a user group',
    access: settings,
    body: groupInput,
    response: adminGroup,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/groups/{id}',
    summary: 'Changes a user group',
    access: settings,
    params,
    body: groupInput.extend({ version: versionField }),
    response: adminGroup,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/admin/groups/{id}',
    summary: 'Deletes a user group without members',
    access: settings,
    params,
    errors: ['group_has_members'],
    response: z.object({}),
  }),
};
