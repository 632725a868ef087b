import { z } from 'zod';
import { adminPageField, amountField, idField, langField, money, plainLine, versionField } from '../contract/fields.ts';
import { endpoint } from '../contract/endpoint.ts';
import { locales } from '../i18n/locales.ts';
import { mostCharge } from '../money/limits.ts';
import {
  redirectAnswer,
  serviceDocument,
  serviceMethod,
  servicePaying,
  serviceRequest,
} from '../paid-services/contract.ts';
import { decisionReason } from '../reasons/contract.ts';
import { toppingDays, toppingObstacles, toppingStates } from './topping.ts';

const params = z.object({ id: idField });
const days = z.literal([...toppingDays]);
const state = z.enum(toppingStates);
const obstacle = z.enum(toppingObstacles);

const term = {
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
};

const perDay = z.object({ views: z.number(), contacts: z.number() }).describe('On average, for each whole day');

const effect = z
  .object({
    before: perDay.nullable().describe('Null: the advert was not public for a whole day before'),
    during: perDay,
    similar: perDay.nullable().describe('The median of similar adverts on the same days; null: too few'),
    days_before: z.int(),
    days_during: z.int(),
    similar_adverts: z.int(),
  })
  .meta({ id: 'ToppingEffect' });
export type ToppingEffect = z.infer<typeof effect>;

const pastTopping = z.object({
  id: z.int(),
  number: z.string(),
  state,
  days,
  price: money,
  started_at: z.iso.datetime().describe('When the request began'),
  ...term,
  reason: z.string().nullable().describe('Why it was rejected'),
  is_refunded: z.boolean(),
  documents: z.array(serviceDocument),
  effect: effect.nullable().describe('Null before its first whole day, and once the figures are deleted'),
});
export type PastTopping = z.infer<typeof pastTopping>;

const topping = z
  .object({
    advert: z.object({
      id: z.int(),
      name: z.string(),
      slug: z.string(),
      category_slug: z.string(),
      is_public: z.boolean(),
      expires_at: z.iso.datetime().nullable(),
    }),
    obstacle: obstacle.nullable().describe('Why the advert cannot be topped now'),
    topped_until: z.iso.datetime().nullable().describe('The end of the last running topping, which another extends'),
    offers: z.array(
      z.object({
        days,
        price: money.describe('With tax'),
        ends_at: z.iso.datetime().describe('If it is approved now: an estimate'),
      }),
    ),
    ...servicePaying,
    open: z
      .object({ state: z.enum(['unpaid', 'requested']), days, price: money, request: serviceRequest })
      .nullable()
      .describe('The request that waits for its payment or for an administrator; an advert has one'),
    history: z.array(pastTopping).describe('All others, the newest first'),
  })
  .meta({ id: 'Topping' });
export type Topping = z.infer<typeof topping>;

const query = z.object({ lang: langField });

export const toppingContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/me/advertisements/{id}/topping',
    summary: 'The toppings of one’s own advert: prices, the open request and the history with its effect',
    access: 'account',
    params,
    query,
    response: topping,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/me/advertisements/{id}/topping',
    summary: 'Begins a request or continues the open one, which keeps its price; the method can be changed',
    access: 'account',
    params,
    body: z.object({ days, method: serviceMethod }),
    response: redirectAnswer,
    errors: ['topping_unavailable', 'invoice_address_missing', 'already_paid', 'payment_gateway_unavailable'],
    limit: { max: 30, perMinutes: 10 },
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/me/advertisements/{id}/topping/check',
    summary: 'Asks the gateway about the payment of a user who returns from it',
    access: 'account',
    params,
    query,
    response: topping,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/me/advertisements/{id}/topping',
    summary: 'Cancels the unpaid request, or withdraws the paid one before its approval, which refunds it',
    access: 'account',
    params,
    response: z.object({}),
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/me/toppings/current',
    summary: 'The open requests and the running toppings of one’s own adverts',
    access: 'account',
    response: z.array(z.object({ advert_id: z.int(), state: z.enum(['unpaid', 'requested', 'running']) })),
  }),
};

const adverts = { scope: 'adverts' } as const;

export const toppingQuery = z.object({
  lang: langField,
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of the number or of the user name'),
  state: z.enum([...toppingStates, 'all']).default('requested'),
  page: adminPageField,
});

const adminTopping = z
  .object({
    id: z.int(),
    number: z.string(),
    state,
    days,
    price: money,
    method: serviceMethod,
    account: z.object({ id: z.int(), username: z.string(), locale: z.enum(locales) }),
    advert: z.object({ id: z.int(), name: z.string() }).nullable().describe('Null: deleted for good'),
    obstacle: obstacle.or(z.literal('deleted')).nullable().describe('Why it cannot be approved now'),
    started_at: z.iso.datetime(),
    requested_at: z.iso.datetime().nullable(),
    ...term,
    decided_by: z.string().nullable(),
    reason: z.string().nullable(),
    money: z.enum(['waiting', 'paid', 'refunding', 'refunded', 'cancelled']),
    documents: z.array(serviceDocument),
  })
  .meta({ id: 'AdminTopping' });
export type AdminTopping = z.infer<typeof adminTopping>;

const ids = z.array(z.int().positive()).min(1).max(50);
const decided = z.object({
  decided: z.array(z.int()),
  left: z.array(z.object({ id: z.int(), number: z.string(), why: obstacle.or(z.enum(['deleted', 'decided', 'own'])) })),
});
export type ToppingLeft = z.infer<typeof decided>['left'][number];

const price = amountField({ min: 100, max: mostCharge }).describe('With tax, minor units');
const pricesForm = z.object({ price_7: price, price_14: price, price_30: price });
const prices = z.object({
  price_7: z.int(),
  price_14: z.int(),
  price_30: z.int(),
  currency: z.string(),
  version: versionField,
});

export const adminToppingContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/toppings',
    summary: 'Toppings in a state, 50 a page: those that wait for a decision the oldest first, others the newest first',
    access: 'administrator',
    query: toppingQuery,
    response: z.object({ toppings: z.array(adminTopping), page: z.int(), has_more: z.boolean() }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/toppings/approval',
    summary: 'Starts paid toppings now, or when the running one of the advert ends',
    access: adverts,
    body: z.object({ ids }),
    response: decided,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/admin/toppings/rejection',
    summary: 'Rejects paid toppings with a reason and refunds them',
    access: adverts,
    body: z.object({ ids, ...decisionReason }),
    response: decided,
  }),
  prices: endpoint({
    method: 'GET',
    path: '/api/admin/topping-prices',
    summary: 'The prices of toppings',
    access: { scope: 'settings' },
    response: prices,
  }),
  changePrices: endpoint({
    method: 'PUT',
    path: '/api/admin/topping-prices',
    summary: 'Changes the prices; requests that have begun keep theirs',
    access: { scope: 'settings' },
    body: pricesForm.extend({ version: versionField }),
    response: prices,
  }),
};
