import { z } from 'zod';
import { phonePrefixes } from '../accounts/limits.ts';
import { branchOffer, deliveryOffer, paymentOffer } from '../cart/contract.ts';
import { linesPerCart, piecesPerLine, vouchersPerCart } from '../cart/limits.ts';
import { endpoint } from '../contract/endpoint.ts';
import {
  idField,
  langField,
  localeField,
  money,
  plainLine,
  smallId,
  versionField,
  withRules,
} from '../contract/fields.ts';
import { clerkChannels } from './channels.ts';
import { normaliseOrder, orderFields, orderRules } from './order-form.ts';

/** Orders that clerks write for buyers, and lines that they change. */

const orders = { scope: 'orders' } as const;
const langQuery = z.object({ lang: langField });
const id = z.int().positive().max(999_999_999_999_999);
const pieces = z.int().max(piecesPerLine);

/** What a clerk finds by a code, an EAN or a part of the name. */
const foundGoods = z
  .object({
    listing_id: z.int(),
    name: z.string(),
    sku: z.string(),
    ean: z.string().nullable(),
    price: money.nullable().describe('Of one piece for this buyer; null: not sold'),
    available: z.int(),
  })
  .meta({ id: 'FoundGoods' });
export type FoundGoods = z.infer<typeof foundGoods>;

const foundBuyer = z
  .object({
    id: z.int(),
    username: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
  })
  .meta({ id: 'FoundBuyer' });
export type FoundBuyer = z.infer<typeof foundBuyer>;

const address = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
});

const orderBuyer = z
  .object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone_prefix: z.enum(phonePrefixes),
    phone: z.string(),
    company: z.string(),
    company_id: z.string(),
    tax_id: z.string(),
    locale: localeField,
    discount: z.number().describe('Of the user group, in percent'),
    delivery: address.nullable().describe('The first saved address'),
    invoice: address.nullable(),
  })
  .meta({ id: 'OrderBuyer' });
export type OrderBuyer = z.infer<typeof orderBuyer>;

/** Why a line cannot be ordered as it is. */
export const lineProblems = ['too_few', 'not_sold'] as const;

const pricedLine = z
  .object({
    line_id: z.int().nullable().describe('Null: it is new'),
    listing_id: z.int().nullable().describe('Null: the product was deleted'),
    name: z.string(),
    sku: z.string(),
    quantity: z.int(),
    available: z.int().describe('Pieces that can be ordered, with those that the order holds already'),
    price: money,
    total: money,
    problem: z.enum(lineProblems).nullable(),
  })
  .meta({ id: 'PricedLine' });

const sums = {
  goods: money,
  discount: money,
  delivery_price: money,
  fee: money,
  rounding: money,
  total: money,
};

const pricedVoucher = z.object({
  code: z.string(),
  discount: money,
  error: z.string().nullable().describe('Why it does not count, in the language of the call'),
});

/** Why changed lines do not fit the rest of the order. */
export const changeObstacles = [
  'no_goods',
  'delivery_unavailable',
  'locker_without_age_check',
  'payment_unavailable',
  'cash_over_limit',
  'age_proof_needed',
  'birth_date_needed',
] as const;
export type ChangeObstacle = (typeof changeObstacles)[number];

export const changedOrder = z
  .object({
    lines: z.array(pricedLine),
    vouchers: z.array(pricedVoucher),
    ...sums,
    total_before: money,
    obstacle: z.enum(changeObstacles).nullable(),
  })
  .meta({ id: 'ChangedOrder' });
export type ChangedOrder = z.infer<typeof changedOrder>;

const wantedLines = z.object({
  lines: z
    .array(z.object({ line_id: id, quantity: pieces.min(0) }))
    .max(linesPerCart)
    .describe('Lines of the order; 0 removes one, a missing one stays as it is'),
  added: z.array(z.object({ listing_id: id, quantity: pieces.min(1) })).max(linesPerCart),
});
export type WantedLines = z.output<typeof wantedLines>;

const draftFields = {
  account_id: id.nullable().describe('The buyer’s account; null: a guest'),
  lines: z.array(z.object({ listing_id: id, quantity: pieces.min(1) })).max(linesPerCart),
  vouchers: z
    .array(plainLine({ min: 1, max: 40 }))
    .max(vouchersPerCart)
    .default([]),
};

const draft = z.object({
  ...draftFields,
  channel: z.enum(clerkChannels).default('phone'),
  email: z.string().trim().toLowerCase().max(254).default(''),
  carrier_id: smallId.nullable().default(null),
  payment_method_id: smallId.nullable().default(null),
});
export type OrderDraft = z.output<typeof draft>;

export const pricedDraft = z
  .object({
    lines: z.array(pricedLine),
    vouchers: z.array(pricedVoucher),
    ...sums,
    country: z.string(),
    deliveries: z.array(deliveryOffer),
    payments: z.array(paymentOffer),
    branches: z.array(branchOffer),
    age_level: z.enum(['confirmed', 'birth_date', 'provider']).describe('What orders at a distance require'),
    needs_age_check: z.boolean().describe('The recipient must prove to be an adult'),
    has_age_proof: z.boolean().describe('A provider has confirmed the age of the account'),
  })
  .meta({ id: 'PricedDraft' });
export type PricedDraft = z.infer<typeof pricedDraft>;

/** An order as a clerk writes it. A buyer without an e-mail gets no mails. */
export const clerkOrderForm = withRules(
  orderFields.extend({
    ...draftFields,
    email: z.union([z.literal(''), orderFields.shape.email]),
    channel: z.enum(clerkChannels),
    locale: localeField.describe('The language of the mails and documents'),
    age: z
      .boolean()
      .describe('By phone: the buyer has said to be 18 or older. At a counter: the clerk has seen a document'),
  }),
  [
    ...orderRules,
    { field: 'lines', error: 'goods_missing', isMet: ({ lines }) => !Array.isArray(lines) || lines.length > 0 },
  ],
)
  .overwrite(normaliseOrder)
  .meta({ id: 'ClerkOrderForm' });
export type ClerkOrderForm = z.output<typeof clerkOrderForm>;

export const clerkOrdersContract = {
  goods: endpoint({
    method: 'GET',
    path: '/api/admin/order-goods',
    summary: 'Products by code, EAN or a part of the name, at most 12, with the price for a buyer',
    access: orders,
    query: z.object({
      q: plainLine({ min: 1, max: 100 }),
      account: idField.optional().describe('Of the buyer'),
      lang: langField,
    }),
    response: z.array(foundGoods),
  }),
  buyers: endpoint({
    method: 'GET',
    path: '/api/admin/order-buyers',
    summary: 'People with an account by user name, name, e-mail or phone, at most 12',
    access: orders,
    query: z.object({ q: plainLine({ min: 1, max: 100 }) }),
    response: z.array(foundBuyer),
  }),
  buyer: endpoint({
    method: 'GET',
    path: '/api/admin/order-buyers/{id}',
    summary: 'What the order form of a person begins with',
    access: orders,
    params: z.object({ id: idField }),
    response: orderBuyer,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/orders/previews',
    summary: 'What an order would cost and how it can be delivered; stores nothing',
    access: orders,
    query: langQuery,
    body: draft,
    response: pricedDraft,
  }),
  place: endpoint({
    method: 'POST',
    path: '/api/admin/orders',
    summary: 'Places an order for a buyer; a repeated submission with the same key returns the first order',
    access: orders,
    body: clerkOrderForm,
    response: z.object({ id: z.int(), number: z.string() }),
    errors: ['cart_changed'],
  }),
  previewLines: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/lines/previews',
    summary: 'What an unpaid order would cost with other lines; stores nothing',
    access: orders,
    params: z.object({ id: idField }),
    query: langQuery,
    body: wantedLines,
    response: changedOrder,
    errors: ['already_paid', 'order_lines_fixed'],
  }),
  changeLines: endpoint({
    method: 'PUT',
    path: '/api/admin/orders/{id}/lines',
    summary: 'Changes the lines of an order that is neither paid nor sent; the buyer gets a mail',
    access: orders,
    params: z.object({ id: idField }),
    body: wantedLines.extend({
      version: versionField,
      expected_total: z.int().min(0).describe('Minor units: the total of the preview; a different one is refused'),
    }),
    response: z.object({}),
    errors: ['already_paid', 'order_lines_fixed', 'conflict'],
  }),
};
