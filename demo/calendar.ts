import { readShopTime } from '#shared/i18n/shop-time.ts';

const day = 24 * 60 * 60 * 1000;

/** Times of the demo, counted from the beginning of a day (UTC), so that one day's data are always the same. */
export interface Calendar {
  readonly today: Date;
  /** Days before (or, negative, after) the beginning of today; fractions are hours and minutes. */
  readonly daysAgo: (days: number) => string;
  /** Midnight of the shop's time zone, as clerks choose it: the beginning of the day so many days before. */
  readonly midnightAgo: (days: number) => string;
}

export function createCalendar(now: Date): Calendar {
  const today = new Date(Math.floor(now.getTime() / day) * day);
  const daysAgo = (days: number) => new Date(today.getTime() - Math.round(days * 24 * 60) * 60_000).toISOString();
  return { today, daysAgo, midnightAgo: (days) => readShopTime(`${daysAgo(days).slice(0, 10)}T00:00`)! };
}
