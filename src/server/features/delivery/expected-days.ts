import { deliveryDays } from '#shared/shop/figures.ts';
import { weekdayOf } from '#shared/delivery/week-groups.ts';
import { addDays, type Calendar } from '#server/features/branches/index.ts';

/** Location of the goods that a carrier delivers; `prague` is the capital of the shop's country. */
export type GoodsPlace = keyof typeof deliveryDays;

export interface Span {
  readonly min: number;
  readonly max: number;
}

const transferDays: Span = { min: 3, max: 7 };
/** Goods in stock at a branch are ready on the same day, or on the next day on which it is open. */
const ownDays: Span = { min: 0, max: 1 };

/** Goods that a branch does not have arrive within this many days, including weekends and holidays. */
const otherBranchDays = 10;

/** Later orders leave on the next working day; local time of the shop. */
const cutOff = '14:00';
/** Time that a branch needs before closing to prepare goods. */
const preparationMinutes = 60;

/** Weekday → opening hours: 09:00-18:00. */
type OpeningHours = Readonly<Record<string, readonly string[]>>;

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Number of working days that a carrier takes. */
export function expectedSpan(place: GoodsPlace, extra: Span = { min: 0, max: 0 }): Span {
  const { min, max } = deliveryDays[place];
  return { min: min + extra.min, max: max + extra.max };
}

/** The days between which a carrier should deliver; weekends and holidays don't count. */
export function expectedDays(span: Span, calendar: Calendar): Days {
  return workingDaysAfter(calendar, span);
}

/** Number of working days until goods are ready at a branch; if it has them, days on which it is open. */
export function readySpan(hasEverything: boolean): Span {
  return hasEverything ? ownDays : transferDays;
}

/**
 * The days between which goods should be ready at a branch. It is open on both, and if one is today, still open long
 * enough.
 * @param span of `readySpan`
 */
export function readyDays(span: Span, calendar: Calendar, hours: OpeningHours): Days {
  const isOpen = openDays(calendar, hours);
  const nextOpen = (day: string) => findDay(day, 1, isOpen);
  if (span.min === ownDays.min) {
    const { today, time } = calendar;
    const from = nextOpen(isTooLate(hours[weekdayOf(today)] ?? [], time) ? addDays(today, 1) : today);
    return { from, to: nextOpen(addDays(from, 1)) };
  }
  const latest = findDay(addDays(calendar.today, otherBranchDays), -1, isOpen);
  const { from, to } = workingDaysAfter(calendar, span);
  const capped = (day: string) => (nextOpen(day) < latest ? nextOpen(day) : latest);
  return { from: capped(from), to: capped(to) };
}

/** The first day on which goods are ready, if the branch is open on it; else the next day on which it is. */
export function openDaysFrom({ from, to }: Days, calendar: Calendar, hours: OpeningHours): Days {
  const isOpen = openDays(calendar, hours);
  return { from: findDay(from, 1, isOpen), to: findDay(to, 1, isOpen) };
}

/** The last of so many days on which a branch is open, counted from tomorrow. */
export function lastOpenDay(days: number, calendar: Calendar, hours: OpeningHours): string {
  const isOpen = openDays(calendar, hours);
  let day = calendar.today;
  for (let left = days; left > 0; left -= 1) day = findDay(addDays(day, 1), 1, isOpen);
  return day;
}

function workingDaysAfter({ today, time, isWorkingDay }: Calendar, { min, max }: Span): Days {
  const leaves = findDay(time < cutOff ? today : addDays(today, 1), 1, isWorkingDay);
  const after = (days: number) => {
    let day = leaves;
    for (let left = days; left > 0; left -= 1) day = findDay(addDays(day, 1), 1, isWorkingDay);
    return day;
  };
  return { from: after(min), to: after(max) };
}

export interface Departure {
  /** The last moment of orders that leave then; local time of the shop: 2026-11-24 14:00. */
  readonly deadline: string;
  /** The last day of the promised ones, ISO. */
  readonly arrival: string;
}

/** The next parcels to leave, with the last day of their delivery. @param span of `expectedSpan` */
export function nextDeparture(span: Span, calendar: Calendar): Departure {
  const { today, time, isWorkingDay } = calendar;
  const leaves = findDay(time < cutOff ? today : addDays(today, 1), 1, isWorkingDay);
  return { deadline: `${leaves} ${cutOff}`, arrival: workingDaysAfter(calendar, span).to };
}

/** A branch without recorded hours counts as open on working days. */
function openDays({ isWorkingDay, isOrdinaryDay }: Calendar, hours: OpeningHours): (day: string) => boolean {
  const hasHours = Object.values(hours).some((spans) => spans.length > 0);
  return hasHours ? (day) => isOrdinaryDay(day) && (hours[weekdayOf(day)] ?? []).length > 0 : isWorkingDay;
}

/** Whether a day's hours end too soon to prepare goods. */
function isTooLate(spans: readonly string[], time: string): boolean {
  const last = spans.at(-1);
  return last !== undefined && minutesOf(last.slice(6)) - minutesOf(time) < preparationMinutes;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Longer than any temporary closure of a branch. */
const farthestDays = 60;

/** The first matching day from this one on, forwards or backwards; this one itself when there is none nearby. */
function findDay(from: string, step: 1 | -1, isSuch: (day: string) => boolean): string {
  let day = from;
  for (let steps = 0; steps < farthestDays; steps += 1) {
    if (isSuch(day)) return day;
    day = addDays(day, step);
  }
  return from;
}
