import type { TaskQueue } from '#shared/admin-tasks/queues.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { payoutMinimums } from '#shared/payouts/payouts.ts';

type ListId =
  | 'admin-accounts'
  | 'admin-adverts'
  | 'admin-all-adverts'
  | 'admin-toppings'
  | 'admin-brands'
  | 'admin-reports'
  | 'admin-erasures'
  | 'admin-held-messages'
  | 'admin-messages'
  | 'admin-mail'
  | 'admin-orders'
  | 'admin-payments'
  | 'admin-bank-lines'
  | 'admin-payouts'
  | 'admin-returns';

/** The list that shows what waits in each queue, with its filter. */
const lists: Readonly<Record<TaskQueue, readonly [route: ListId, filter: string]>> = {
  accounts: ['admin-accounts', '?state=waiting&sort=oldest'],
  adverts: ['admin-adverts', '?kind=new'],
  toppings: ['admin-toppings', ''],
  changes: ['admin-adverts', '?kind=change'],
  unreviewed_adverts: ['admin-all-adverts', '?review=yes'],
  brands: ['admin-brands', ''],
  reports: ['admin-reports', ''],
  appeals: ['admin-reports', '?state=appealed'],
  erasures: ['admin-erasures', ''],
  held_texts: ['admin-held-messages', ''],
  shop_conversations: ['admin-messages', ''],
  failed_mails: ['admin-mail', '?state=failed'],
  new_orders: ['admin-orders', '?task=new&sort=oldest'],
  begun_orders: ['admin-orders', '?task=begun&sort=oldest'],
  late_pickups: ['admin-orders', '?task=pickup_late&sort=oldest'],
  late_transfers: ['admin-orders', '?task=transfer_late&sort=oldest'],
  missing_cash: ['admin-orders', '?task=cash_missing&sort=oldest'],
  bank_lines: ['admin-bank-lines', ''],
  overpayments: ['admin-payments', '?view=overpayment&state=waiting'],
  unapproved_refunds: ['admin-payments', '?view=refunds&state=unapproved'],
  waiting_refunds: ['admin-payments', '?view=refunds&state=for_people'],
  unpaid_margins: ['admin-payouts', '?minimum='],
  withdrawals: ['admin-returns', '?kind=withdrawal&state=open'],
  complaints: ['admin-returns', '?kind=complaint&state=open'],
};

/** @param currency of the shop */
export function queueAddress(queue: TaskQueue, locale: Locale, currency: string): string {
  const [route, filter] = lists[queue];
  return `${routePath(route, locale)}${filter}${queue === 'unpaid_margins' ? payoutMinimums(currency)[0] : ''}`;
}
