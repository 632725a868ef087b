import type { Shop } from '#shared/shop/shops.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { shopCalendar } from '#server/features/branches/index.ts';
import { findWay } from './delivery.queries.ts';
import { expectedDays, readyDays, type Days } from './expected-days.ts';

interface Parcel {
  readonly carrierId: number;
  /** Where it is picked up. */
  readonly branchId: number | null;
  /** Branches and warehouses in which its goods lie. */
  readonly placeIds: readonly number[];
}

/** Days between which goods that lie ready should come, or be ready at their branch, counted from a moment on. */
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
