import { z } from 'zod';
import { carrierKinds, paymentMethodCodes } from '../cart/ways.ts';
import { endpoint } from '../contract/endpoint.ts';
import { contactRules } from '../accounts/contact-fields.ts';
import { passwordLength, phonePrefixes, usernameLength, usernamePattern } from '../accounts/limits.ts';
import { idField, langField, money, plainLine, plainText, withRules } from '../contract/fields.ts';
import { pickupStore } from '../delivery/contract.ts';
import { bankTransfer } from '../payments/contract.ts';
import { paymentOutlooks, refundSteps } from '../payments/payments.ts';
import { complaintStates, withdrawalStates } from '../returns/lifecycle.ts';
import { orderForm } from './order-form.ts';
import { orderStates } from './lifecycle.ts';

const lang = langField;
const langQuery = z.object({ lang });
export const orderHash = z.string().regex(/^[\w-]{22,64}$/);
const opened = z.object({ id: idField, hash: orderHash });
const day = z.iso.date();
const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());
const address = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
});

export const orderLine = z
  .object({
    id: z.int(),
    listing_id: z.int().nullable(),
    name: z.string(),
    sku: z.string(),
    quantity: z.int(),
    price: money,
    total: money,
    discount: money,
    tax_rate: z.number(),
  })
  .meta({ id: 'OrderLine' });

const returnFacts = { id: z.int(), received_at: z.iso.datetime(), state_since: z.iso.datetime() };

/** That something of an order was withdrawn from or complained of, and how it stands. */
export const orderReturn = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('withdrawal'), state: z.enum(withdrawalStates), ...returnFacts }),
    z.object({ kind: z.literal('complaint'), state: z.enum(complaintStates), ...returnFacts }),
  ])
  .meta({ id: 'OrderReturn' });
export type OrderReturn = z.infer<typeof orderReturn>;

/** An order as its buyer sees it. */
export const order = z
  .object({
    id: z.int(),
    hash: z.string(),
    number: z.string(),
    state: z.enum(orderStates),
    placed_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    pay_before: z.iso.datetime().nullable().describe('Unpaid until then, it is cancelled'),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string(),
    delivery_address: address.nullable().describe('Null at personal pickup'),
    invoice_address: address,
    company: z.string().nullable(),
    company_id: z.string().nullable(),
    tax_id: z.string().nullable(),
    delivery: z.object({
      kind: z.enum(carrierKinds),
      name: z.string(),
      place: z.string().nullable().describe('Branch or pickup point, with its address'),
      expected_from: day,
      expected_to: day,
      after_payment: z
        .object({ min: z.int(), max: z.int(), text: z.string() })
        .nullable()
        .describe('Working days, in place of the dates while its money is waited for; at a branch from 0: open ones'),
      pickup: pickupStore.nullable().describe('The store, at personal pickup'),
      tracking_code: z.string().nullable(),
      tracking_url: z.string().nullable(),
    }),
    payment: z.object({
      code: z.enum(paymentMethodCodes),
      name: z.string(),
      can_be_paid: z.boolean().describe('Waits for an online payment'),
      state: z.enum(paymentOutlooks).describe('Of the last attempt'),
      bank_transfer: bankTransfer.nullable(),
    }),
    lines: z.array(orderLine),
    vouchers: z.array(z.object({ code: z.string(), discount: money })),
    goods: money,
    discount: money,
    delivery_price: money,
    fee: money,
    rounding: money,
    total: money,
    refunded: money.describe('Of what paid for it; has left already'),
    refunds: z.array(z.object({ amount: money, step: z.enum(refundSteps), at: z.iso.datetime() })),
    overpayment: z.array(money).describe('Came for nothing and is not back yet; one of each currency'),
    taxes: z.array(z.object({ rate: z.number(), base: money, tax: money, gross: money })),
    note: z.string(),
    has_invoice: z.boolean(),
    credit_notes: z.array(z.string()).describe('Their numbers, the oldest first'),
    can_be_cancelled: z.boolean(),
    may_withdraw: z.boolean().describe('Neither too late, nor unpaid, nor cancelled'),
    may_complain: z.boolean().describe('The goods are on their way, or came less than 24 months ago'),
    withdraw_until: day.nullable().describe('The last day; null until the goods are delivered'),
    returns: z.array(orderReturn).describe('The newest first'),
    guest: z
      .enum(['new', 'known'])
      .nullable()
      .describe('Placed by a guest; known: the e-mail has an account. Null: it belongs to an account'),
    events: z.array(z.object({ state: z.enum(orderStates), at: z.iso.datetime() })),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

export const orderSummary = z
  .object({
    id: z.int(),
    hash: z.string(),
    number: z.string(),
    state: z.enum(orderStates),
    placed_at: z.iso.datetime(),
    total: money,
    delivery: z.enum(carrierKinds),
    pieces: z.int(),
    can_be_paid: z.boolean(),
    returns: z.array(orderReturn).describe('The newest first'),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummary>;

export const ordersContract = {
  place: endpoint({
    method: 'POST',
    path: '/api/orders',
    summary: 'Orders what lies in the cart; sent again with the same key it answers the order made the first time',
    query: langQuery,
    body: orderForm,
    response: z.object({
      id: z.int(),
      hash: z.string(),
      number: z.string(),
      redirect: z.string().nullable().describe('Where to pay; null: nothing to be paid online, or it failed'),
      payment_failed: z.boolean().describe('It could not be begun; the order stands and can be paid from its page'),
    }),
    errors: ['cart_empty', 'cart_changed', 'order_key_used'],
    limit: { max: 120, perMinutes: 10 },
  }),
  unpaid: endpoint({
    method: 'GET',
    path: '/api/orders/unpaid',
    summary: 'The newest order of who asks that waits for its payment: of the account, else of the browser',
    response: z.object({
      order: orderSummary.nullable(),
      is_own: z.boolean().describe('It belongs to the account that asks'),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/orders/{id}/{hash}',
    summary: 'An order, for who knows its hash',
    params: opened,
    query: langQuery,
    response: order,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/{hash}/payments',
    summary: 'Begins to pay online, also anew after a refusal',
    params: opened,
    query: langQuery,
    response: z.object({ redirect: z.string() }),
    errors: ['already_paid', 'payment_gateway_unavailable'],
    limit: { max: 30, perMinutes: 10 },
  }),
  verifyPayment: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/{hash}/payments/verification',
    summary: 'The order after a return from the gateway, which is asked whether the open payment has come',
    params: opened,
    query: langQuery,
    response: order,
    limit: { max: 120, perMinutes: 10 },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/{hash}/cancellation',
    summary: 'Cancels an order that is not being prepared yet',
    params: opened,
    query: langQuery,
    body: z.object({ reason: plainText({ min: 0, max: 500 }).default('') }),
    response: order,
    errors: ['not_cancellable'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/{hash}/account',
    summary: 'Registers the guest who placed the order under its e-mail; the order belongs to the account from then on',
    params: opened,
    body: withRules(
      z.object({
        email: email.optional().describe('Where the order’s is taken'),
        phone_prefix: z.enum(phonePrefixes).default(''),
        phone: plainLine({ min: 0, max: 40 }).default('').describe('Where the order’s is taken; empty: the order’s'),
        username: z.string().trim().min(usernameLength.min).max(usernameLength.max).regex(usernamePattern),
        password: z.string().min(passwordLength.min).max(passwordLength.max),
        password_confirmation: z.string().min(1).max(passwordLength.max),
        terms: z.boolean(),
      }),
      [
        {
          field: 'password_confirmation',
          error: 'passwords_differ',
          isMet: (form) => form.password_confirmation === '' || form.password_confirmation === form.password,
        },
        { field: 'terms', error: 'must_be_confirmed', isMet: (form) => form.terms !== false },
        ...contactRules.filter(({ field }) => field === 'phone'),
      ],
    ),
    response: z.object({}),
    limit: { max: 20, perMinutes: 10 },
  }),
  take: endpoint({
    method: 'PUT',
    path: '/api/orders/{id}/{hash}/account',
    summary: 'Adds an order that was placed as a guest to the account of who is logged in',
    access: 'account',
    params: opened,
    response: z.object({}),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/me/orders/{id}',
    summary: 'The hash that opens an own order',
    access: 'account',
    params: z.object({ id: idField }),
    response: z.object({ id: z.int(), hash: z.string() }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/me/orders',
    summary: 'Orders of who is logged in, the newest first',
    access: 'account',
    query: z.object({ page: z.coerce.number().int().min(1).max(400).default(1) }),
    response: z.object({ orders: z.array(orderSummary), total: z.int(), page: z.int(), pages: z.int() }),
  }),
};
