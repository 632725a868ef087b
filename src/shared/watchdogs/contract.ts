import { z } from 'zod';
import { emailField } from '../accounts/contact-fields.ts';
import { watchedQuery } from '../catalog/contract.ts';
import { endpoint } from '../contract/endpoint.ts';
import { botTokenField, idField, langField, plainLine } from '../contract/fields.ts';
import { isNarrowed, isOfOneList } from './watched-query.ts';
import {
  frequencies,
  mostWatchdogs,
  watchdogKinds,
  watchdogNameLength,
  watchdogsPerPage,
  watchdogStates,
} from './limits.ts';

const account = 'account' as const;
const one = z.object({ id: idField });
const ofToken = z.object({ token: z.string().regex(/^[\w-]{32}$/) });
const nothing = z.object({});

const savedQuery = watchedQuery.refine(isNarrowed, 'required').refine(isOfOneList, 'invalid');
const nameField = plainLine({ min: 1, max: watchdogNameLength });
const named = <Id extends z.ZodType>(id: Id) => z.array(z.object({ id, name: z.string() }));

export const watchdog = z
  .object({
    id: z.int(),
    kind: z.enum(watchdogKinds),
    state: z.enum(watchdogStates),
    name: z.string(),
    frequency: z.enum(frequencies),
    query: watchedQuery.nullable().describe('What a saved search or a wanted advert looks for'),
    path: z
      .string()
      .nullable()
      .describe('The live results, the product or the wanted advert; null: not public any more'),
    names: z
      .object({
        category: z.string().nullable(),
        seller: z.string().nullable().describe('Null also for an account that is not public any more'),
        brands: named(z.int()),
        packages: named(z.int()),
        origins: named(z.string()),
      })
      .describe('Names of the values in the query'),
    found: z.int().describe('Listings found so far'),
    unseen: z.int().describe('Listings found that no mail has told of'),
    created_at: z.iso.datetime(),
    fired_at: z.iso.datetime().nullable().describe('When a listing was last found'),
  })
  .meta({ id: 'Watchdog' });
export type Watchdog = z.infer<typeof watchdog>;

const watchdogPage = z
  .object({
    watchdogs: z.array(watchdog),
    total: z.int(),
    active: z.int().describe('How many of them watch'),
    limit: z.int().describe('How many the account may have, without those of its wanted adverts'),
    page: z.int(),
    pages: z.int(),
  })
  .meta({ id: 'WatchdogPage' });
export type WatchdogPage = z.infer<typeof watchdogPage>;

const newSearch = z
  .object({
    query: savedQuery,
    name: nameField,
    frequency: z.enum(frequencies),
    lang: langField,
  })
  .meta({ id: 'NewSavedSearch' });
export type NewSearch = z.output<typeof newSearch>;

const watchdogChange = z
  .object({
    name: nameField.optional(),
    frequency: z.enum(frequencies).optional(),
    query: savedQuery.optional(),
    state: z.enum(['active', 'paused']).optional(),
    lang: langField,
  })
  .meta({ id: 'WatchdogChange' });
export type WatchdogChange = z.output<typeof watchdogChange>;

const linkedWatchdog = z
  .object({
    kind: z.enum(watchdogKinds),
    name: z.string(),
    state: z.enum(watchdogStates),
    of_guest: z.boolean(),
    others: z.int().describe('Further watchdogs of the same person'),
    path: z.string().nullable(),
  })
  .meta({ id: 'LinkedWatchdog' });
export type LinkedWatchdog = z.infer<typeof linkedWatchdog>;

const whoseMost = `at most ${mostWatchdogs.usual}, ${mostWatchdogs.verified} for verified users`;

export const watchdogsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/me/watchdogs',
    summary: `A page of one's watchdogs, ${watchdogsPerPage} a page, the newest first`,
    access: account,
    query: z.object({ lang: langField, page: z.coerce.number().int().min(1).max(50).default(1) }),
    response: watchdogPage,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/me/watchdogs/{id}',
    summary: "One of one's watchdogs",
    access: account,
    params: one,
    query: z.object({ lang: langField }),
    response: watchdog,
  }),
  saveSearch: endpoint({
    method: 'POST',
    path: '/api/me/watchdogs',
    summary: `Watches a search; the same search again changes its name and frequency; ${whoseMost}`,
    access: account,
    body: newSearch,
    response: z.object({ id: z.int(), is_new: z.boolean() }),
    errors: ['watchdogs_full'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/me/watchdogs/{id}',
    summary: 'Changes name, frequency or search, pauses or resumes; resuming watches a sold-out product again',
    access: account,
    params: one,
    body: watchdogChange,
    response: nothing,
    errors: ['watchdog_in_stock', 'conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/me/watchdogs/{id}',
    summary: 'Deletes a watchdog; for a day it can be restored',
    access: account,
    params: one,
    response: nothing,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/me/watchdogs/{id}/restore',
    summary: 'Restores a deleted watchdog',
    access: account,
    params: one,
    response: nothing,
    errors: ['watchdogs_full', 'conflict'],
  }),
  interest: endpoint({
    method: 'GET',
    path: '/api/me/advert-interest',
    summary: "How many people look for each of one's public adverts; adverts that nobody looks for are missing",
    access: account,
    query: z.object({
      ids: z
        .string()
        .regex(/^\d{1,15}(,\d{1,15}){0,99}$/)
        .describe('Up to 100 adverts: 3,17'),
    }),
    response: z.array(z.object({ id: z.int(), people: z.int() })),
  }),
  ofProduct: endpoint({
    method: 'GET',
    path: '/api/me/watched-products/{id}',
    summary: 'Whether one waits for a product to be in stock again',
    access: account,
    params: one,
    response: z.object({ is_watched: z.boolean() }),
  }),
  watchProduct: endpoint({
    method: 'PUT',
    path: '/api/me/watched-products/{id}',
    summary: `Watches a sold-out product until it is in stock again; ${whoseMost}`,
    access: account,
    params: one,
    body: z.object({ lang: langField }),
    response: nothing,
    errors: ['watchdogs_full', 'watchdog_in_stock'],
  }),
  unwatchProduct: endpoint({
    method: 'DELETE',
    path: '/api/me/watched-products/{id}',
    summary: 'Ends that; also for a product that is not watched',
    access: account,
    params: one,
    response: nothing,
  }),
  watchAsGuest: endpoint({
    method: 'POST',
    path: '/api/watched-products/{id}',
    summary: 'Sends a guest a link that starts watching a sold-out product; the answer is the same for every address',
    params: one,
    body: z.object({ email: emailField, lang: langField, bot_token: botTokenField }),
    response: nothing,
    errors: ['watchdog_in_stock'],
    botCheck: 'watchdog',
  }),
  linked: endpoint({
    method: 'GET',
    path: '/api/watchdogs/{token}',
    summary: 'The watchdog of a link from a mail',
    params: ofToken,
    query: z.object({ lang: langField }),
    response: linkedWatchdog,
    limit: { max: 60, perMinutes: 1 },
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/api/watchdogs/{token}/confirmed',
    summary: "Confirms a guest's watchdog; again without effect",
    params: ofToken,
    query: z.object({ lang: langField }),
    response: linkedWatchdog,
    limit: { max: 60, perMinutes: 1 },
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/watchdogs/{token}',
    summary: 'Ends the watchdog of a link: pauses a user’s, deletes a guest’s; again without effect',
    params: ofToken,
    query: z.object({ all: z.literal('1').optional().describe('1 = all watchdogs of the person') }),
    response: nothing,
    limit: { max: 60, perMinutes: 1 },
  }),
};
