import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

const count = z.int().nullable();

export const adminTasksContract = {
  counts: endpoint({
    method: 'GET',
    path: '/api/admin/tasks',
    summary: 'How much waits for an administrator; null where the own scopes do not reach',
    access: 'administrator',
    response: z.object({
      accounts: count.describe('Registrations'),
      adverts: count.describe('New adverts'),
      changes: count.describe('Changes of public adverts'),
      brands: count.describe('Proposed brands'),
      failed_mails: count,
      new_orders: count.describe('Paid, or paid on delivery, and nobody has begun'),
      begun_orders: count.describe('To be sent or laid ready'),
      late_pickups: count,
      late_transfers: count,
      missing_cash: count.describe('Sent or delivered, and the cash of the carrier is not booked'),
      overpayments: count.describe('Money that came for nothing'),
      waiting_refunds: count.describe('Refunds that a person has to send or to look at'),
      withdrawals: count.describe('Withdrawals that are undecided or whose money has not been sent'),
      complaints: count.describe('Complaints without a decision'),
    }),
  }),
};
