import { z } from 'zod';
import { paymentMethodCodes, carrierKinds } from '../cart/ways.ts';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, idField, localeField, money, plainLine, plainText, smallIdField } from '../contract/fields.ts';
import { order } from './contract.ts';
import { moveObstacles, orderMoves, orderSorts, orderStates } from './lifecycle.ts';
import { refundContent } from './refund-content.ts';

const orders = { scope: 'orders' } as const;
const lang = localeField.default('cs');
const params = z.object({ id: idField });
const nothing = z.object({});

export const adminOrderQuery = z.object({
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of number, e-mail, name, phone, company or its ID'),
  state: z
    .enum([...orderStates, 'to_do'])
    .optional()
    .describe('to_do: paid or being prepared'),
  payment: z.enum(paymentMethodCodes).optional(),
  delivery: z.enum(carrierKinds).optional(),
  branch: smallIdField.optional(),
  paid: z.enum(['yes', 'no']).optional(),
  from: z.iso.date().optional().describe('Placed on this day or later'),
  to: z.iso.date().optional().describe('Placed on this day or earlier'),
  sort: z.enum(orderSorts).default('newest'),
  page: adminPageField,
});
export type AdminOrderQuery = z.output<typeof adminOrderQuery>;

export const adminOrderRow = z
  .object({
    id: z.int(),
    number: z.string(),
    state: z.enum(orderStates),
    placed_at: z.iso.datetime(),
    is_paid: z.boolean(),
    name: z.string(),
    email: z.string(),
    company: z.string().nullable(),
    total: money,
    pieces: z.int(),
    payment: z.enum(paymentMethodCodes),
    delivery: z.enum(carrierKinds),
    place: z.string().nullable().describe('Town of the branch, or the name of the pickup point'),
    moves: z.array(z.enum(orderMoves)).describe('What may be done to it now'),
  })
  .meta({ id: 'AdminOrderRow' });
export type AdminOrderRow = z.infer<typeof adminOrderRow>;

export const adminOrder = z
  .object({
    order,
    account: z.object({ id: z.int(), username: z.string() }).nullable(),
    locale: localeField,
    moves: z.array(z.enum(orderMoves)),
    needs_age_check: z.boolean(),
    can_be_marked_paid: z.boolean().describe('Waits for a transfer or for cash'),
    refundable: money.describe('Paid and not sent back yet'),
    refunded_pieces: z
      .array(z.object({ line_id: z.int(), quantity: z.int() }))
      .describe('What refunds that name their goods were for'),
    refundable_charges: z
      .object({ delivery: z.int(), fee: z.int() })
      .describe('What no refund was for yet, in minor units'),
    holds: z
      .array(z.object({ line_id: z.int(), branch: z.string(), quantity: z.int() }))
      .describe('Where the pieces were taken from'),
    history: z.array(
      z.object({
        kind: z.string(),
        from: z.enum(orderStates).nullable(),
        to: z.enum(orderStates).nullable(),
        actor: z.string().nullable().describe('User name; null: the buyer or the portal itself'),
        note: z.string().nullable(),
        at: z.iso.datetime(),
      }),
    ),
    age_checks: z.array(
      z.object({ level: z.string(), is_adult: z.boolean(), actor: z.string().nullable(), at: z.iso.datetime() }),
    ),
    refunds: z.array(
      z.object({ id: z.int(), amount: money, state: z.string(), reason: z.string(), at: z.iso.datetime() }),
    ),
    documents: z.array(
      z.object({ number: z.string(), kind: z.enum(['invoice', 'credit_note']), at: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.infer<typeof adminOrder>;

export const adminOrdersContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/orders',
    summary: 'Orders, 50 a page',
    access: orders,
    query: adminOrderQuery,
    response: z.object({
      orders: z.array(adminOrderRow),
      total: z.int().describe('Exact to a thousand'),
      page: z.int(),
      has_more: z.boolean(),
      branches: z.array(z.object({ id: z.int(), town: z.string() })).describe('To choose from'),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/orders/{id}',
    summary: 'An order with its history',
    access: orders,
    params,
    query: z.object({ lang }),
    response: adminOrder,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/admin/orders/moves',
    summary: 'Moves orders to their next state, each by itself; tells which were left and why',
    access: orders,
    body: z.object({
      ids: z.array(idField).min(1).max(100),
      move: z.enum(orderMoves),
      tracking_code: plainLine({ min: 0, max: 60 }).default('').describe('Of the parcel, when one order is sent'),
      age_checked: z.boolean().default(false).describe('Whoever picks it up has shown to be an adult'),
      reason: plainText({ min: 0, max: 500 }).default('').describe('Told to the buyer when it is cancelled'),
    }),
    response: z.object({
      decided: z.array(z.int()),
      left: z.array(z.object({ id: z.int(), number: z.string().nullable(), why: z.enum(moveObstacles) })),
    }),
  }),
  markPaid: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/payment',
    summary: 'Says that the transfer or the cash has come',
    access: orders,
    params,
    response: z.object({ outcome: z.enum(['settled', 'surplus']) }),
    errors: ['already_paid'],
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/refunds',
    summary: 'Sends back all that was paid or a part of it',
    access: orders,
    params,
    body: z.object({
      client_key: z.uuid().describe('Made by the form once; whatever is sent again under it is the same refund'),
      amount: z.int().min(1),
      reason: plainText({ min: 1, max: 500 }),
      content: refundContent.nullable().default(null).describe('What the amount is for; null: a sum alone'),
      back_to_stock: z.boolean().default(false).describe('Its pieces go back to where they were taken from'),
    }),
    response: nothing,
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/notes',
    summary: 'Writes a note that the buyer does not see',
    access: orders,
    params,
    body: z.object({ text: plainText({ min: 1, max: 1000 }) }),
    response: nothing,
  }),
};
