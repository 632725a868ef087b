import { closuresOf } from '#shared/delivery/closures-of.ts';
import type { PublicBranch } from '#shared/delivery/contract.ts';
import { weekdayOf } from '#shared/delivery/week-groups.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { BranchRow, ClosureRow } from './branch.queries.ts';
import { addDays, dayIn, isPublicHoliday } from './shop-calendar.ts';

/** How far ahead closures are listed. */
const shownDays = 42;

/**
 * Days of the next weeks on which a branch is closed despite its regular hours: its closures, and public holidays.
 * @param closed of all branches or of this one, from today on
 */
export function shownClosures(
  { id, opening_hours: hours }: Pick<BranchRow, 'id' | 'opening_hours'>,
  closed: readonly ClosureRow[],
  { shop, at }: { readonly shop: Shop; readonly at: Date },
): PublicBranch['closures'] {
  const today = dayIn(shop.timeZone, at);
  const days = Array.from({ length: shownDays + 1 }, (_none, index) => addDays(today, index));
  const own = new Map(closuresOf(id, closed).map(({ day, note }) => [day, note]));
  return days.flatMap((day): PublicBranch['closures'] => {
    const note = own.get(day);
    if (note !== undefined) return [{ day, note, is_holiday: false }];
    const isHoliday = isPublicHoliday(shop, day) && (hours[weekdayOf(day)] ?? []).length > 0;
    return isHoliday ? [{ day, note: '', is_holiday: true }] : [];
  });
}
