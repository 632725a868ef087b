import type { FastifyInstance } from 'fastify';
import { bulkProductsContract } from '#shared/products/bulk-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { findLatestBulkChange } from '../changes/change-set.queries.ts';
import { undoBulkChange } from '../changes/undo-changes.ts';
import { changeMany, previewChange } from './change-many.ts';
import { getBulkChange, pageOfBulkChanges } from './list-bulk-changes.ts';

/** How long the list offers to undo a change. */
const offeredMs = 86_400_000;

export function mountBulkProducts(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'bulkProducts', bulkProductsContract, {
    preview: ({ body }, { caller }) => previewChange(context, caller.accountId, body),
    apply: ({ body }, { caller }) => changeMany(context, caller.accountId, body),
    latest: async (_input, { caller }) => {
      const since = new Date(context.now().getTime() - offeredMs);
      const found = await findLatestBulkChange(context.db, caller.accountId, since);
      return { change: found ? { ...found, made_at: found.made_at.toISOString() } : null };
    },
    list: ({ query: { page, lang } }) => pageOfBulkChanges(context, page, lang),
    get: ({ params: { id }, query: { lang } }) => getBulkChange(context, id, lang),
    undo: ({ params: { id } }, { caller }) => undoBulkChange(context, { id, actorId: caller.accountId }),
  });
}
