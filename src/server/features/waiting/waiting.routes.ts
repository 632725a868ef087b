import type { FastifyInstance } from 'fastify';
import { adminWaitingContract } from '#shared/waiting/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { countWaiting } from './waiting.queries.ts';

export function mountWaiting(app: FastifyInstance, { db }: Context): void {
  mountCalls(app, 'adminWaiting', adminWaitingContract, {
    counts: async (_input, { caller }) => countWaiting(db, caller.scopes),
  });
}
