import { isoDay } from '#shared/i18n/dates.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import { withdrawableOrders } from '#shared/returns/lifecycle.ts';
import { complaintMonths, withdrawalDays } from '#shared/returns/limits.ts';
import type { Shop } from '#shared/shop/shops.ts';
import { shopCalendar } from '#server/features/branches/index.ts';

interface Handover {
  readonly state: OrderState;
  /** Null until the goods are received. */
  readonly delivered_at: Date | null;
}

/**
 * The last day for a withdrawal, as an ISO date of the shop: 14 days after the receipt, or the next working day
 * (Civil Code §§ 605, 607, 1829).
 */
export function lastWithdrawalDay(deliveredAt: Date, shop: Shop): string {
  return workingDayFrom(dayAfter(isoDay(deliveredAt, shop.timeZone), withdrawalDays), shop);
}

/** The last day for a complaint, 24 months after the receipt, extended likewise (§§ 605, 2165). */
export function lastComplaintDay(deliveredAt: Date, shop: Shop): string {
  const [year, month, day] = isoDay(deliveredAt, shop.timeZone).split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + complaintMonths, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return workingDayFrom(lastOfMonth.toISOString().slice(0, 10), shop);
}

/** From the order on, also before the goods are received. */
export function mayWithdraw({ state, delivered_at }: Handover, shop: Shop, now: Date): boolean {
  if (!withdrawableOrders.includes(state)) return false;
  return delivered_at === null || isoDay(now, shop.timeZone) <= lastWithdrawalDay(delivered_at, shop);
}

/** Once the goods are on their way, and for 24 months after their receipt. */
export function mayComplain({ state, delivered_at }: Handover, shop: Shop, now: Date): boolean {
  if (state === 'sent') return true;
  if (state !== 'delivered' || delivered_at === null) return false;
  return isoDay(now, shop.timeZone) <= lastComplaintDay(delivered_at, shop);
}

/** The day itself, or the next working day (Civil Code § 607). */
function workingDayFrom(day: string, shop: Shop): string {
  const { isWorkingDay } = shopCalendar(shop, new Date(`${day}T12:00:00Z`));
  let at = day;
  while (!isWorkingDay(at)) at = dayAfter(at, 1);
  return at;
}

export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
