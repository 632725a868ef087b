import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { amountField, langField, smallId, versionField } from '../contract/fields.ts';
import { mostAmount } from '../money/limits.ts';
import { percentLimits, productsAtOnce, roundings } from './limits.ts';

const content = { scope: 'content' } as const;

const bulkChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent: z.number().min(percentLimits.min).max(percentLimits.max).multipleOf(0.1),
    round_to: z.literal(roundings),
  }),
  z.object({ kind: z.literal('price'), price: amountField({ min: 1, max: mostAmount }) }),
  z.object({ kind: z.literal('visibility'), is_shown: z.boolean() }),
]);
export type BulkChange = z.output<typeof bulkChange>;

const ids = z.array(smallId).min(1).max(productsAtOnce);

export const bulkObstacles = ['not_above_sale', 'weight_missing', 'price_out_of_range'] as const;
export type BulkObstacle = (typeof bulkObstacles)[number];

const state = z.object({ regular_price: z.int(), is_shown: z.boolean() });

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

/** Changes of several products at once: first a preview, then exactly what it has shown. */
export const bulkProductsContract = {
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/products/bulk/preview',
    summary: 'What a change of several products would do; changes nothing',
    access: content,
    body: z.object({ ids, change: bulkChange, lang: langField }),
    response: z.object({ rows: z.array(bulkRow), version: versionField }),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/admin/products/bulk',
    summary: 'Changes several products in one transaction, as the preview with this version has shown',
    access: content,
    body: z.object({ ids, change: bulkChange, version: versionField }),
    response: z.object({ decided: z.array(z.int()) }),
  }),
};
