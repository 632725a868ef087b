import type { Scope } from '../contract/scopes.ts';
import { requestDays } from '../privacy/limits.ts';

interface QueueRule {
  /** Of administrators; several of which one suffices. */
  readonly scopes: readonly Scope[];
  /** Hours after which the oldest item is overdue, counted from when it began to wait. */
  readonly dueHours: number;
}

const day = 24;

/**
 * What waits for administrators. The law gives 14 days to refund a withdrawal and 30 to settle a complaint (Civil Code,
 * section 1832; Act 634/1992 Coll., section 19); those queues are overdue some days before.
 */
export const queueRules = {
  accounts: { scopes: ['users'], dueHours: day },
  adverts: { scopes: ['adverts'], dueHours: day },
  changes: { scopes: ['adverts'], dueHours: day },
  toppings: { scopes: ['adverts'], dueHours: day },
  unreviewed_adverts: { scopes: ['adverts'], dueHours: 3 * day },
  brands: { scopes: ['adverts'], dueHours: 3 * day },
  reports: { scopes: ['adverts', 'users'], dueHours: day },
  appeals: { scopes: ['adverts', 'users'], dueHours: 7 * day },
  held_texts: { scopes: ['users'], dueHours: day },
  shop_conversations: { scopes: ['orders'], dueHours: day },
  new_orders: { scopes: ['orders'], dueHours: day },
  begun_orders: { scopes: ['orders'], dueHours: 2 * day },
  late_pickups: { scopes: ['orders'], dueHours: 0 },
  late_transfers: { scopes: ['orders'], dueHours: 0 },
  missing_cash: { scopes: ['orders'], dueHours: 14 * day },
  bank_lines: { scopes: ['orders'], dueHours: 2 * day },
  overpayments: { scopes: ['orders'], dueHours: 5 * day },
  unapproved_refunds: { scopes: ['orders'], dueHours: day },
  waiting_refunds: { scopes: ['orders'], dueHours: 3 * day },
  unpaid_margins: { scopes: ['orders'], dueHours: 31 * day },
  withdrawals: { scopes: ['orders'], dueHours: 10 * day },
  complaints: { scopes: ['orders'], dueHours: 25 * day },
  erasures: { scopes: ['users'], dueHours: requestDays * day },
  failed_mails: { scopes: ['settings'], dueHours: 1 },
} as const satisfies Record<string, QueueRule>;

export type TaskQueue = keyof typeof queueRules;
export const taskQueues = Object.keys(queueRules) as readonly TaskQueue[];

export function mayWorkOn(queue: TaskQueue, scopes: readonly Scope[]): boolean {
  return queueRules[queue].scopes.some((scope) => scopes.includes(scope));
}
