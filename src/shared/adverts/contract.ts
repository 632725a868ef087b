import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idField, langField, money, plainLine } from '../contract/fields.ts';
import { advertContent, advertInput } from './content-contract.ts';
import { advertStates, ownerActions, shownStates } from './lifecycle.ts';

const account = 'account' as const;
const oneAdvert = z.object({ id: idField });
const state = z.enum(advertStates);
const shownState = z.enum(shownStates);
const moved = z.object({ id: z.int(), state });

export const ownAdvertRow = z
  .object({
    id: z.int(),
    state,
    offer_type: z.enum(['supply', 'demand']),
    name: z.string(),
    slug: z.string(),
    category: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
    price: money.nullable(),
    is_negotiable: z.boolean(),
    picture: z.string().nullable().describe('Key of the main picture'),
    submitted_at: z.iso.datetime(),
    state_changed_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    topped_until: z.iso.datetime().nullable(),
    is_reserved: z.boolean().describe('For the buyer of an open deal'),
    views: z.int(),
    contacts: z.int(),
    decision_reason: z.string().nullable().describe('Why it was rejected'),
    hidden_reason: z.string().nullable().describe('Why an administrator has hidden it; null: not hidden'),
    is_change_waiting: z.boolean(),
    change_rejected_reason: z.string().nullable().describe('Why the last change was rejected'),
    actions: z.array(z.enum(ownerActions)).describe('The actions that the state allows'),
  })
  .meta({ id: 'OwnAdvertRow' });
export type OwnAdvertRow = z.infer<typeof ownAdvertRow>;

export const ownAdvert = z
  .object({
    id: z.int(),
    state,
    content: advertContent.describe('With the waiting change, if there is one'),
    is_change_waiting: z.boolean(),
    decision_reason: z.string().nullable(),
    hidden_reason: z.string().nullable(),
    goods_confirmed_at: z.iso
      .datetime()
      .nullable()
      .describe(
        'When the author last confirmed the goods: `confirms_goods` holds until category, type or package change',
      ),
    expires_at: z.iso.datetime().nullable(),
    actions: z.array(z.enum(ownerActions)),
  })
  .meta({ id: 'OwnAdvert' });
export type OwnAdvert = z.infer<typeof ownAdvert>;

export const advertStatistics = z
  .object({
    active: z.int().describe('Approved and not hidden'),
    total: z
      .int()
      .describe(
        'Waiting, approved or paused. With a limit also those that an administrator hides, which count towards it',
      ),
    limit: z.int().nullable().describe('The highest total allowed; null: no limit'),
  })
  .meta({ id: 'AdvertStatistics' });

export const advertsContract = {
  statistics: endpoint({
    method: 'GET',
    path: '/api/me/advertisements/statistics',
    summary: "Numbers of one's own adverts",
    access: account,
    response: advertStatistics,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/me/advertisements',
    summary: "One's own adverts, the latest changed first, 20 a page",
    access: account,
    query: z.object({
      lang: langField,
      state: shownState.optional().describe('hidden: by an administrator, whatever the state'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    response: z.object({
      adverts: z.array(ownAdvertRow),
      counts: z.record(shownState, z.int()).describe('Hidden ones count as hidden only'),
      page: z.int(),
      pages: z.int(),
    }),
  }),
  place: endpoint({
    method: 'GET',
    path: '/api/me/advertisements/place',
    summary: 'The place a new advert begins with: that of one’s latest advert, otherwise the town of one’s address',
    access: account,
    response: z.object({ place: z.string().nullable() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/me/advertisements/{id}',
    summary: "One's own advert with its full content, to change or to copy it",
    access: account,
    params: oneAdvert,
    query: z.object({ lang: langField }),
    response: ownAdvert,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/me/advertisements',
    summary: 'Adds an advert: public at once for verified users, otherwise it waits for approval',
    access: account,
    refusesSuspended: true,
    body: advertInput.extend({
      client_key: z.uuid().optional().describe('A repeated submission returns the first advert'),
    }),
    response: moved,
    errors: ['advert_limit'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/me/advertisements/{id}',
    summary: 'Changes an advert. An unverified user’s change of a public one waits; a rejected one is resubmitted',
    access: account,
    refusesSuspended: true,
    params: oneAdvert,
    body: advertInput,
    response: moved.extend({ is_change_waiting: z.boolean() }),
    errors: ['advert_limit'],
  }),
  pause: endpoint({
    method: 'PUT',
    path: '/api/me/advertisements/{id}/pause',
    summary: 'Takes an approved advert out of the lists',
    access: account,
    params: oneAdvert,
    response: moved,
  }),
  resume: endpoint({
    method: 'DELETE',
    path: '/api/me/advertisements/{id}/pause',
    summary: 'Puts a paused advert back',
    access: account,
    refusesSuspended: true,
    params: oneAdvert,
    response: moved,
  }),
  sell: endpoint({
    method: 'POST',
    path: '/api/me/advertisements/{id}/sale',
    summary: 'Marks an advert as sold, for good',
    access: account,
    params: oneAdvert,
    response: moved,
    errors: ['advert_reserved'],
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/me/advertisements/{id}/renewal',
    summary: 'Publishes an expired advert for another 60 days',
    access: account,
    refusesSuspended: true,
    params: oneAdvert,
    response: moved,
    errors: ['advert_limit'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/me/advertisements/{id}',
    summary: 'Deletes an advert',
    access: account,
    params: oneAdvert,
    response: moved,
    errors: ['advert_reserved'],
  }),
  countView: endpoint({
    method: 'POST',
    path: '/api/advertisements/{id}/views',
    summary: 'Counts a view of an advert, once per visitor and day, robots and the owner excluded',
    params: oneAdvert,
    response: z.object({}),
    limit: { max: 120, perMinutes: 1 },
  }),
  brands: endpoint({
    method: 'GET',
    path: '/api/advertisements/brands',
    summary: 'Brands whose name begins with the typed text',
    mayLag: true,
    query: z.object({ q: plainLine({ min: 0, max: 60 }).default('') }),
    response: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  packages: endpoint({
    method: 'GET',
    path: '/api/advertisements/packages',
    summary: 'Packages that fit a category',
    mayLag: true,
    query: z.object({ lang: langField, category: idField }),
    response: z.array(z.object({ id: z.int(), label: z.string() })),
  }),
};
