import type { FastifyInstance } from 'fastify';
import { bulkProductsContract } from '#shared/products/bulk-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { changeMany, previewChange } from './change-many.ts';

export function mountBulkProducts(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'bulkProducts', bulkProductsContract, {
    preview: ({ body }) => previewChange(context, body),
    apply: async ({ body }, { caller }) => ({ decided: await changeMany(context, caller.accountId, body) }),
  });
}
