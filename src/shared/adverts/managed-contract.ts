import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, idField, langField, money, plainLine, versionField } from '../contract/fields.ts';
import { decisionReason } from '../reasons/contract.ts';
import { advertSeller } from './admin-contract.ts';
import { advertContent, advertInput } from './content-contract.ts';
import { administratorActions, advertStates } from './lifecycle.ts';
import { decisionsAtOnce } from './limits.ts';

const adverts = { scope: 'adverts' } as const;
const oneAdvert = z.object({ id: idField });
const state = z.enum(advertStates);
const changed = z.object({ id: z.int(), version: versionField });

/** What adverts are called: those that an administrator hides are `hidden`, whatever their states. */
export const managedStates = [...advertStates, 'hidden'] as const;

export const managedAdvertQuery = z.object({
  lang: langField,
  q: plainLine({ min: 0, max: 100 })
    .default('')
    .describe('The number, or words of the name, or the name, e-mail or phone of the seller'),
  state: z.enum(managedStates).optional(),
  offer_type: z.enum(['supply', 'demand']).optional(),
  seller: idField.optional(),
  review: z
    .literal('yes')
    .optional()
    .describe('Only adverts published without approval that no administrator has seen yet, the oldest first'),
  page: adminPageField,
});

export const managedAdvertRow = z
  .object({
    id: z.int(),
    state,
    is_hidden: z.boolean().describe('By an administrator'),
    offer_type: z.enum(['supply', 'demand']),
    name: z.string(),
    lang: z.string(),
    category: z.string(),
    price: money.nullable(),
    is_negotiable: z.boolean(),
    picture: z.string().nullable().describe('Key of the main picture'),
    seller: z.object({ id: z.int(), username: z.string() }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ManagedAdvertRow' });
export type ManagedAdvertRow = z.infer<typeof managedAdvertRow>;

export const managedAdvert = z
  .object({
    id: z.int(),
    version: versionField.describe('Of its content and state'),
    state,
    hidden: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
    is_change_waiting: z.boolean(),
    is_public: z.boolean().describe('Its page can be visited'),
    content: advertContent.describe('The public version'),
    slugs: z.object({ category: z.string(), listing: z.string() }),
    seller: advertSeller,
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    views: z.int(),
    contacts: z.int(),
    events: z.array(
      z.object({
        id: z.int(),
        kind: z.string(),
        from: state.nullable(),
        to: state,
        actor: z.string().nullable(),
        reason: z.string().nullable(),
        happened_at: z.iso.datetime(),
      }),
    ),
    actions: z.array(z.enum(administratorActions)).describe('The actions that the advert allows the caller'),
  })
  .meta({ id: 'ManagedAdvert' });
export type ManagedAdvert = z.infer<typeof managedAdvert>;

/** Any advert, in any state. The queue for approval is a contract of its own. */
export const managedAdvertsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/advertisements',
    summary: 'All adverts, the newest first, 50 a page',
    access: adverts,
    query: managedAdvertQuery,
    response: z.object({
      adverts: z.array(managedAdvertRow),
      total: z.int().describe('Exact to 1000; 1001 means more'),
      page: z.int(),
      has_more: z.boolean(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/advertisements/{id}',
    summary: 'An advert with its seller and its latest 200 events',
    access: adverts,
    params: oneAdvert,
    query: z.object({ lang: langField }),
    response: managedAdvert,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/advertisements/{id}',
    summary: 'Changes the public version of an advert, without approval',
    access: adverts,
    params: oneAdvert,
    body: advertInput.extend({ version: versionField }),
    response: changed,
  }),
  hide: endpoint({
    method: 'POST',
    path: '/api/admin/advertisements/{id}/hiding',
    summary: 'Hides a published advert with a reason, which the seller gets by e-mail',
    access: adverts,
    params: oneAdvert,
    body: z.object({
      version: versionField,
      ...decisionReason,
    }),
    response: changed,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/advertisements/{id}/restoration',
    summary: 'Restores a hidden advert to what its state says; the seller gets an e-mail',
    access: adverts,
    params: oneAdvert,
    body: z.object({ version: versionField }),
    response: changed,
  }),
  review: endpoint({
    method: 'POST',
    path: '/api/admin/advertisements/review',
    summary: 'Marks adverts published without approval as seen',
    access: adverts,
    body: z.object({ ids: z.array(z.int().positive()).min(1).max(decisionsAtOnce) }),
    response: z.object({ decided: z.array(z.int()).describe('Without adverts that somebody has already seen') }),
  }),
};
