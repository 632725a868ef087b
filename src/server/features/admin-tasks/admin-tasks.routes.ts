import type { FastifyInstance } from 'fastify';
import { adminTasksContract } from '#shared/admin-tasks/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { countHeldTexts, countShopUnread } from '#server/features/messages/index.ts';
import { countOrderTasks } from '#server/features/orders/index.ts';
import { countRefundsForPeople } from '#server/features/payments/index.ts';
import { countCases, kindsWithin } from '#server/features/reports/index.ts';
import { countWaitingComplaints, countWaitingWithdrawals } from '#server/features/returns/index.ts';
import { countRequested } from '#server/features/topping/index.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { countWaiting } from './admin-task.queries.ts';

export function mountAdminTasks(app: FastifyInstance, { db, now }: Context): void {
  mountCalls(app, 'adminTasks', adminTasksContract, {
    counts: async (_input, { caller: { accountId, scopes } }) => {
      const cases = { kinds: kindsWithin({ scopes }), notOf: accountId };
      const reachesOrders = scopes.includes('orders');
      const [
        counts,
        tasks,
        refunds,
        withdrawals,
        complaints,
        shopConversations,
        heldTexts,
        reports,
        appeals,
        toppings,
      ] = await Promise.all([
        countWaiting(db, scopes),
        reachesOrders ? countOrderTasks(db, now()) : undefined,
        reachesOrders ? countRefundsForPeople(db) : null,
        reachesOrders ? countWaitingWithdrawals(db) : null,
        reachesOrders ? countWaitingComplaints(db) : null,
        reachesOrders ? countShopUnread(db) : null,
        scopes.includes('users') ? countHeldTexts(db) : null,
        cases.kinds.length > 0 ? countCases(db, 'open', cases) : null,
        cases.kinds.length > 0 ? countCases(db, 'appealed', cases) : null,
        scopes.includes('adverts') ? countRequested(db) : null,
      ]);
      return {
        ...counts,
        reports,
        appeals,
        toppings,
        held_texts: heldTexts,
        shop_conversations: shopConversations,
        waiting_refunds: refunds,
        withdrawals,
        complaints,
        new_orders: tasks?.new ?? null,
        begun_orders: tasks?.begun ?? null,
        late_pickups: tasks?.pickup_late ?? null,
        late_transfers: tasks?.transfer_late ?? null,
        missing_cash: tasks?.cash_missing ?? null,
      };
    },
  });
}
