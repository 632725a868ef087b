import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

const count = z.int().nullable();

export const adminTasksContract = {
  counts: endpoint({
    method: 'GET',
    path: '/api/admin/tasks',
    summary: 'Numbers of tasks for an administrator; null outside the administrator’s scopes',
    access: 'administrator',
    response: z.object({
      accounts: count.describe('Registrations'),
      adverts: count.describe('New adverts'),
      changes: count.describe('Changes of public adverts'),
      unreviewed_adverts: count.describe('Adverts published without approval that nobody has seen'),
      brands: count.describe('Proposed brands'),
      reports: count.describe('Reported cases without a decision'),
      appeals: count.describe('Appeals against decisions on reports'),
      toppings: count.describe('Paid toppings that wait for a decision'),
      held_texts: count.describe('Messages to many people that wait for a decision'),
      shop_conversations: count.describe('Conversations with the shop that nobody has read'),
      failed_mails: count,
      new_orders: count.describe('Paid, or payable on delivery, and not started yet'),
      begun_orders: count.describe('To be sent or made ready for pickup'),
      late_pickups: count,
      late_transfers: count,
      missing_cash: count.describe('Sent or delivered, cash on delivery not booked yet'),
      overpayments: count.describe('Overpayments that have not been sent back'),
      waiting_refunds: count.describe('Refunds that need an administrator'),
      withdrawals: count.describe('Withdrawals without a decision or without a completed refund'),
      complaints: count.describe('Complaints without a decision'),
    }),
  }),
};
