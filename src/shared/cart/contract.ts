import { z } from 'zod';
import { unitPrice } from '../catalog/contract.ts';
import { endpoint } from '../contract/endpoint.ts';
import { idField, langField, money, picture } from '../contract/fields.ts';
import { voucherErrors, voucherKinds } from '../vouchers/vouchers.ts';
import { linesPerCart, piecesPerLine, voucherAttempts } from './limits.ts';
import { carrierKinds, paymentMethodCodes } from './ways.ts';

const lang = langField;
const langQuery = z.object({ lang });
const quantity = z.int().min(1).max(piecesPerLine);
const code = z.string().trim().toUpperCase().min(1).max(40);

export const cartLine = z
  .object({
    listing_id: z.int(),
    name: z.string(),
    slug: z.string(),
    category: z.object({ id: z.int(), slug: z.string() }),
    package: z.string().nullable(),
    picture: picture.nullable(),
    quantity: z.int().describe('The wanted quantity, limited by the stock'),
    available: z.int().describe('Total pieces in stock'),
    price: money.describe('Of one piece, with tax, for this buyer'),
    regular_price: money.nullable().describe('The price without sale and member discount; null if the same'),
    unit_price: unitPrice.nullable().describe('Per litre, piece or 100 g, for this buyer'),
    total: money,
    tax_rate: z.number(),
    may_be_discounted: z.boolean(),
    needs_age_check: z.boolean(),
  })
  .meta({ id: 'CartLine' });
export type CartLine = z.infer<typeof cartLine>;

/** A difference from the cart as the buyer last saw it. It remains until the buyer accepts it. */
export const cartChange = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('price'), listing_id: z.int(), name: z.string(), before: money, now: money }),
    z.object({ kind: z.literal('quantity'), listing_id: z.int(), name: z.string(), before: z.int(), now: z.int() }),
    z.object({ kind: z.literal('gone'), listing_id: z.int(), name: z.string() }),
    z.object({ kind: z.literal('left_out'), listing_id: z.int(), name: z.string() }).describe('The cart was full'),
  ])
  .meta({ id: 'CartChange' });
export type CartChange = z.infer<typeof cartChange>;

export const cartVoucher = z
  .object({
    code: z.string(),
    kind: z.enum(voucherKinds),
    percent: z.number().nullable(),
    discount: money.describe('The discount on this cart'),
    only_for: z
      .array(z.string())
      .describe('Names of the categories and brands that it is limited to; empty: all goods'),
    error: z.enum(voucherErrors).nullable().describe('Why it no longer applies'),
    error_text: z.string().nullable().describe('The error as a sentence'),
  })
  .meta({ id: 'CartVoucher' });
export type CartVoucher = z.infer<typeof cartVoucher>;

export const cart = z
  .object({
    lines: z.array(cartLine),
    changes: z.array(cartChange),
    vouchers: z.array(cartVoucher),
    email: z.string().nullable().describe('Entered for a voucher'),
    pieces: z.int(),
    goods: money,
    discount: money,
    total: money.describe('Goods after the discount, without delivery and payment'),
    is_delivery_free: z.boolean(),
    missing_to_free_delivery: money,
    free_delivery_above: money,
    needs_age_check: z.boolean(),
    needs_birth_date: z.boolean(),
    needs_age_proof: z.boolean().describe('A provider must have confirmed the age before the order'),
    weight_g: z.int(),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof cart>;

const day = z.iso.date();

/** Working days after the payment; for a branch that has everything, days on which it is open, from 0. */
const daySpan = z.object({ min: z.int(), max: z.int() });

/** A way of delivery that this cart can use. */
export const deliveryOffer = z
  .object({
    id: z.int(),
    code: z.string(),
    kind: z.enum(carrierKinds),
    name: z.string(),
    description: z.string(),
    price: money.describe('0: free of charge'),
    expected_from: day,
    expected_to: day,
    span: daySpan.describe('Days that the order promises; those of a branch are with the branch'),
    payment_methods: z.array(z.int()).describe('Ids of the payment methods it can be combined with'),
    over_limit: z.array(z.int()).describe('Ids of payment methods that only the legal cash limit rules out'),
  })
  .meta({ id: 'DeliveryOffer' });
export type DeliveryOffer = z.infer<typeof deliveryOffer>;

/** A way of delivery that only the cart's weight rules out. */
export const deliveryTooSmall = z
  .object({ id: z.int(), kind: z.enum(carrierKinds), name: z.string(), max_weight_g: z.int() })
  .meta({ id: 'DeliveryTooSmall' });
export type DeliveryTooSmall = z.infer<typeof deliveryTooSmall>;

export const paymentOffer = z
  .object({
    id: z.int(),
    code: z.enum(paymentMethodCodes),
    name: z.string(),
    description: z.string(),
    fee: money,
    cash_step: z.int().describe('The total is rounded to this many minor units; 1: no rounding'),
    is_test: z.boolean().describe('The built-in test gateway: no money moves'),
  })
  .meta({ id: 'PaymentOffer' });
export type PaymentOffer = z.infer<typeof paymentOffer>;

export const branchOffer = z
  .object({
    id: z.int(),
    slug: z.string().describe('Of its page: /prodejny/{id}/{slug}'),
    town: z.string(),
    street: z.string(),
    postcode: z.string(),
    phone: z.string(),
    opening_hours: z.record(z.string(), z.array(z.string())).describe('mon to sun → spans: 09:00-18:00'),
    has_everything: z.boolean().describe('False: delivery to the branch takes up to ten days'),
    ready_from: day,
    ready_to: day,
    span: daySpan,
  })
  .meta({ id: 'BranchOffer' });
export type BranchOffer = z.infer<typeof branchOffer>;

export const cartContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/cart',
    summary: 'The cart of the logged-in account, else of the browser; with current prices and stock',
    query: langQuery,
    response: cart,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/cart/lines',
    summary: 'Adds pieces of a product',
    query: langQuery,
    body: z.object({ listing_id: idField, quantity: quantity.default(1) }),
    response: cart,
  }),
  setQuantity: endpoint({
    method: 'PUT',
    path: '/api/cart/lines/{id}',
    summary: 'Sets the quantity of a product',
    params: z.object({ id: idField }),
    query: langQuery,
    body: z.object({ quantity }),
    response: cart,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/cart/lines/{id}',
    summary: 'Removes a product from the cart',
    params: z.object({ id: idField }),
    query: langQuery,
    response: cart,
  }),
  acceptChanges: endpoint({
    method: 'POST',
    path: '/api/cart/changes/acceptance',
    summary: 'Accepts the changed prices and quantities that were shown',
    query: langQuery,
    body: z.object({
      changes: z
        .array(
          z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('price'), listing_id: idField, now: z.int().min(0).describe('Minor units') }),
            z.object({ kind: z.literal('quantity'), listing_id: idField, now: quantity }),
            z.object({ kind: z.enum(['gone', 'left_out']), listing_id: idField }),
          ]),
        )
        .max(3 * linesPerCart),
    }),
    response: cart,
  }),
  addVoucher: endpoint({
    method: 'POST',
    path: '/api/cart/vouchers',
    summary: 'Applies a voucher',
    query: langQuery,
    body: z.object({ code, email: z.string().trim().toLowerCase().max(254).pipe(z.email()).optional() }),
    response: cart,
    limit: voucherAttempts,
  }),
  removeVoucher: endpoint({
    method: 'DELETE',
    path: '/api/cart/vouchers/{code}',
    summary: 'Removes a voucher',
    params: z.object({ code }),
    query: langQuery,
    response: cart,
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/api/cart/delivery',
    summary: 'How the cart can be delivered, picked up and paid',
    query: langQuery,
    response: z.object({
      country: z.string().describe('The only country to which the shop delivers'),
      today: day,
      deliveries: z.array(deliveryOffer),
      too_small: z.array(deliveryTooSmall).describe('Ways for lighter carts only'),
      payments: z.array(paymentOffer),
      branches: z.array(branchOffer),
    }),
  }),
};
