import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, money } from '../contract/fields.ts';
import { voucherKinds, voucherStates } from './vouchers.ts';

export const earnings = z
  .object({
    orders: z.int().describe('Paid orders, including returned ones'),
    turnover: money.describe('Goods without tax, less returned goods'),
    margin: money,
  })
  .meta({ id: 'Earnings' });

const influencerVoucher = earnings
  .extend({
    code: z.string(),
    kind: z.enum(voucherKinds),
    percent: z.number().nullable(),
    amount: money.nullable(),
    state: z.enum(voucherStates),
    valid_from: z.iso.datetime().nullable(),
    valid_to: z.iso.datetime().nullable(),
    margin_percent: z.number(),
  })
  .meta({ id: 'InfluencerVoucher' });

export const influencerEntry = z
  .object({
    id: z.int(),
    code: z.string(),
    kind: z.enum(['order', 'return']),
    turnover: money,
    margin: money,
    happened_at: z.iso.datetime(),
  })
  .meta({ id: 'InfluencerEntry' });

/** An influencer's own vouchers and earnings, without any data of buyers. */
export const influencerOverview = z
  .object({
    vouchers: z.array(influencerVoucher),
    total: earnings,
    months: z.array(earnings.extend({ month: z.string().describe('2026-11') })).describe('The newest first'),
    entries: z.array(influencerEntry).describe('The newest first, 20 a page'),
    page: z.int(),
    has_more: z.boolean(),
  })
  .meta({ id: 'InfluencerOverview' });
export type InfluencerOverview = z.infer<typeof influencerOverview>;

export const vouchersContract = {
  influencer: endpoint({
    method: 'GET',
    path: '/api/me/influencer',
    summary: 'The earnings of the influencer; 404 for other accounts',
    access: 'account',
    query: z.object({ page: adminPageField }),
    response: influencerOverview,
  }),
};
