import type { OpeningHours, PublicBranch } from '#shared/delivery/contract.ts';
import { weekdayOf } from '#shared/delivery/week-groups.ts';
import type { ClosureRow } from './branch.queries.ts';
import { addDays, type Calendar } from './shop-calendar.ts';

/** Longer than any temporary closure of a branch. */
const farthestDays = 60;

/** Days on which a branch is closed: its own closures and those of all branches. */
export function closedDaysOf(branchId: number, closed: readonly ClosureRow[]): string[] {
  return closed.flatMap(({ branch_id: id, day }) => (id === null || id === branchId ? [day] : []));
}

/**
 * Until when a branch is open, or when it opens next. It is closed on public holidays.
 * @param calendar with the branch's closures
 */
export function openingAt(calendar: Calendar, hours: OpeningHours): PublicBranch['opening'] {
  const { today, time, isOrdinaryDay } = calendar;
  const spansOn = (day: string) => (isOrdinaryDay(day) ? (hours[weekdayOf(day)] ?? []) : []);
  const current = spansOn(today).find((span) => startOf(span) <= time && time < endOf(span));
  if (current) return { closes_at: endOf(current), opens: null };
  const later = spansOn(today).find((span) => time < startOf(span));
  if (later) return { closes_at: null, opens: { day: today, at: startOf(later) } };
  for (let days = 1; days <= farthestDays; days += 1) {
    const day = addDays(today, days);
    const [first] = spansOn(day);
    if (first) return { closes_at: null, opens: { day, at: startOf(first) } };
  }
  return { closes_at: null, opens: null };
}

const startOf = (span: string) => span.slice(0, 5);
const endOf = (span: string) => span.slice(6);
