import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { plainLine, smallId, smallIdField, versionField } from '../contract/fields.ts';
import { adminListNames, viewNameLength, viewQuery, viewQueryLength } from './lists.ts';

const administrator = 'administrator' as const;
const list = z.enum(adminListNames);
const ofList = z.object({ list });
const oneView = z.object({ list, id: smallIdField });

const viewFields = {
  name: plainLine({ min: 1, max: viewNameLength }),
  query: z
    .string()
    .max(viewQueryLength)
    .overwrite(viewQuery)
    .describe("Filters, order and columns: the query of the list's address"),
  is_shared: z.boolean().describe('Whether all administrators of the list see it'),
};

const adminListView = z
  .object({
    id: z.int(),
    list,
    ...viewFields,
    author: z.string().describe('User name'),
    may_change: z.boolean(),
    version: versionField,
  })
  .meta({ id: 'AdminListView' });
export type AdminListView = z.output<typeof adminListView>;

const listSettings = z
  .object({
    views: z.array(adminListView).describe("The caller's own and shared ones, by name"),
    hidden_columns: z.array(z.string()),
    default_view_id: z.int().nullable(),
  })
  .meta({ id: 'AdminListSettings' });
export type AdminListSettings = z.output<typeof listSettings>;

/** Each call needs the scope of its list. */
export const adminListsContract = {
  defaults: endpoint({
    method: 'GET',
    path: '/api/admin/list-defaults',
    summary: 'The queries with which the navigation opens lists for the caller',
    access: administrator,
    response: z.array(z.object({ list, query: z.string() })),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/lists/{list}',
    summary: 'Columns, views and the default view of a list for the caller',
    access: administrator,
    params: ofList,
    response: listSettings,
  }),
  setColumns: endpoint({
    method: 'PUT',
    path: '/api/admin/lists/{list}/columns',
    summary: "Remembers which of the list's columns the caller leaves out",
    access: administrator,
    params: ofList,
    body: z.object({ hidden_columns: z.array(z.string().max(40)).max(20) }),
    response: listSettings,
  }),
  setDefault: endpoint({
    method: 'PUT',
    path: '/api/admin/lists/{list}/default',
    summary: 'Chooses the view with which the navigation opens the list for the caller',
    access: administrator,
    params: ofList,
    body: z.object({ view_id: smallId.nullable() }),
    response: listSettings,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/lists/{list}/views',
    summary: 'Saves a view of a list. Sent again, it answers the same view',
    access: administrator,
    params: ofList,
    body: z.object(viewFields),
    response: adminListView,
    errors: ['views_full'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/lists/{list}/views/{id}',
    summary: 'Changes a view: its author, and a shared one administrators with the scope settings',
    access: administrator,
    params: oneView,
    body: z.object({ ...viewFields, version: versionField }),
    response: adminListView,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/admin/lists/{list}/views/{id}',
    summary: 'Deletes a view',
    access: administrator,
    params: oneView,
    response: z.object({}),
  }),
};
