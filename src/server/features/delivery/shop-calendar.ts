import Holidays from 'date-holidays';
import type { Shop } from '#shared/shop/shops.ts';
import type { Calendar } from './expected-days.ts';

const holidaysOf = new Map<string, Holidays>();

/** Which days of a shop's country are working days: neither weekends nor public holidays nor days it is closed on. */
export function shopCalendar(shop: Shop, at: Date, closedDays: readonly string[] = []): Calendar {
  const holidays = holidaysOf.get(shop.country) ?? new Holidays(shop.country, { types: ['public'] });
  holidaysOf.set(shop.country, holidays);
  const closed = new Set(closedDays);
  return {
    today: dayIn(shop.timeZone, at),
    isWorkingDay: (day) => {
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
      return weekday !== 0 && weekday !== 6 && !closed.has(day) && !holidays.isHoliday(`${day} 12:00:00`);
    },
  };
}

/** ISO date of a moment where the shop is. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
}
