import { z } from 'zod';
import type { FieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { dayIn } from '#server/features/delivery/index.ts';
import { findOrder } from '../order-detail.queries.ts';
import type { OrderRow } from '../order.queries.ts';

type Clock = Pick<Context, 'config' | 'now'>;
type Placed = Pick<OrderRow, 'placed_at'>;

/** On which day money came, as a clerk says. */
export interface MoneyDay {
  /** ISO date where the shop is; missing: today. */
  readonly paidOn?: string | undefined;
}

export function isToCome({ config, now }: Clock, { paidOn }: MoneyDay): boolean {
  return paidOn !== undefined && paidOn > dayIn(config.shop.timeZone, now());
}

export function isBeforeOrder({ config }: Clock, order: Placed, { paidOn }: MoneyDay): boolean {
  return paidOn !== undefined && paidOn < dayIn(config.shop.timeZone, order.placed_at);
}

/** What is kept of money that came on an earlier day than it is written down: that day, and a time on it. */
export function cameEarlier(
  { config }: Clock,
  order: Placed,
  { paidOn, at }: MoneyDay & { readonly at: Date },
): { readonly earlier: { readonly paid_on?: string }; readonly paidAt?: Date } {
  if (paidOn === undefined || paidOn >= dayIn(config.shop.timeZone, at)) return { earlier: {} };
  return { earlier: { paid_on: paidOn }, paidAt: timeOn(paidOn, order.placed_at) };
}

/** Of what is known by its day: about noon, which lies on that day wherever the shop is, and not before the order. */
function timeOn(day: string, placedAt: Date): Date {
  return new Date(Math.max(Date.parse(`${day}T12:00:00Z`), placedAt.getTime()));
}

const refusedForm = z.object({ paid_on: z.iso.date().optional().catch(undefined) });

/** What is wrong with the day in a form that its schema has refused for something else. */
export async function listDayErrors(context: Context, id: number, body: unknown): Promise<FieldError['errors']> {
  const day = { paidOn: refusedForm.safeParse(body).data?.paid_on };
  if (isToCome(context, day)) return { paid_on: ['day_in_future'] };
  const order = await findOrder(context.db, id);
  return order && isBeforeOrder(context, order, day) ? { paid_on: ['before_order'] } : {};
}
