import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import {
  adminPageField,
  amountField,
  idField,
  langField,
  smallId,
  versionField,
  withRules,
  type FormRule,
} from '../contract/fields.ts';
import { mostAmount } from '../money/limits.ts';
import { adminProductFilter } from './admin-contract.ts';
import { mostPieces, percentLimits, productsAtOnce, roundings, salePercents, stockWays } from './limits.ts';

const content = { scope: 'content' } as const;

const saleTimes = { starts_at: z.iso.datetime().describe('A past time means now'), ends_at: z.iso.datetime() };

const bulkChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent: z.number().min(percentLimits.min).max(percentLimits.max).multipleOf(0.1),
    round_to: z.literal(roundings),
  }),
  z.object({ kind: z.literal('price'), price: amountField({ min: 1, max: mostAmount }) }),
  z.object({ kind: z.literal('visibility'), is_shown: z.boolean() }),
  z.object({ kind: z.literal('category'), category_id: idField }),
  z.object({
    kind: z.literal('stock'),
    branch_id: smallId,
    way: z.enum(stockWays),
    pieces: z.int().min(-mostPieces).max(mostPieces),
  }),
  z.object({
    kind: z.literal('sale_percent'),
    percent: z.number().min(salePercents.min).max(salePercents.max).multipleOf(0.1),
    round_to: z.literal(roundings),
    ...saleTimes,
  }),
  z.object({ kind: z.literal('sale_price'), price: amountField({ min: 1, max: mostAmount }), ...saleTimes }),
]);
export type BulkChange = z.output<typeof bulkChange>;

/** Either products one by one, or all that the filters of the list have found, also those on its other pages. */
const chosen = {
  ids: z.array(smallId).min(1).max(productsAtOnce).optional(),
  filter: adminProductFilter.optional().describe('Instead of ids: up to 500 products that match it'),
};
const isOneOf = {
  field: 'ids',
  error: 'required',
  isMet: ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
} as const satisfies FormRule;

export const bulkObstacles = [
  'not_above_sale',
  'weight_missing',
  'price_out_of_range',
  'stock_out_of_range',
  'not_cheaper',
  'never_discounted',
  'sale_overlaps',
  'package_unfit',
] as const;
export type BulkObstacle = (typeof bulkObstacles)[number];

const state = z.object({
  regular_price: z.int(),
  is_shown: z.boolean(),
  category: z.string(),
  stock: z.int().nullable().describe('At the branch of the change; null for other changes'),
  sale_price: z.int().nullable().describe('Of the sale to be added; null for other changes'),
});

export const bulkRow = z
  .object({
    id: z.int(),
    name: z.string(),
    before: state,
    after: state.describe('As before when it is left out'),
    obstacle: z.enum(bulkObstacles).nullable().describe('Why it is left out'),
  })
  .meta({ id: 'BulkProductRow' });
export type BulkRow = z.infer<typeof bulkRow>;

const bulkChangeFacts = z.object({
  id: z.int(),
  change: bulkChange.nullable().describe('Null for those made before it was stored'),
  place: z.string().nullable().describe('The branch or the category of the change, in the language of the request'),
  products: z.int().describe('How many were changed'),
  made_by: z.string(),
  made_at: z.iso.datetime(),
  is_undone: z.boolean(),
  undone_by: z.string().nullable(),
  undone_at: z.iso.datetime().nullable(),
  undone: z.int().describe('Products whose previous values were restored'),
  left: z.int().describe('Products that the undoing left because somebody had changed them since'),
});
export const bulkChangeRow = bulkChangeFacts.meta({ id: 'BulkChange' });
export type BulkChangeRow = z.infer<typeof bulkChangeRow>;

const changedValue = z.object({
  price: z.int().nullable().describe('Regular, or of the sale that was added'),
  pieces: z.int().nullable(),
  is_shown: z.boolean().nullable(),
  category: z.string().nullable(),
});
export type ChangedValue = z.infer<typeof changedValue>;

const changedProduct = z
  .object({
    id: z.int(),
    sku: z.string(),
    name: z.string(),
    before: changedValue,
    after: changedValue,
    outcome: z
      .enum(['restorable', 'changed_since', 'undone', 'left'])
      .describe('What an undoing would do, or what it has done'),
  })
  .meta({ id: 'BulkChangedProduct' });
export type ChangedProduct = z.infer<typeof changedProduct>;

export const bulkChangeDetail = bulkChangeFacts
  .extend({ rows: z.array(changedProduct) })
  .meta({ id: 'BulkChangeDetail' });
export type BulkChangeDetail = z.infer<typeof bulkChangeDetail>;

/** Changes of several products at once: first a preview, then exactly what it has shown. */
export const bulkProductsContract = {
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/products/bulk/preview',
    summary: 'What a change of several products would do; changes nothing',
    access: content,
    body: withRules(z.object({ ...chosen, change: bulkChange, lang: langField }), [isOneOf]),
    response: z.object({ rows: z.array(bulkRow), version: versionField }),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/admin/products/bulk',
    summary: 'Changes several products in one transaction, as the preview with this version has shown',
    access: content,
    body: withRules(z.object({ ...chosen, change: bulkChange, version: versionField }), [isOneOf]),
    response: z.object({ decided: z.array(z.int()), change_id: z.int().nullable().describe('To undo it') }),
  }),
  latest: endpoint({
    method: 'GET',
    path: '/api/admin/products/bulk/latest',
    summary: 'The latest change of several products that the caller made today and may undo',
    access: content,
    response: z.object({
      change: z.object({ id: z.int(), made_at: z.iso.datetime(), products: z.int() }).nullable(),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/products/bulk',
    summary: 'Changes of several products by all administrators, the newest first, 50 a page; kept for a year',
    access: content,
    query: z.object({ page: adminPageField, lang: langField }),
    response: z.object({ changes: z.array(bulkChangeRow), page: z.int(), has_more: z.boolean() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/products/bulk/{id}',
    summary: 'A change of several products with each of them',
    access: content,
    params: z.object({ id: idField }),
    query: z.object({ lang: langField }),
    response: bulkChangeDetail,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/products/bulk/{id}/undo',
    summary: 'Restores the previous values of products that nobody has changed since',
    access: content,
    params: z.object({ id: idField }),
    response: z.object({ undone: z.int(), left: z.int() }),
  }),
};
