import { z } from 'zod';
import { carrierKinds, paymentMethodCodes } from '../cart/ways.ts';
import { endpoint } from '../contract/endpoint.ts';
import { contactRules } from '../accounts/contact-fields.ts';
import { passwordLength, phonePrefixes, usernameLength, usernamePattern } from '../accounts/limits.ts';
import {
  botTokenField,
  idField,
  langField,
  money,
  picture,
  plainLine,
  plainText,
  smallId,
  withRules,
} from '../contract/fields.ts';
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

/** A withdrawal or complaint of an order and its state. */
export const orderReturn = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('withdrawal'), state: z.enum(withdrawalStates), ...returnFacts }),
    z.object({ kind: z.literal('complaint'), state: z.enum(complaintStates), ...returnFacts }),
  ])
  .meta({ id: 'OrderReturn' });
export type OrderReturn = z.infer<typeof orderReturn>;

/** An order for its buyer. */
export const order = z
  .object({
    id: z.int(),
    hash: z.string(),
    number: z.string(),
    state: z.enum(orderStates),
    placed_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    pay_before: z.iso.datetime().nullable().describe('Cancelled if it is still unpaid then'),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string(),
    delivery_address: address.nullable().describe('Null for personal pickup'),
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
        .describe('While payment is pending, instead of the dates: working days; for a branch, opening days from 0'),
      pickup: pickupStore.nullable().describe('The store, for personal pickup'),
      collect_by: day.nullable().describe('The last day on which goods that are ready wait at the branch'),
      pickup_code: z.string().nullable().describe('Identifies an order that is ready at the branch: K7F3MX'),
      tracking_code: z.string().nullable(),
      tracking_url: z.string().nullable(),
    }),
    payment: z.object({
      code: z.enum(paymentMethodCodes),
      name: z.string(),
      can_be_paid: z.boolean().describe('Waits for an online payment'),
      state: z.enum(paymentOutlooks).describe('State of the last attempt'),
      bank_transfer: bankTransfer.nullable().describe('Of what is left to pay'),
      received: money.describe('Transfers that have paid a part, while it waits for the rest'),
      parts: z
        .array(z.object({ amount: money, on: day }))
        .describe('Transfers that have paid a part, the oldest first; they stay when the rest has come'),
      others: z
        .array(
          z.object({
            id: z.int(),
            code: z.enum(paymentMethodCodes),
            name: z.string(),
            description: z.string(),
            fee: money,
            total: money.describe('Of the order when it is paid this way'),
          }),
        )
        .describe('The methods that can replace it while the order waits for its payment'),
    }),
    lines: z.array(
      orderLine.extend({
        picture: picture.nullable().describe('Of the product as it is now'),
        path: z.string().nullable().describe('Local path of the product; null once it is no longer sold'),
      }),
    ),
    vouchers: z.array(z.object({ code: z.string(), discount: money })),
    goods: money,
    discount: money,
    delivery_price: money,
    fee: money,
    rounding: money,
    total: money,
    refunded: money.describe('Refunds of its payments that have been sent'),
    refunds: z.array(z.object({ amount: money, step: z.enum(refundSteps), at: z.iso.datetime() })),
    overpayment: z.array(money).describe('Overpayments not sent back yet, one for each currency'),
    taxes: z.array(z.object({ rate: z.number(), base: money, tax: money, gross: money })),
    note: z.string(),
    has_invoice: z.boolean(),
    credit_notes: z.array(z.string()).describe('Their numbers, the oldest first'),
    can_be_cancelled: z.boolean(),
    may_withdraw: z.boolean().describe('In time, paid and not cancelled'),
    may_complain: z.boolean().describe('The goods are on their way, or were delivered less than 24 months ago'),
    withdraw_until: day.nullable().describe('The last day; null before delivery'),
    returns: z.array(orderReturn).describe('The newest first'),
    guest: z
      .enum(['new', 'known'])
      .nullable()
      .describe('For a guest’s order; known: the e-mail has an account. Null: it belongs to an account'),
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
    pictures: z.array(picture).describe('Of the first goods, at most four'),
    collect_by: day.nullable().describe('While it is ready at its branch'),
    pickup_code: z.string().nullable().describe('While it is ready at its branch'),
    can_be_paid: z.boolean(),
    returns: z.array(orderReturn).describe('The newest first'),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummary>;

/** What became of an ordered product that was put into the cart again. */
const orderedAgain = z
  .object({
    listing_id: z.int().nullable(),
    name: z.string(),
    outcome: z
      .enum(['in_cart', 'in_part', 'sold_out', 'not_sold', 'cart_full'])
      .describe('in_cart: at least the ordered quantity; in_part: all pieces that are in stock'),
    ordered: z.int(),
    in_cart: z.int().describe('Pieces in the cart now, with those that were there before'),
    price_before: money.describe('Of one piece, in the order'),
    price: money.nullable().describe('Of one piece now, for this buyer; null when it is not sold'),
  })
  .meta({ id: 'OrderedAgain' });
export type OrderedAgain = z.infer<typeof orderedAgain>;

export const ordersContract = {
  place: endpoint({
    method: 'POST',
    path: '/api/orders',
    summary: 'Places an order of the cart; a repeated submission with the same key returns the first order',
    botCheck: 'order',
    query: langQuery,
    body: orderForm,
    response: z.object({
      id: z.int(),
      hash: z.string(),
      number: z.string(),
      redirect: z
        .string()
        .nullable()
        .describe('Address of the payment; null: no online payment, or it failed to start'),
      payment_failed: z
        .boolean()
        .describe('Starting the payment failed; the order was placed and can be paid from its page'),
    }),
    errors: ['cart_empty', 'cart_changed', 'order_key_used', 'unpaid_orders', 'unpaid_pieces', 'unpaid_share'],
    limit: { max: 120, perMinutes: 10 },
  }),
  unpaid: endpoint({
    method: 'GET',
    path: '/api/orders/unpaid',
    summary: 'The caller’s newest order with a pending payment: of the account, else of the browser',
    response: z.object({
      order: orderSummary.nullable(),
      is_own: z.boolean().describe('It belongs to the calling account'),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/orders/{id}/{hash}',
    summary: 'An order, for anyone who knows its hash',
    params: opened,
    query: langQuery,
    response: order,
    errors: ['order_link_revoked'],
  }),
  sendLink: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/{hash}/link',
    summary: 'Sends the new link to the order’s e-mail, for anyone who knows an earlier hash',
    params: opened,
    response: z.object({}),
    limit: { max: 20, perMinutes: 10 },
  }),
  renewLink: endpoint({
    method: 'PUT',
    path: '/api/me/orders/{id}/link',
    summary: 'Revokes the link to one’s own order and sends a new one to the order’s e-mail',
    access: 'account',
    params: z.object({ id: idField }),
    response: z.object({ hash: z.string() }),
    limit: { max: 10, perMinutes: 10 },
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/{hash}/payments',
    summary: 'Starts an online payment, or a new attempt after a refusal',
    params: opened,
    query: langQuery,
    response: z.object({ redirect: z.string() }),
    errors: ['already_paid', 'payment_gateway_unavailable'],
    limit: { max: 30, perMinutes: 10 },
  }),
  changePayment: endpoint({
    method: 'PUT',
    path: '/api/orders/{id}/{hash}/payment-method',
    summary: 'Replaces the payment method of an unpaid order; its total may change with the fee',
    params: opened,
    query: langQuery,
    body: z.object({
      payment_method_id: smallId,
      expected_total: z
        .int()
        .min(0)
        .describe('Minor units: the total that the buyer was shown; a different total is refused'),
    }),
    response: order,
    errors: ['already_paid', 'conflict'],
    limit: { max: 30, perMinutes: 10 },
  }),
  verifyPayment: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/{hash}/payments/verification',
    summary: 'The order after a return from the gateway, which is asked for the state of the open payment',
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
  orderAgain: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/{hash}/cart',
    summary: 'Puts the goods of an order into the caller’s cart, as far as they are sold; a repetition adds nothing',
    params: opened,
    query: langQuery,
    response: z.object({
      pieces: z.int().describe('In the cart now'),
      goods: z.array(orderedAgain),
    }),
    errors: ['order_link_revoked'],
    limit: { max: 30, perMinutes: 10 },
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/{hash}/account',
    summary: 'Registers the guest who placed the order under its e-mail; the order then belongs to the account',
    botCheck: 'register',
    params: opened,
    body: withRules(
      z.object({
        email: email.optional().describe('If missing, the order’s'),
        phone_prefix: z.enum(phonePrefixes).default(''),
        phone: plainLine({ min: 0, max: 40 }).default('').describe('If missing, the order’s; empty: the order’s'),
        username: z.string().trim().min(usernameLength.min).max(usernameLength.max).regex(usernamePattern),
        password: z.string().min(passwordLength.min).max(passwordLength.max),
        password_confirmation: z.string().min(1).max(passwordLength.max),
        terms: z.boolean(),
        bot_token: botTokenField,
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
    summary: 'Adds a guest’s order to the logged-in account',
    access: 'account',
    params: opened,
    response: z.object({}),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/me/orders/{id}',
    summary: 'The hash that opens one’s own order',
    access: 'account',
    params: z.object({ id: idField }),
    response: z.object({ id: z.int(), hash: z.string() }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/me/orders',
    summary: 'Orders of the logged-in account, the newest first',
    access: 'account',
    query: z.object({ page: z.coerce.number().int().min(1).max(400).default(1) }),
    response: z.object({ orders: z.array(orderSummary), total: z.int(), page: z.int(), pages: z.int() }),
  }),
};
