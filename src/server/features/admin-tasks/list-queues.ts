import type { Scope } from '#shared/contract/scopes.ts';
import type { WaitingQueue } from '#shared/admin-tasks/admin-contract.ts';
import { mayWorkOn, queueRules, type TaskQueue } from '#shared/admin-tasks/queues.ts';
import type { Context } from '#server/context.ts';
import { readQueue, readUnreviewed } from '#server/features/adverts/index.ts';
import { readWaitingLines } from '#server/features/bank-statements/index.ts';
import { readHeldTexts, readShopUnread } from '#server/features/messages/index.ts';
import { readOrderTasks } from '#server/features/orders/index.ts';
import { readOpenOverpayments, readRefundsForPeople, readUnapprovedRefunds } from '#server/features/payments/index.ts';
import { readErasures } from '#server/features/privacy/index.ts';
import { kindsWithin, readCases } from '#server/features/reports/index.ts';
import { readWaitingComplaints, readWaitingWithdrawals } from '#server/features/returns/index.ts';
import { readRequested } from '#server/features/topping/index.ts';
import type { Backlog } from '#server/platform/db/backlog.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { readFailedMails, readProposedBrands, readRegistrations } from './admin-task.queries.ts';

interface Administrator {
  readonly accountId: number;
  readonly scopes: readonly Scope[];
}

const hourMs = 3_600_000;

/** The queues of an administrator in which something waits: overdue ones first, then by the age of their oldest item. */
export async function listQueues({ db, now }: Context, administrator: Administrator): Promise<WaitingQueue[]> {
  const at = now();
  const groups = readers.filter(({ queues }) => queues.some((queue) => mayWorkOn(queue, administrator.scopes)));
  const backlogs = Object.assign(
    {},
    ...(await Promise.all(groups.map(({ read }) => read(db, at, administrator)))),
  ) as Partial<Record<TaskQueue, Backlog>>;
  return Object.entries(backlogs)
    .map(([queue, backlog]) => present(queue as TaskQueue, backlog, at))
    .filter(({ queue, count }) => count > 0 && mayWorkOn(queue, administrator.scopes))
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

type Backlogs = Partial<Record<TaskQueue, Backlog>>;

interface Reader {
  readonly queues: readonly TaskQueue[];
  readonly read: (db: Queryable, at: Date, administrator: Administrator) => Promise<Backlogs>;
}

const one = (queue: TaskQueue, read: (db: Queryable) => Promise<Backlog>): Reader => ({
  queues: [queue],
  read: async (db) => ({ [queue]: await read(db) }),
});

const readers: readonly Reader[] = [
  one('accounts', readRegistrations),
  { queues: ['adverts', 'changes'], read: readQueue },
  one('toppings', readRequested),
  one('unreviewed_adverts', readUnreviewed),
  one('brands', readProposedBrands),
  { queues: ['reports', 'appeals'], read: readReports },
  one('held_texts', readHeldTexts),
  one('erasures', readErasures),
  one('shop_conversations', readShopUnread),
  { queues: ['new_orders', 'begun_orders', 'late_pickups', 'late_transfers', 'missing_cash'], read: readOrders },
  one('bank_lines', readWaitingLines),
  one('overpayments', readOpenOverpayments),
  {
    queues: ['unapproved_refunds'],
    read: async (db, _at, { accountId }) => ({ unapproved_refunds: await readUnapprovedRefunds(db, accountId) }),
  },
  one('waiting_refunds', readRefundsForPeople),
  one('withdrawals', readWaitingWithdrawals),
  one('complaints', readWaitingComplaints),
  one('failed_mails', readFailedMails),
];

/** Only cases that the administrator may open. */
async function readReports(db: Queryable, _at: Date, { accountId, scopes }: Administrator): Promise<Backlogs> {
  const openable = { kinds: kindsWithin({ scopes }), notOf: accountId };
  const [reports, appeals] = await Promise.all([readCases(db, 'open', openable), readCases(db, 'appealed', openable)]);
  return { reports, appeals };
}

async function readOrders(db: Queryable, at: Date): Promise<Backlogs> {
  const tasks = await readOrderTasks(db, at);
  return {
    new_orders: tasks.new,
    begun_orders: tasks.begun,
    late_pickups: tasks.pickup_late,
    late_transfers: tasks.transfer_late,
    missing_cash: tasks.cash_missing,
  };
}
