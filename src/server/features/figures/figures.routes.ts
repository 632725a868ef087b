import type { FastifyInstance } from 'fastify';
import { adminFiguresContract } from '#shared/figures/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { getSeries } from './get-series.ts';
import { getBreakdown, getLowStock, getSearches } from './list-breakdown.ts';

export function mountAdminFigures(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminFigures', adminFiguresContract, {
    series: ({ query }) => getSeries(context, query),
    breakdown: ({ query }) => getBreakdown(context, query),
    stock: ({ query }) => getLowStock(context, query),
    searches: ({ query }) => getSearches(context, query),
  });
}
