import { z } from 'zod';
import type { FieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { dayIn } from '#server/features/branches/index.ts';
import { findOrder } from '../order-detail.queries.ts';
import type { OrderRow } from '../order.queries.ts';

type Clock = Pick<Context, 'config' | 'now'>;
type Placed = Pick<OrderRow, 'placed_at'>;

/** The day on which money arrived, as entered by a clerk. */
export interface PaymentDay {
  /** ISO date in the shop's time zone; missing: today. */
  readonly paidOn?: string | undefined;
}

export function isInFuture({ config, now }: Clock, { paidOn }: PaymentDay): boolean {
  return paidOn !== undefined && paidOn > dayIn(config.shop.timeZone, now());
}

export function isBeforeOrder({ config }: Clock, order: Placed, { paidOn }: PaymentDay): boolean {
  return paidOn !== undefined && paidOn < dayIn(config.shop.timeZone, order.placed_at);
}

/** The day for the history and a time on it, if the money arrived before today; otherwise neither. */
export function earlierDay(
  { config }: Clock,
  order: Placed,
  { paidOn, at }: PaymentDay & { readonly at: Date },
): { readonly earlier: { readonly paid_on?: string }; readonly paidAt?: Date } {
  if (paidOn === undefined || paidOn >= dayIn(config.shop.timeZone, at)) return { earlier: {} };
  return { earlier: { paid_on: paidOn }, paidAt: timeOn(paidOn, order.placed_at) };
}

/** Noon in UTC, which is on that day in the time zones of all shops, but not before the order. */
function timeOn(day: string, placedAt: Date): Date {
  return new Date(Math.max(Date.parse(`${day}T12:00:00Z`), placedAt.getTime()));
}

const refusedForm = z.object({ paid_on: z.iso.date().optional().catch(undefined) });

/** Errors of the day in a form that its schema has rejected for another reason. */
export async function listDayErrors(context: Context, id: number, body: unknown): Promise<FieldError['errors']> {
  const day = { paidOn: refusedForm.safeParse(body).data?.paid_on };
  if (isInFuture(context, day)) return { paid_on: ['day_in_future'] };
  const order = await findOrder(context.db, id);
  return order && isBeforeOrder(context, order, day) ? { paid_on: ['before_order'] } : {};
}
