import type { FastifyInstance } from 'fastify';
import { adminWaitingContract } from '#shared/waiting/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { countOrderTasks } from '#server/features/orders/index.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { countWaiting } from './waiting.queries.ts';

export function mountWaiting(app: FastifyInstance, { db, now }: Context): void {
  mountCalls(app, 'adminWaiting', adminWaitingContract, {
    counts: async (_input, { caller: { scopes } }) => {
      const [counts, tasks] = await Promise.all([
        countWaiting(db, scopes),
        scopes.includes('orders') ? countOrderTasks(db, now()) : undefined,
      ]);
      return {
        ...counts,
        new_orders: tasks?.new ?? null,
        begun_orders: tasks?.begun ?? null,
        late_pickups: tasks?.pickup_late ?? null,
        late_transfers: tasks?.transfer_late ?? null,
        missing_cash: tasks?.cash_missing ?? null,
      };
    },
  });
}
