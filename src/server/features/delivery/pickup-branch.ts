import type { PickupStore } from '#shared/delivery/contract.ts';
import { slugOf } from '#shared/i18n/slugs.ts';
import type { Shop } from '#shared/shop/shops.ts';
import { type PickupBranchRow, shopCalendar, shownClosures } from '#server/features/branches/index.ts';
import { openDaysFrom, type Days } from './expected-days.ts';

/** A store for buyers who pick up there. Lists the promised days on which it is open; none once they are over. */
export function pickupAt(
  branch: PickupBranchRow,
  { shop, at }: { readonly shop: Shop; readonly at: Date },
  promised: Days,
): PickupStore {
  const { closed, ...address } = branch;
  const calendar = shopCalendar(
    shop,
    at,
    closed.map(({ day }) => day),
  );
  const { today } = calendar;
  const from = promised.from < today ? today : promised.from;
  const isOver = promised.to < today;
  const ready = isOver ? null : openDaysFrom({ from, to: promised.to }, calendar, branch.opening_hours);
  return {
    ...address,
    slug: slugOf(branch.town),
    closures: shownClosures(branch, closed, { shop, at }),
    today,
    ready_from: ready?.from ?? null,
    ready_to: ready?.to ?? null,
  };
}
