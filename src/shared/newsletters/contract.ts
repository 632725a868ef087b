import { z } from 'zod';
import { emailField } from '../accounts/contact-fields.ts';
import { endpoint } from '../contract/endpoint.ts';
import { botTokenField, langField } from '../contract/fields.ts';
import { mostCategories, subscriberStates } from './limits.ts';

const account = 'account' as const;
const ofToken = z.object({ token: z.string().regex(/^[\w-]{32}$/) });
const nothing = z.object({});
const linkLimit = { max: 60, perMinutes: 1 } as const;

const categoryId = z.int().positive().max(999_999_999_999_999);
const selectedCategories = z
  .array(categoryId)
  .max(mostCategories)
  .describe('Ids; each includes all categories below it');
const choice = z.object({ selectedCategories });

/** A category that newsletters may be about. */
export interface OfferedCategory {
  id: number;
  name: string;
  subcategories: OfferedCategory[];
}

const offeredCategory: z.ZodType<OfferedCategory> = z
  .object({
    id: z.int(),
    name: z.string(),
    get subcategories() {
      return z.array(offeredCategory);
    },
  })
  .meta({ id: 'OfferedCategory' });

const ownSubscription = z
  .object({
    email: z.string().nullable().describe('The address of the account; null: it has none'),
    state: z.enum(subscriberStates).nullable().describe('Null: never subscribed'),
    state_at: z.iso.datetime().nullable().describe('Since when it is in this state'),
    selectedCategories,
  })
  .meta({ id: 'OwnSubscription' });
export type OwnSubscription = z.infer<typeof ownSubscription>;

const linkedSubscription = z
  .object({
    email: z.string(),
    state: z.enum(subscriberStates),
    may_confirm: z.boolean().describe('Whether the link confirms the subscription'),
    selectedCategories,
  })
  .meta({ id: 'LinkedSubscription' });
export type LinkedSubscription = z.infer<typeof linkedSubscription>;

export const newslettersContract = {
  save: endpoint({
    method: 'POST',
    path: '/api/subscriber/save',
    summary:
      'Sends a link that confirms the subscription of an address; again with the newest choice until it is confirmed',
    body: z.object({ email: emailField, selectedCategories, lang: langField, bot_token: botTokenField }),
    response: nothing,
    errors: ['already_exists'],
    botCheck: 'newsletter',
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/subscriber/get',
    summary: "What one's newsletters are about; empty without a subscription",
    access: account,
    response: choice,
  }),
  preferences: endpoint({
    method: 'POST',
    path: '/api/subscriber/preferences',
    summary:
      "Subscribes the account's address or changes what its newsletters are about; no category ends the subscription; an unconfirmed address gets a link first",
    access: account,
    body: choice,
    response: choice,
    errors: ['already_exists'],
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/subscriber/categories',
    summary: 'The categories that newsletters may be about: those that may be advertised',
    mayLag: true,
    query: z.object({ lang: langField }),
    response: z.array(offeredCategory),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/me/newsletters',
    summary: 'The subscription of the account’s address',
    access: account,
    response: ownSubscription,
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/me/newsletters/confirmation',
    summary: 'Sends the link that confirms one’s subscription again',
    access: account,
    body: nothing,
    response: nothing,
    errors: ['conflict'],
  }),
  endOwn: endpoint({
    method: 'DELETE',
    path: '/api/me/newsletters',
    summary: 'Ends one’s subscription; again without effect',
    access: account,
    response: nothing,
  }),
  linked: endpoint({
    method: 'GET',
    path: '/api/subscriber/links/{token}',
    summary: 'The subscription of a link from a mail',
    params: ofToken,
    response: linkedSubscription,
    limit: linkLimit,
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/api/subscriber/links/{token}/confirmed',
    summary: 'Confirms a subscription; again without effect',
    params: ofToken,
    response: linkedSubscription,
    limit: linkLimit,
  }),
  changeLinked: endpoint({
    method: 'PUT',
    path: '/api/subscriber/links/{token}/preferences',
    summary:
      'Changes what the newsletters are about, also of an ended subscription, which begins again; no category ends it',
    params: ofToken,
    body: choice,
    response: linkedSubscription,
    errors: ['conflict'],
    limit: linkLimit,
  }),
  endLinked: endpoint({
    method: 'DELETE',
    path: '/api/subscriber/links/{token}',
    summary: 'Ends the subscription of a link; again without effect',
    params: ofToken,
    response: nothing,
    limit: linkLimit,
  }),
};
