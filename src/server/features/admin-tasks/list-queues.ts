import { scopes, type Scope } from '#shared/contract/scopes.ts';
import type { WaitingQueue } from '#shared/admin-tasks/admin-contract.ts';
import { mayWorkOn, queueRules, taskQueues, type TaskQueue } from '#shared/admin-tasks/queues.ts';
import type { Context } from '#server/context.ts';
import { unreviewedAdverts, waitingAdverts, waitingChanges } from '#server/features/adverts/index.ts';
import { waitingLines } from '#server/features/bank-statements/index.ts';
import { unreadByShop, waitingTexts } from '#server/features/messages/index.ts';
import { waitingOrders } from '#server/features/orders/index.ts';
import { openOverpayments, refundsForPeople, unapprovedRefunds } from '#server/features/payments/index.ts';
import { waitingEarners } from '#server/features/payouts/index.ts';
import { openErasures } from '#server/features/privacy/index.ts';
import { kindsWithin, waitingCases } from '#server/features/reports/index.ts';
import { openComplaints, openWithdrawals } from '#server/features/returns/index.ts';
import { requestedToppings } from '#server/features/topping/index.ts';
import { readBacklogs, type Backlog, type WaitingRows } from '#server/platform/db/backlog.ts';
import { failedMails, proposedBrands, waitingRegistrations } from './admin-task.queries.ts';

interface Administrator {
  readonly accountId: number;
  readonly scopes: readonly Scope[];
}

const hourMs = 3_600_000;

/** The queues of an administrator in which something waits: overdue ones first, then by the age of their oldest item. */
export async function listQueues({ db, config, now }: Context, administrator: Administrator): Promise<WaitingQueue[]> {
  const at = now();
  const all = waitingRows(administrator, config.shop.currency, at);
  const own = taskQueues.filter((queue) => mayWorkOn(queue, administrator.scopes));
  const name = scopes.filter((scope) => administrator.scopes.includes(scope)).join('_');
  const backlogs = await readBacklogs(db, name, Object.fromEntries(own.map((queue) => [queue, all[queue]])));
  return own
    .map((queue) => present(queue, backlogs[queue]!, at))
    .filter(({ count }) => count > 0)
    .sort(
      (one, other) =>
        Number(other.is_overdue) - Number(one.is_overdue) || (other.oldest_hours ?? -1) - (one.oldest_hours ?? -1),
    );
}

function present(queue: TaskQueue, { count, oldest }: Backlog, at: Date): WaitingQueue {
  const hours = oldest && (at.getTime() - oldest.getTime()) / hourMs;
  return {
    queue,
    count,
    oldest_hours: hours === null ? null : Math.max(0, Math.floor(hours)),
    is_overdue: hours !== null && hours > queueRules[queue].dueHours,
  };
}

/** Only cases and refunds that the administrator may decide on. */
function waitingRows(administrator: Administrator, currency: string, at: Date): Record<TaskQueue, WaitingRows> {
  const openable = { kinds: kindsWithin(administrator), notOf: administrator.accountId };
  return {
    accounts: waitingRegistrations,
    adverts: waitingAdverts,
    changes: waitingChanges,
    toppings: requestedToppings,
    unreviewed_adverts: unreviewedAdverts,
    brands: proposedBrands,
    reports: waitingCases('open', openable),
    appeals: waitingCases('appealed', openable),
    held_texts: waitingTexts,
    shop_conversations: unreadByShop,
    new_orders: waitingOrders('new', at),
    begun_orders: waitingOrders('begun', at),
    late_pickups: waitingOrders('pickup_late', at),
    late_transfers: waitingOrders('transfer_late', at),
    missing_cash: waitingOrders('cash_missing', at),
    bank_lines: waitingLines,
    overpayments: openOverpayments,
    unapproved_refunds: unapprovedRefunds(administrator.accountId),
    waiting_refunds: refundsForPeople,
    unpaid_margins: waitingEarners(currency),
    withdrawals: openWithdrawals,
    complaints: openComplaints,
    erasures: openErasures,
    failed_mails: failedMails,
  };
}
