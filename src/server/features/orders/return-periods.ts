import { isoDay } from '#shared/i18n/dates.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import { withdrawableOrders } from '#shared/returns/lifecycle.ts';
import { complaintMonths, withdrawalDays } from '#shared/returns/limits.ts';
import type { Shop } from '#shared/shop/shops.ts';
import { shopCalendar } from '#server/features/delivery/index.ts';

interface Handover {
  readonly state: OrderState;
  /** Null until the goods are there. */
  readonly delivered_at: Date | null;
}

/**
 * The last day on which a consumer may withdraw, as an ISO date of the shop: 14 days after that of the receipt, or the
 * next working day where it is none (Civil Code §§ 605, 607, 1829).
 */
export function lastWithdrawalDay(deliveredAt: Date, shop: Shop): string {
  const { isWorkingDay } = shopCalendar(shop, deliveredAt);
  let day = dayAfter(isoDay(deliveredAt, shop.timeZone), withdrawalDays);
  while (!isWorkingDay(day)) day = dayAfter(day, 1);
  return day;
}

/** From the order on, before the goods are there as well. */
export function mayWithdraw({ state, delivered_at }: Handover, shop: Shop, now: Date): boolean {
  if (!withdrawableOrders.includes(state)) return false;
  return delivered_at === null || isoDay(now, shop.timeZone) <= lastWithdrawalDay(delivered_at, shop);
}

/** Once the goods are on their way, for 24 months after they came. */
export function mayComplain({ state, delivered_at }: Handover, now: Date): boolean {
  if (delivered_at === null) return state === 'sent';
  const until = new Date(delivered_at);
  until.setUTCMonth(until.getUTCMonth() + complaintMonths);
  return now <= until;
}

export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
