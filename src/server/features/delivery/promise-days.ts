import type { Shop } from '#shared/shop/shops.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { shopCalendar } from '#server/features/branches/index.ts';
import { findOpenDays } from './delivery.queries.ts';
import { expectedDays, lastOpenDay, readyDays, type Days, type Span } from './expected-days.ts';

interface Promised {
  /** The pickup branch; null when the goods are shipped. */
  readonly branchId: number | null;
  /** Of `expectedSpan` or `readySpan`. */
  readonly span: Span;
}

/** The days between which goods should be delivered, or be ready at their branch, counted from a moment. */
export async function promiseDays(
  db: Queryable,
  { shop, at }: { readonly shop: Shop; readonly at: Date },
  { branchId, span }: Promised,
): Promise<Days> {
  const { opening_hours: hours, closed_days: closed } = await findOpenDays(db, branchId, shopCalendar(shop, at).today);
  const calendar = shopCalendar(shop, at, closed);
  return branchId === null ? expectedDays(span, calendar) : readyDays(span, calendar, hours ?? {});
}

/** The last day on which goods that are ready now wait at a branch, ISO. It is open on that day. */
export async function lastPickupDay(
  db: Queryable,
  { shop, at }: { readonly shop: Shop; readonly at: Date },
  branchId: number,
): Promise<string> {
  const today = shopCalendar(shop, at).today;
  const { opening_hours: hours, pickup_days: days, closed_days: closed } = await findOpenDays(db, branchId, today);
  return lastOpenDay(days ?? 0, shopCalendar(shop, at, closed), hours ?? {});
}
