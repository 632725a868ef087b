import type { Shop } from '#shared/shop/shops.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { shopCalendar } from '#server/features/branches/index.ts';
import { findWay } from './delivery.queries.ts';
import { expectedDays, readyDays, type Days } from './expected-days.ts';

interface Parcel {
  readonly carrierId: number;
  /** The pickup branch. */
  readonly branchId: number | null;
  /** Branches and warehouses that hold its goods. */
  readonly placeIds: readonly number[];
}

/** The days between which goods should be delivered, or be ready at their branch, counted from a moment. */
export async function promiseDays(
  db: Queryable,
  { shop, at }: { readonly shop: Shop; readonly at: Date },
  { carrierId, branchId, placeIds }: Parcel,
): Promise<Days> {
  const way = await findWay(db, { carrierId, branchId, placeIds, today: shopCalendar(shop, at).today });
  const calendar = shopCalendar(shop, at, way.closed_days);
  if (branchId !== null) {
    const hasEverything = placeIds.length > 0 && placeIds.every((id) => id === branchId);
    return readyDays(hasEverything, calendar, way.opening_hours ?? {});
  }
  const place = way.is_in_prague ? 'prague' : 'elsewhere';
  return expectedDays(place, calendar, { min: way.days_min, max: way.days_max });
}
