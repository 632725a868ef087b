import { weekdays, writtenSpan, type Weekday } from './opening-hours.ts';
import type { OpeningHours } from './contract.ts';

export interface DayGroup {
  readonly from: Weekday;
  readonly to: Weekday;
  /** Formatted for display, `9:00–18:00`; empty: closed. */
  readonly spans: readonly string[];
  readonly hasToday: boolean;
}

/**
 * Groups consecutive days with the same hours.
 * @param today ISO date; if missing, no group is marked
 */
export function weekGroups(hours: OpeningHours, today?: string): DayGroup[] {
  const weekday = today && weekdayOf(today);
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const spans = (hours[day] ?? []).map(writtenSpan);
    const isToday = day === weekday;
    const last = groups.at(-1);
    if (last && last.spans.join() === spans.join())
      groups[groups.length - 1] = { ...last, to: day, hasToday: last.hasToday || isToday };
    else groups.push({ from: day, to: day, spans, hasToday: isToday });
  }
  return groups;
}

/** @param day ISO date */
export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7]!;
}
