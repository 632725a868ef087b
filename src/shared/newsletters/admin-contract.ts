import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, idField, plainLine } from '../contract/fields.ts';
import { locales } from '../i18n/locales.ts';
import { consentSources, subscriberStates, suppressions } from './limits.ts';

const content = { scope: 'content' } as const;

export const subscriberQuery = z.object({
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of the e-mail'),
  state: z.enum(subscriberStates).optional(),
  language: z.enum(locales).optional(),
  category: idField.optional().describe('Subscribers who read about this category: they chose it or one above it'),
  page: adminPageField,
});
export type SubscriberQuery = z.output<typeof subscriberQuery>;

export const subscriberRow = z
  .object({
    id: z.int(),
    email: z.string(),
    state: z.enum(subscriberStates),
    state_at: z.iso.datetime(),
    locale: z.string(),
    categories: z.int().describe('How many are chosen'),
    source: z.enum(consentSources).nullable(),
    requested_at: z.iso.datetime().nullable(),
    confirmed_at: z.iso.datetime().nullable(),
    suppression: z.enum(suppressions).nullable(),
    suppression_detail: z.string().nullable().describe('What the mail server answered'),
    wording: z.string().nullable().describe('The version of the wording that was agreed to'),
  })
  .meta({ id: 'Subscriber' });
export type SubscriberRow = z.infer<typeof subscriberRow>;

const ids = z.array(z.int().positive().max(999_999_999_999_999)).min(1).max(100);

const decided = z.object({ decided: z.array(z.int()) });

export const adminSubscribersContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/subscribers',
    summary: 'Subscribers to newsletters, filtered, the latest change first, 50 a page',
    access: content,
    query: subscriberQuery,
    response: z.object({
      subscribers: z.array(subscriberRow),
      counts: z.record(z.enum(subscriberStates), z.int()).describe('All subscribers by state'),
      total: z.int().describe('Exact up to 1 000; 1001 means more'),
      page: z.int(),
      has_more: z.boolean(),
    }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/admin/subscribers/removal',
    summary: 'Erases subscribers who asked for it; those already erased are left out',
    access: content,
    body: z.object({ ids }),
    response: z.object({ removed: z.int() }),
  }),
  suppress: endpoint({
    method: 'POST',
    path: '/api/admin/subscribers/complaints',
    summary: 'Records complaints: these addresses get no newsletter; those that got none anyway are left out',
    access: content,
    body: z.object({ ids }),
    response: decided,
  }),
  lift: endpoint({
    method: 'POST',
    path: '/api/admin/subscribers/lifted',
    summary: 'Lifts suppressions: whoever had confirmed gets the newsletter again; others are left out',
    access: content,
    body: z.object({ ids }),
    response: decided,
  }),
};
