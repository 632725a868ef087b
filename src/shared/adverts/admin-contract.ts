import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idField, langField, plainLine, smallId, smallIdField } from '../contract/fields.ts';
import { locales } from '../i18n/locales.ts';
import { decisionReason } from '../reasons/contract.ts';
import { advertContent } from './content-contract.ts';
import { advertStates } from './lifecycle.ts';
import { brandName, decisionsAtOnce } from './limits.ts';

const adverts = { scope: 'adverts' } as const;
const lang = langField;
const pageField = z.coerce.number().int().min(1).max(400).default(1);
const numbered = z.object({ id: smallIdField });
const nothing = z.object({});

/** A new advert, identified by its own id, or a change of a public one, identified by the change's id. */
export const queueKinds = ['new', 'change'] as const;
export type QueueKind = (typeof queueKinds)[number];

const decidedItem = z.object({
  kind: z.enum(queueKinds),
  id: z.int().positive(),
  version: z.iso.datetime().describe('Of the version that was shown: an advert sent again since is left out'),
});
export type DecidedItem = z.output<typeof decidedItem>;

const items = z.array(decidedItem).min(1).max(decisionsAtOnce);
const decided = z.object({
  decided: z.array(z.object({ kind: z.enum(queueKinds), id: z.int() })).describe('Without items that no longer wait'),
});

/** The author of an advert, as administrators see the account. */
export const advertSeller = z
  .object({
    id: z.int(),
    username: z.string(),
    is_business: z.boolean(),
    is_verified: z.boolean(),
    locale: z.enum(locales).describe('Of the account: the language of mails to the seller'),
    since: z.iso.datetime(),
    approved: z.int().describe('Decisions on adverts and changes so far'),
    rejected: z.int(),
  })
  .meta({ id: 'AdvertSeller' });
export type AdvertSeller = z.infer<typeof advertSeller>;

export const queueItem = z
  .object({
    kind: z.enum(queueKinds),
    id: z.int(),
    version: z.iso.datetime().describe('When it was sent'),
    advert_id: z.int(),
    state: z.enum(advertStates),
    content: advertContent,
    before: advertContent.nullable().describe('Changes only: the version that is public now'),
    changed: z.array(z.string()).describe('Changes only: names of the fields that differ'),
    previous_reason: z.string().nullable().describe('Why it was rejected last time'),
    seller: advertSeller,
  })
  .meta({ id: 'AdvertQueueItem' });
export type QueueItem = z.infer<typeof queueItem>;

export const queueSorts = ['oldest', 'newest'] as const;

export const queueQuery = z.object({
  lang,
  kind: z.enum(queueKinds).optional(),
  category: idField.optional().describe('With its subcategories'),
  seller: idField.optional(),
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of the name of the advert or the seller'),
  sort: z.enum(queueSorts).default('oldest'),
  page: pageField,
});

export const adminAdvertsContract = {
  queue: endpoint({
    method: 'GET',
    path: '/api/admin/advertisements/queue',
    summary: 'Adverts and changes that wait, 50 a page',
    access: adverts,
    query: queueQuery,
    response: z.object({ items: z.array(queueItem), total: z.int(), page: z.int(), pages: z.int() }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/advertisements/approval',
    summary: 'Approves adverts and changes; each author gets an e-mail',
    access: adverts,
    body: z.object({ items }),
    response: decided,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/admin/advertisements/rejection',
    summary: 'Rejects adverts and changes with a reason, which the e-mail contains',
    access: adverts,
    body: z.object({
      items,
      ...decisionReason,
    }),
    response: decided,
  }),
  waitingBrands: endpoint({
    method: 'GET',
    path: '/api/admin/brands/waiting',
    summary: 'Brands that users propose, the oldest first, 50 a page',
    access: adverts,
    query: z.object({ page: pageField }),
    response: z.object({
      brands: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          suggested_by: z.object({ id: z.int(), username: z.string() }).nullable(),
          suggested_at: z.iso.datetime().nullable(),
          adverts: z.int(),
          similar: z.array(z.object({ id: z.int(), name: z.string() })).describe('Approved brands with a similar name'),
        }),
      ),
      total: z.int(),
      page: z.int().describe('The last page when the requested one is beyond it'),
      pages: z.int(),
    }),
  }),
  approveBrand: endpoint({
    method: 'POST',
    path: '/api/admin/brands/{id}/approval',
    summary: 'Approves a proposed brand',
    access: adverts,
    params: numbered,
    body: z.object({ name: plainLine(brandName).optional() }),
    response: nothing,
  }),
  mergeBrand: endpoint({
    method: 'POST',
    path: '/api/admin/brands/{id}/merge',
    summary: 'Merges a proposed brand into an approved one',
    access: adverts,
    params: numbered,
    body: z.object({ into: smallId }),
    response: nothing,
  }),
  rejectBrand: endpoint({
    method: 'DELETE',
    path: '/api/admin/brands/{id}',
    summary: 'Rejects a proposed brand; its adverts remain without a brand',
    access: adverts,
    params: numbered,
    response: nothing,
  }),
};
