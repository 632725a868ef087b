import { z } from 'zod';
import { contactRules } from '../accounts/contact-fields.ts';
import { phonePrefixes } from '../accounts/limits.ts';
import { nationalNumber } from '../accounts/phone.ts';
import { paymentMethodCodes, carrierKinds } from '../cart/ways.ts';
import { normaliseVatNumber } from '../companies/company-id.ts';
import { endpoint } from '../contract/endpoint.ts';
import {
  adminPageField,
  amountField,
  idField,
  langField,
  localeField,
  money,
  plainLine,
  plainText,
  smallIdField,
  versionField,
  withRules,
  type FormRule,
} from '../contract/fields.ts';
import { mostAmount } from '../money/limits.ts';
import { orderChannels } from './channels.ts';
import { order, orderReturn } from './contract.ts';
import { mostDocumentDays } from './document-days.ts';
import { overpaymentFields } from '../payments/contract.ts';
import { refundSteps } from '../payments/payments.ts';
import { moveObstacles, orderEventKinds, orderMoves, orderSorts, orderStates, orderTasks } from './lifecycle.ts';
import { chosenContent } from './refund-content.ts';

const orders = { scope: 'orders' } as const;
const lang = langField;
const params = z.object({ id: idField });
const nothing = z.object({});
const trackingCode = plainLine({ min: 1, max: 60 });
const paidOn = z.iso
  .date()
  .optional()
  .describe('Date of receipt in the shop’s time zone, not before the order; missing: today');

export const adminOrderQuery = z.object({
  q: plainLine({ min: 0, max: 100 })
    .default('')
    .describe('A part of number, e-mail, name, phone, company or its ID, or a pickup code'),
  state: z.enum(orderStates).optional(),
  task: z.enum(orderTasks).optional().describe('The task that it needs from a clerk'),
  payment: z.enum(paymentMethodCodes).optional(),
  delivery: z.enum(carrierKinds).optional(),
  branch: smallIdField.optional(),
  channel: z.enum(orderChannels).optional().describe('How it came'),
  account: idField.optional().describe('Of the buyer'),
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
    place: z.string().nullable().describe('City of the branch, or the name of the pickup point'),
    collect_by: z.iso.date().nullable().describe('Until when goods that are ready wait at their branch'),
    is_pickup_late: z.boolean().describe('Nobody has collected them by then'),
    variable_symbol: z.string(),
    channel: z.enum(orderChannels),
    has_invoice: z.boolean(),
    is_new: z.boolean().describe('Nobody has started to prepare it'),
    waits_for_money: z.boolean().describe('Waits for a bank transfer or cash'),
    moves: z.array(z.enum(orderMoves)).describe('The actions that its current state allows'),
    returns: z.array(orderReturn).describe('The newest first'),
  })
  .meta({ id: 'AdminOrderRow' });
export type AdminOrderRow = z.infer<typeof adminOrderRow>;

const filled = (max: number) => plainLine({ min: 1, max });
const text = (max: number) => plainLine({ min: 0, max });

/**
 * The data of an order that a clerk may correct before it is sent. Countries can't change: they determine prices and
 * taxes.
 */
const orderContact = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.union([z.literal(''), z.email()]))
    .describe('Empty only if the order has none, because it came by phone'),
  first_name: filled(100),
  last_name: filled(100),
  company: text(200).describe('Empty when it is not a company’s order'),
  company_id: text(20),
  tax_id: text(20),
  phone_prefix: z.enum(phonePrefixes),
  phone: filled(40),
  delivery: z
    .object({ name: filled(200), street: filled(200), city: filled(100), postcode: filled(20) })
    .nullable()
    .describe('Null for personal pickup'),
  invoice: z.object({ name: filled(200), street: filled(200), city: filled(100), postcode: filled(20) }),
});
export type OrderContact = z.output<typeof orderContact>;

type Form = Readonly<Record<string, unknown>>;
const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** The rules of the order form, without those that need the country of the company's IDs: only the server knows it. */
const companyRules: readonly FormRule[] = [
  {
    field: 'company',
    error: 'required',
    isMet: (form: Form) => isWritten(form.company) || !(isWritten(form.company_id) || isWritten(form.tax_id)),
  },
  {
    field: 'company_id',
    error: 'company_id_missing',
    isMet: (form: Form) => !isWritten(form.company) || isWritten(form.company_id),
  },
];

const contactInput = withRules(
  orderContact.extend({
    version: versionField,
    sends_mails: z.boolean().default(false).describe('Resends the mails that describe the current state'),
  }),
  [...contactRules.filter(({ field }) => field === 'phone'), ...companyRules],
).overwrite((form) => ({
  ...form,
  phone: nationalNumber(form.phone_prefix, form.phone),
  tax_id: normaliseVatNumber(form.tax_id),
}));

export const adminOrder = z
  .object({
    // Anyone who knows the hash can act as the buyer.
    order: order.omit({ hash: true }),
    account: z.object({ id: z.int(), username: z.string() }).nullable(),
    locale: localeField,
    moves: z.array(z.enum(orderMoves)),
    needs_age_check: z.boolean(),
    can_be_marked_paid: z.boolean().describe('Waits for a transfer or cash, or a transfer may arrive late'),
    may_have_overpayment: z.boolean().describe('A transfer was awaited: another one may come, or one with a wrong sum'),
    can_refuse_handover: z.boolean(),
    contact: orderContact.extend({ version: versionField }),
    can_change_lines: z.boolean().describe('Neither paid nor sent'),
    lines_version: z.string(),
    channel: z.enum(orderChannels),
    placed_by: z.string().nullable().describe('User name of the clerk who wrote it'),
    can_be_corrected: z.boolean().describe('Its goods have not been sent'),
    variable_symbol: z.string(),
    refundable: money.describe('Paid and not refunded yet'),
    refunded_pieces: z
      .array(z.object({ line_id: z.int(), quantity: z.int() }))
      .describe('Pieces already refunded or withdrawn from'),
    lessened_lines: z
      .array(z.object({ line_id: z.int(), amount: z.int() }))
      .describe('Discounts given for complaints by line, in minor units: they lower the value of the remaining pieces'),
    refundable_charges: z
      .object({ delivery: z.int(), fee: z.int() })
      .describe('The part of the delivery price that is not refunded yet, in minor units'),
    holds: z
      .array(z.object({ line_id: z.int(), branch: z.string(), quantity: z.int() }))
      .describe('The locations that the pieces were taken from'),
    history: z.array(
      z.object({
        kind: z.enum(orderEventKinds),
        from: z.enum(orderStates).nullable(),
        to: z.enum(orderStates).nullable(),
        actor: z.string().nullable().describe('User name; null: the buyer or the portal itself'),
        note: z.string().nullable(),
        amount: money.nullable(),
        paid_on: z.iso.date().nullable().describe('The date of receipt, if it was recorded later'),
        at: z.iso.datetime(),
      }),
    ),
    age_checks: z.array(
      z.object({ level: z.string(), is_adult: z.boolean(), actor: z.string().nullable(), at: z.iso.datetime() }),
    ),
    refunds: z.array(
      z.object({
        id: z.int(),
        amount: money,
        step: z.enum(refundSteps),
        reason: z.string().describe('A reason of ours (cancelled, withdrawal, complaint, overpayment) or free text'),
        at: z.iso.datetime(),
      }),
    ),
    documents: z.array(
      z.object({ number: z.string(), kind: z.enum(['invoice', 'credit_note']), at: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.infer<typeof adminOrder>;

const leftOrders = z.array(z.object({ id: z.int(), number: z.string().nullable(), why: z.enum(moveObstacles) }));

const dayMs = 86_400_000;

/** Documents issued in a period, for accountants. */
export const documentsQuery = withRules(
  z.object({
    from: z.iso.date().describe('Issued on this day or later'),
    to: z.iso.date().describe('Issued on this day or earlier'),
    lang: langField,
  }),
  [
    {
      field: 'to',
      error: 'ends_before_start',
      isMet: ({ from, to }) => typeof from !== 'string' || typeof to !== 'string' || from <= to,
    },
    {
      field: 'to',
      error: 'period_too_long',
      isMet: ({ from, to }) =>
        typeof from !== 'string' ||
        typeof to !== 'string' ||
        Date.parse(to) - Date.parse(from) < mostDocumentDays * dayMs,
    },
  ],
);
export type DocumentsQuery = z.output<typeof documentsQuery>;

export const adminOrdersContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/orders',
    summary: 'Orders, 50 a page',
    access: orders,
    query: adminOrderQuery,
    response: z.object({
      orders: z.array(adminOrderRow),
      total: z.int().describe('Exact up to a thousand'),
      page: z.int(),
      has_more: z.boolean(),
      branches: z.array(z.object({ id: z.int(), town: z.string() })).describe('The choices of the filter'),
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
  neighbours: endpoint({
    method: 'GET',
    path: '/api/admin/orders/{id}/neighbours',
    summary: 'The orders before and after this one in a filtered list, which need not contain it any more',
    access: orders,
    params,
    query: adminOrderQuery.omit({ page: true }),
    response: z.object({ previous: z.int().nullable(), next: z.int().nullable() }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/admin/orders/moves',
    summary: 'Moves orders to their next state, each separately; reports which were skipped and why',
    access: orders,
    body: z.object({
      ids: z.array(idField).min(1).max(100),
      move: z.enum(orderMoves),
      tracking_codes: z
        .array(z.object({ id: idField, tracking_code: trackingCode }))
        .max(100)
        .default([])
        .describe('Numbers of the parcels, for sent orders'),
      age_checked: z.boolean().default(false).describe('The recipient has proved to be an adult'),
      reason: plainText({ min: 0, max: 500 }).default('').describe('Sent to the buyer on cancellation'),
      cancels_sent: z
        .boolean()
        .default(false)
        .describe('Cancels a single order although its parcel is on its way; in bulk such orders are skipped'),
    }),
    response: z.object({
      decided: z.array(z.int()),
      left: leftOrders,
    }),
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/api/admin/orders/{id}/contact',
    summary:
      'Corrects buyer, company and addresses of an order that is not sent yet; an issued invoice does not change',
    access: orders,
    params,
    body: contactInput,
    response: nothing,
  }),
  renewLink: endpoint({
    method: 'PUT',
    path: '/api/admin/orders/{id}/link',
    summary: 'Revokes the link that opens the order without a login; the buyer gets a new one by e-mail',
    access: orders,
    params,
    response: nothing,
  }),
  setTracking: endpoint({
    method: 'PUT',
    path: '/api/admin/orders/{id}/tracking-code',
    summary: 'Sets or corrects the number of the parcel of an order that is on its way; the buyer gets it by e-mail',
    access: orders,
    params,
    body: z.object({ tracking_code: trackingCode }),
    response: nothing,
  }),
  refuseHandover: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/handover-refusal',
    summary: 'Records that the goods were not handed over because the recipient did not prove to be an adult',
    access: orders,
    params,
    response: nothing,
  }),
  markPaid: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/payment',
    summary: 'Records that the transfer or the cash has arrived',
    access: orders,
    params,
    body: z.object({ paid_on: paidOn }),
    response: z.object({ outcome: z.enum(['settled', 'overpayment']) }),
    errors: ['already_paid'],
  }),
  markSeveralPaid: endpoint({
    method: 'POST',
    path: '/api/admin/orders/payments',
    summary: 'Records that the money of several orders has arrived; reports which were skipped and why',
    access: orders,
    body: z.object({ ids: z.array(idField).min(1).max(100), paid_on: paidOn }),
    response: z.object({ decided: z.array(z.int()), left: leftOrders }),
  }),
  recordOverpayment: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/overpayment',
    summary: 'Records an overpayment: a second transfer or a wrong amount; it waits to be refunded',
    access: orders,
    params,
    body: z.object({ ...overpaymentFields, paid_on: paidOn }),
    response: nothing,
    errors: ['payment_unusual'],
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/refunds',
    summary: 'Refunds all that was paid or a part of it',
    access: orders,
    needsReauthentication: true,
    params,
    body: z.object({
      client_key: z.uuid().describe('An idempotency key: a repeated submission makes one refund'),
      amount: amountField({ min: 1, max: mostAmount }),
      reason: plainText({ min: 1, max: 500 }),
      content: chosenContent
        .nullable()
        .default(null)
        .describe('What the amount is for; null: an amount without content'),
      back_to_stock: z.boolean().default(false).describe('Its pieces return to the locations they were taken from'),
      bank_account: plainLine({ min: 0, max: 50 })
        .default('')
        .describe('Bank account for a transfer; empty: the account the money came from'),
    }),
    response: nothing,
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/notes',
    summary: 'Adds a note that the buyer does not see',
    access: orders,
    params,
    body: z.object({ text: plainText({ min: 1, max: 1000 }) }),
    response: nothing,
  }),
};
