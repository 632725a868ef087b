import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import {
  adminPageField,
  amountField,
  money,
  plainLine,
  plainText,
  smallId,
  smallIdField,
  versionField,
  withRules,
  type FormRule,
} from '../contract/fields.ts';
import { mostAmount } from '../money/limits.ts';
import { earnings } from './contract.ts';
import { mostLimits, mostUses, voucherCodePattern, voucherKinds, voucherStates } from './vouchers.ts';

const settings = { scope: 'settings' } as const;
const id = z.object({ id: smallIdField });
const nothing = z.object({});

export const adminVoucherSorts = ['newest', 'code', 'uses', 'ends'] as const;

export const adminVoucherQuery = z.object({
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of the code, the note or the influencer’s name'),
  kind: z.enum(voucherKinds).optional(),
  state: z.enum(voucherStates).optional(),
  influencer: z.coerce.number().int().positive().max(999_999_999_999_999).optional().describe('Id of the account'),
  sort: z.enum(adminVoucherSorts).default('newest'),
  page: adminPageField,
});
export type AdminVoucherQuery = z.output<typeof adminVoucherQuery>;

const time = z.iso.datetime();

const named = z.object({ id: z.int(), name: z.string() });

export const adminVoucherRow = z
  .object({
    id: z.int(),
    code: z.string(),
    kind: z.enum(voucherKinds),
    percent: z.number().nullable(),
    amount: money.nullable(),
    min_goods: money,
    valid_from: time.nullable(),
    valid_to: time.nullable(),
    max_uses: z.int().nullable(),
    max_uses_per_user: z.int().nullable(),
    for_email: z.string().nullable(),
    categories: z.array(named).describe('It applies to goods of these or anything below them; empty: of all'),
    brands: z.array(named).describe('It applies to goods of these; empty: of all'),
    state: z.enum(voucherStates),
    uses: z.int().describe('Orders that use it and are not cancelled'),
    note: z.string(),
    influencer: z.object({ id: z.int(), username: z.string() }).nullable(),
    margin_percent: z.number().nullable(),
    turnover: money.describe('Value of goods without tax that the influencer earned from'),
    margin: money,
    created_at: time,
  })
  .meta({ id: 'AdminVoucher' });
export type AdminVoucherRow = z.infer<typeof adminVoucherRow>;

export const adminVoucher = adminVoucherRow
  .extend({
    is_active: z.boolean(),
    was_used: z
      .boolean()
      .describe('By any order, even a cancelled one: code and kind can’t change, and it can’t be deleted'),
    discounts: money.describe('Total discount on orders that are not cancelled'),
    orders: z
      .array(z.object({ id: z.int(), number: z.string(), placed_at: time, discount: money, is_released: z.boolean() }))
      .describe('The newest twenty orders with it'),
    version: versionField.describe('Version of the form’s fields'),
  })
  .meta({ id: 'AdminVoucherDetail' });
export type AdminVoucher = z.infer<typeof adminVoucher>;

const percent = z.number().min(0.1).max(100).multipleOf(0.1);
const amount = amountField({ min: 1, max: mostAmount });

const voucherFields = z.object({
  code: z.string().trim().toUpperCase().min(1).max(40).regex(voucherCodePattern),
  kind: z.enum(voucherKinds),
  percent: percent.nullable().default(null).describe('For the kind percent'),
  amount: amount.nullable().default(null).describe('For the kind fixed; minor units of the shop’s currency'),
  min_goods: amountField({ min: 0, max: mostAmount }).default(0),
  valid_from: time.nullable().default(null),
  valid_to: time.nullable().default(null),
  max_uses: z.int().min(1).max(mostUses).nullable().default(null),
  max_uses_per_user: z.int().min(1).max(mostUses).nullable().default(null),
  for_email: z.string().trim().toLowerCase().max(254).pipe(z.email()).nullable().default(null),
  category_ids: z.array(z.int().positive().max(999_999_999_999_999)).max(mostLimits).default([]),
  brand_ids: z.array(smallId).max(mostLimits).default([]),
  note: plainText({ min: 0, max: 500 }).default(''),
  influencer: plainLine({ min: 0, max: 254 }).default('').describe('E-mail or user name; empty: no influencer'),
  margin_percent: z.number().min(0).max(100).multipleOf(0.1).nullable().default(null),
});
export type VoucherFields = z.output<typeof voucherFields>;

const isNamed = (influencer: unknown) => typeof influencer === 'string' && influencer.trim() !== '';

const voucherRules: readonly FormRule[] = [
  { field: 'percent', error: 'required', isMet: (form) => form.kind !== 'percent' || isThere(form.percent) },
  { field: 'amount', error: 'required', isMet: (form) => form.kind !== 'fixed' || isThere(form.amount) },
  { field: 'valid_to', error: 'ends_before_start', isMet: isInOrder },
  {
    field: 'margin_percent',
    error: 'required',
    isMet: (form) => !isNamed(form.influencer) || isThere(form.margin_percent),
  },
  { field: 'influencer', error: 'required', isMet: (form) => isNamed(form.influencer) || !form.margin_percent },
];

const voucherForm = withRules(voucherFields.extend({ is_active: z.boolean().default(true) }), voucherRules).meta({
  id: 'VoucherForm',
});
export type VoucherForm = z.output<typeof voucherForm>;

const voucherChange = withRules(voucherFields.extend({ version: versionField }), voucherRules).meta({
  id: 'VoucherChange',
});
export type VoucherChange = z.output<typeof voucherChange>;

function isThere(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function isInOrder({ valid_from: from, valid_to: to }: Readonly<Record<string, unknown>>): boolean {
  return typeof from !== 'string' || typeof to !== 'string' || !(Date.parse(from) >= Date.parse(to));
}

export const influencerSorts = ['margin', 'turnover', 'username'] as const;

export const influencerQuery = z.object({
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of user name, e-mail or name'),
  sort: z.enum(influencerSorts).default('margin'),
  page: adminPageField,
});
export type InfluencerQuery = z.output<typeof influencerQuery>;

export const influencerRow = earnings
  .extend({
    id: z.int().describe('Id of the account'),
    username: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    vouchers: z.int(),
  })
  .meta({ id: 'Influencer' });
export type InfluencerRow = z.infer<typeof influencerRow>;

export const adminVouchersContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/vouchers',
    summary: 'Vouchers, filtered and sorted, 50 a page',
    access: settings,
    query: adminVoucherQuery,
    response: z.object({
      vouchers: z.array(adminVoucherRow),
      total: z.int().describe('Exact up to 1 000; 1001 means more'),
      page: z.int(),
      has_more: z.boolean(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/vouchers/{id}',
    summary: 'A voucher with its totals and the orders that used it',
    access: settings,
    params: id,
    response: adminVoucher,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/vouchers',
    summary: 'Adds a voucher',
    access: settings,
    body: voucherForm,
    response: adminVoucher,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/vouchers/{id}',
    summary: 'Changes a voucher, 409 when somebody else changed it meanwhile; a used voucher keeps its code and kind',
    access: settings,
    params: id,
    body: voucherChange,
    response: adminVoucher,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/api/admin/vouchers/{id}/activity',
    summary: 'Switches a voucher off, or on again',
    access: settings,
    params: id,
    body: z.object({ is_active: z.boolean() }),
    response: adminVoucher,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/vouchers/{id}',
    summary: 'Deletes a voucher that no order ever used',
    access: settings,
    params: id,
    response: nothing,
  }),
  influencers: endpoint({
    method: 'GET',
    path: '/api/admin/influencers',
    summary: 'Influencers with their earnings, 50 a page',
    access: settings,
    query: influencerQuery,
    response: z.object({
      influencers: z.array(influencerRow),
      total: z.int(),
      page: z.int(),
      has_more: z.boolean(),
    }),
  }),
};
