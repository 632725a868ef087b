import type { Shop } from '#shared/shop/shops.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { shopCalendar } from '#server/features/branches/index.ts';
import { findOpenDays } from './delivery.queries.ts';
import { expectedDays, readyDays, type Days, type Span } from './expected-days.ts';

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
