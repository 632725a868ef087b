import { sql, type RawBuilder } from 'kysely';
import { isoDay } from '#shared/i18n/dates.ts';
import { lateDays, unsentStates, type OrderTask } from '#shared/orders/lifecycle.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import { literals } from '#server/platform/db/literals.ts';

/** An order paid on delivery starts in `being_prepared`; an event shows that a clerk has begun. */
export const hasBegun = sql`exists (select from order_event e where e.order_id = o.id and e.kind = 'prepare')`;
export const isNew = sql`(o.state = 'paid' or (o.state = 'being_prepared' and not ${hasBegun}))`;

/** A full refund of an unsent order `o` was requested: it is about to be refunded and nobody prepares it. */
export const isMoneyBack = sql`(o.state in (${literals(unsentStates)}) and exists (
  select from payment p join refund r on r.payment_id = p.id
  where p.subject_kind = 'order' and p.subject_id = o.id and p.state = 'paid' and not p.is_overpayment
  group by p.id having sum(r.amount_minor) >= p.amount_minor))`;

const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000);

/** The orders `o` that wait for a clerk's action. */
export function waitsFor(task: OrderTask, at: Date): RawBuilder<unknown> {
  const conditions: Record<OrderTask, RawBuilder<unknown>> = {
    new: sql`${isNew} and not ${isMoneyBack}`,
    begun: sql`o.state = 'being_prepared' and ${hasBegun} and not ${isMoneyBack}`,
    pickup_late: sql`o.state = 'ready_for_pickup' and o.collect_by < ${isoDay(at)}::date
      and not ${isMoneyBack}`,
    transfer_late: sql`o.state = 'waiting_for_payment' and o.placed_at < ${daysBefore(at, lateDays.transfer)}
      and o.payment_method_id in (select id from payment_method where code = 'bank_transfer')`,
    cash_missing: sql`o.state in ('sent', 'delivered') and o.paid_at is null
      and o.payment_method_id in (select id from payment_method where code = 'cash_on_delivery')`,
  };
  return conditions[task];
}

/** Since when an order `o` waits for a clerk's action. */
const waitingSince: Record<OrderTask, RawBuilder<unknown>> = {
  new: sql`o.state_since`,
  begun: sql`o.state_since`,
  pickup_late: sql`o.collect_by`,
  transfer_late: sql`o.placed_at`,
  cash_missing: sql`o.state_since`,
};

export function waitingOrders(task: OrderTask, at: Date): WaitingRows {
  return { rows: sql`shop_order o where ${waitsFor(task, at)}`, since: waitingSince[task] };
}
