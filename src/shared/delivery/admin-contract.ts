import { z } from 'zod';
import { carrierKinds, paymentMethodCodes } from '../cart/ways.ts';
import { endpoint } from '../contract/endpoint.ts';
import {
  amountField,
  byLocale,
  kilogramsField,
  plainLine,
  plainText,
  positionField,
  smallId,
  smallIdField,
  versionField,
  withRules,
  type FormRule,
} from '../contract/fields.ts';
import { heurekaCarriers, zboziCarriers } from '../feeds/feeds.ts';
import { mostAmount, mostCharge } from '../money/limits.ts';
import { carrierCodePattern } from './limits.ts';

const settings = { scope: 'settings' } as const;
const params = z.object({ id: smallIdField });
/** Minor units of the shop's currency. */
const charge = amountField({ min: 0, max: mostCharge });

const text = () => z.object({ name: plainLine({ min: 1, max: 100 }), description: plainText({ min: 0, max: 500 }) });
const texts = byLocale(text);

const weight = kilogramsField({ min: 1, max: 10_000_000 });
const price = z.object({
  max_weight_g: weight.nullable().describe('Inclusive; null: no limit'),
  min_goods: amountField({ min: 0, max: mostAmount }).describe('From this value of the goods on'),
  price: charge,
});

const carrierFields = z.object({
  code: z.string().regex(carrierCodePattern),
  kind: z.enum(carrierKinds),
  is_active: z.boolean(),
  position: positionField,
  checks_age: z.boolean().describe('The carrier checks the buyer’s age on delivery'),
  tracking_url: z
    .union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)])
    .describe('{code} is replaced by the parcel’s number; empty: no tracking'),
  days_min: z.int().min(0).max(60).describe('Working days in addition to the time that the goods’ location takes'),
  days_max: z.int().min(0).max(60),
  min_weight_g: weight.nullable().default(null).describe('Inclusive; not offered for lighter carts; null: any weight'),
  heureka_id: z
    .enum(heurekaCarriers)
    .nullable()
    .default(null)
    .describe('Its name in the feed for Heureka; null: not in it'),
  zbozi_id: z
    .enum(zboziCarriers)
    .nullable()
    .default(null)
    .describe('Its name in the feed for Zboží.cz; null: not in it'),
  texts,
  prices: z.array(price).max(100),
  payment_method_ids: z.array(smallId).max(20).describe('Payment methods it can be combined with'),
});

const carrierRules: readonly FormRule[] = [
  {
    field: 'days_max',
    error: 'days_order',
    isMet: ({ days_min: min, days_max: max }) => typeof min !== 'number' || typeof max !== 'number' || min <= max,
  },
  {
    field: 'min_weight_g',
    error: 'weight_order',
    isMet: ({ min_weight_g: least, prices }) =>
      typeof least !== 'number' || isPriced(least, z.array(price).safeParse(prices)),
  },
  { field: 'prices', error: 'price_repeated', isMet: ({ prices }) => areDifferent(z.array(price).safeParse(prices)) },
];

function areDifferent({ data = [] }: { data?: z.output<typeof price>[] }): boolean {
  return new Set(data.map(({ max_weight_g, min_goods }) => `${max_weight_g} ${min_goods}`)).size === data.length;
}

/** Whether the price list contains the lightest parcels. */
function isPriced(least: number, { data = [] }: { data?: z.output<typeof price>[] }): boolean {
  return data.length === 0 || data.some(({ max_weight_g: most }) => most === null || most >= least);
}

const carrierInput = withRules(carrierFields, carrierRules);
export type CarrierInput = z.output<typeof carrierFields>;

export const adminCarrier = carrierFields.extend({ id: z.int(), version: versionField }).meta({ id: 'AdminCarrier' });
export type AdminCarrier = z.infer<typeof adminCarrier>;

const paymentMethodInput = z.object({ fee: charge, is_active: z.boolean(), position: positionField, texts });
export type PaymentMethodInput = z.output<typeof paymentMethodInput>;

export const adminPaymentMethod = paymentMethodInput
  .extend({ id: z.int(), code: z.enum(paymentMethodCodes), version: versionField })
  .meta({ id: 'AdminPaymentMethod' });
export type AdminPaymentMethod = z.infer<typeof adminPaymentMethod>;

export const adminDeliveryContract = {
  carriers: endpoint({
    method: 'GET',
    path: '/api/admin/carriers',
    summary: 'Ways of delivery with their prices, and all payment methods',
    access: settings,
    response: z.object({ carriers: z.array(adminCarrier), payment_methods: z.array(adminPaymentMethod) }),
  }),
  addCarrier: endpoint({
    method: 'POST',
    path: '/api/admin/carriers',
    summary: 'Adds a way of delivery',
    access: settings,
    body: carrierInput,
    response: adminCarrier,
  }),
  changeCarrier: endpoint({
    method: 'PUT',
    path: '/api/admin/carriers/{id}',
    summary: 'Changes a way of delivery; existing orders are not affected',
    access: settings,
    params,
    body: withRules(carrierFields.extend({ version: versionField }), carrierRules),
    response: adminCarrier,
  }),
  paymentMethods: endpoint({
    method: 'GET',
    path: '/api/admin/payment-methods',
    summary: 'Payment methods',
    access: settings,
    response: z.array(adminPaymentMethod),
  }),
  changePaymentMethod: endpoint({
    method: 'PUT',
    path: '/api/admin/payment-methods/{id}',
    summary: 'Changes the fee and the texts of a payment method',
    access: settings,
    params,
    body: paymentMethodInput.extend({ version: versionField }),
    response: adminPaymentMethod,
  }),
};
